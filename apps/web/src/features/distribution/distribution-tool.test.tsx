import { distributionCall, type DistributionResponse } from '@keelerada/contract/tools/distribution';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tools } from '../../app/tools/tool-list';
import { startFakeServer } from '../../shared/testing/fake-server';
import { startI18n } from '../../shared/i18n/start-i18n';
import { renderTool } from '../../shared/testing/render-tool';

import { makeGroup } from './testing/make-group';

const answer: DistributionResponse = {
  distributionList: [
    {
      property: 'level',
      groups: [
        makeGroup({ value: 'C1', perMillion: 700, low: 560, high: 860 }),
        makeGroup({ value: 'B1', hits: 31, perMillion: 800, low: 700, high: 920 }),
        makeGroup({ value: null, isSmall: true }),
      ],
    },
    { property: 'year', groups: [makeGroup({ value: null })] },
    {
      property: 'gender',
      groups: [makeGroup({ value: 'mees', perMillion: 5 }), makeGroup({ value: 'naine', perMillion: 9 })],
    },
  ],
  hits: 1234,
  textsWithHits: 61,
  perMillion: 812.4,
  low: 767.7,
  high: 859,
  method: 'TEXTS',
  dispersion: { dp: 0.4321, dpNorm: 0.4567 },
  initialKeyword: null,
  lemmatizedKeyword: null,
  totals: { texts: 122, runningWords: 1_518_900 },
};

const ADDRESS = 'distribution?word=raamat&type=LEMMAS&keepCapitalization=false';

async function renderDistribution(address: string) {
  localStorage.setItem('language', 'en');
  await startI18n();
  const Screen = await tools.find(({ name }) => name === 'distribution')!.load();
  return renderTool(<Screen />, { address });
}

const readRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the distribution', () => {
  it('runs the search of the address and tells range, rate with its interval and dispersion', async () => {
    const calls = startFakeServer({ [distributionCall.path]: () => answer });
    await renderDistribution(ADDRESS);
    const figures = await screen.findByText('1,234');
    const list = figures.closest('dl')!.textContent;
    expect(list).toContain('95% interval 768–859');
    expect(list).toContain('of 122 texts (50%)');
    expect(list).toContain('0.43normalised DP 0.46');
    expect(calls[0]?.body).toEqual({
      corpusTextIds: null,
      ownTexts: 'Siin on tekst.',
      type: 'LEMMAS',
      keyword: 'raamat',
      keepCapitalization: false,
    });
  });

  it('shows levels in their order first, and another property or order when chosen', async () => {
    startFakeServer({ [distributionCall.path]: () => answer });
    const { user } = await renderDistribution(ADDRESS);
    await screen.findByRole('table', { name: 'Distribution: Level' });
    expect(readRows()).toEqual(['B1', 'C1', 'unknown']);
    expect(screen.getAllByText('few data')).toHaveLength(1);
    expect(screen.getByRole('option', { name: 'Year' })).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'Gender');
    expect(await screen.findByRole('table', { name: 'Distribution: Gender' })).toBeTruthy();
    expect(readRows()).toEqual(['female', 'male']);
    expect(document.querySelectorAll('[data-row="naine"]')).toHaveLength(2);
  });

  it('sends a query by form that the address asks for', async () => {
    const calls = startFakeServer({ [distributionCall.path]: () => answer });
    await renderDistribution(`distribution?${new URLSearchParams({ cql: '[lemma="ema"]' }).toString()}`);
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ cql: '[lemma="ema"]' }));
    expect(calls[0]?.body).not.toHaveProperty('keyword');
  });

  it('tells the share of a second query', async () => {
    const share = { of: 200, value: 0.25, low: 0.2, high: 0.31, method: 'TEXTS' } as const;
    const groups = [makeGroup({ share }), makeGroup({ value: 'B1', share: { ...share, value: null } })];
    const shared = { ...answer, share, distributionList: [{ property: 'level' as const, groups }] };
    const calls = startFakeServer({ [distributionCall.path]: () => shared });
    const asked = { cql: '[pos="NOUN" & Case="Par"]', shareOf: '[pos="NOUN"]' };
    const address = `distribution?${new URLSearchParams({ cql: asked.cql }).toString()}`;
    const { user } = await renderDistribution(address);
    await user.type(await screen.findByLabelText('Share of a query'), '[[pos="NOUN"]{Enter}');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject(asked));
    const table = await screen.findByRole('table', { name: 'Distribution: Level' });
    expect(within(table).getByText('Share, %')).toBeTruthy();
    const row = within(table).getAllByRole('row')[1]!;
    expect(within(row).getByText('25.0')).toBeTruthy();
    expect(within(row).getByText('31.0')).toBeTruthy();
  });

  it('says so where nothing is known of the texts, or too little for a conclusion', async () => {
    const own = {
      ...answer,
      distributionList: [
        { property: 'level' as const, groups: [makeGroup({ value: null, isOwnText: true })] },
      ],
      dispersion: null,
      totals: { texts: 1, runningWords: 300 },
    };
    startFakeServer({ [distributionCall.path]: () => own });
    await renderDistribution(ADDRESS);
    expect(
      await screen.findByText(/The level, native language and other properties of these texts are unknown/u),
    ).toBeTruthy();
    expect(screen.getByText(/too few for a conclusion/u)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows an error where nothing is found', async () => {
    startFakeServer({ [distributionCall.path]: () => ({ ...answer, hits: 0 }) });
    await renderDistribution(ADDRESS);
    expect(await screen.findByText(/The keyword was not found/u)).toBeTruthy();
  });
});
