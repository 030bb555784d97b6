import { createTheme, ThemeProvider } from '@mui/material/styles';
import { wordSketchCall, type WordSketchResponse } from '@keelerada/contract/tools/word-sketch';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tools } from '../../app/tools/tool-list';
import { startFakeServer } from '../../shared/testing/fake-server';
import { startI18n } from '../../shared/i18n/start-i18n';
import { renderTool } from '../../shared/testing/render-tool';
import { measureBar } from './sketch-bar';
import { makeSketchCells } from './word-sketch-result';
import { options as toolOptions } from './word-sketch-tool';

const word = {
  ...{ sona: 'keel', sonaliik: 'NOUN', esinemisi: 3067, tekste: 124 },
  vormid: [
    { vorm: 'keele', esinemisi: 900 },
    { vorm: 'keelt', esinemisi: 700 },
  ],
};
const answer: WordSketchResponse = {
  seosed: [
    {
      ...{ seos: 'ATTRIBUTE', esinemisi: 1963, naabreid: 311, vorm: 'keel' },
      naabrid: [
        { sona: 'eesti', esinemisi: 1027, logDice: 12.6123, naide: ['Õpin ', 'eesti', ' ', 'keelt', '.'] },
      ],
    },
    {
      ...{ seos: 'ILLATIVE_OF', esinemisi: 53, naabreid: 14, vorm: 'keelde' },
      naabrid: [{ sona: 'tõlkima', esinemisi: 32, logDice: 12.6, naide: ['', 'Tõlgin', ' ', 'keelde', ''] }],
    },
  ],
  sona: word,
  initialKeyword: null,
  lemmatizedKeyword: null,
  totals: { texts: 848, runningWords: 592_467 },
};
const compared: WordSketchResponse = {
  ...answer,
  seosed: [
    {
      ...answer.seosed[0]!,
      naabrid: [
        {
          ...answer.seosed[0]!.naabrid[0]!,
          vordlus: { esinemisi: 0, logDice: null, naide: null },
        },
        {
          ...{ sona: 'vana', esinemisi: 0, logDice: null, naide: null },
          vordlus: { esinemisi: 7, logDice: 9.5, naide: ['', 'Vana', ' ', 'inimene', ' magab.'] },
        },
      ],
      vordlus: { esinemisi: 40, naabreid: 9, vorm: 'inimene' },
    },
  ],
  vordlus: { ...word, sona: 'inimene', esinemisi: 41 },
};

const ADDRESS = 'wordsketch?word=keel&type=LEMMAS&keepCapitalization=false';

async function renderSketch(address: string) {
  localStorage.setItem('language', 'en');
  await startI18n();
  const Screen = await tools.find(({ name }) => name === 'word-sketch')!.load();
  const themed = (
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <Screen />
    </ThemeProvider>
  );
  return renderTool(themed, { address });
}

const readPath = (link: HTMLElement) => {
  const [path = '', query = ''] = link.getAttribute('href')!.split('#')[0]!.split('?');
  return { path, ...Object.fromEntries(new URLSearchParams(query)) };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the word sketch', () => {
  it('runs the word of the address and shows its relations as questions, with its forms', async () => {
    const calls = startFakeServer({ [wordSketchCall.path]: () => answer });
    await renderSketch(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'keel' })).toBeTruthy();
    expect(screen.getByText('keele, keelt').lang).toBe('et');
    expect(screen.getByText(/3,067 occurrences · 124 texts · 5,177 per million/u)).toBeTruthy();
    const region = screen.getByRole('region', { name: /^What kind of keel ?\?$/u });
    expect(region.textContent).toContain('adjective + keel');
    expect(screen.getByRole('region', { name: /^Keelde ?: what is done\?$/u })).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      ...{ corpusTextIds: null, ownTexts: 'Siin on tekst.', keyword: 'keel' },
      ...{ limit: 10, sort: 'LOGDICE', minCooccurrence: 2 },
    });
  });

  it('opens an example of a collocate, and its lines from each of its numbers', async () => {
    startFakeServer({ [wordSketchCall.path]: () => answer });
    const { user } = await renderSketch(ADDRESS);
    const region = await screen.findByRole('region', { name: /^What kind of keel ?\?$/u });
    const lines = {
      ...{ path: '/tools/wordcontext', word: 'keel', type: 'LEMMAS', keepCapitalization: 'false' },
      ...{ nearWord: 'eesti', nearRelation: 'ATTRIBUTE' },
    };
    const count = within(region).getByRole('link', { name: 'All 1,027 lines: keel and eesti' });
    expect(readPath(count)).toEqual(lines);
    const row = within(region).getByRole('button', { name: 'eesti: 1,027 occurrences, logDice 12.6' });
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await user.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect([...region.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['eesti', 'keelt']);
    expect(readPath(within(region).getByRole('link', { name: 'All 1,027 lines' }))).toEqual(lines);
    await user.click(row);
    expect(region.querySelector('mark')).toBeNull();
  });

  it('sends a second word, and sets both side by side', async () => {
    const calls = startFakeServer({ [wordSketchCall.path]: () => compared });
    const { user } = await renderSketch('wordsketch');
    await user.click(await screen.findByText('choose text'));
    // The example that runs by itself.
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ keyword: 'keel' }));
    await user.type(screen.getByLabelText('Compare with'), 'inimene{Enter}');
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ keyword: 'keel', vordlussona: 'inimene' }),
    );
    const region = await screen.findByRole('region', { name: /^What kind of keel \/ inimene ?\?$/u });
    const link = within(region).getByRole('link', { name: 'All 7 lines: inimene and vana' });
    expect(readPath(link)).toMatchObject({ word: 'inimene', nearWord: 'vana', nearRelation: 'ATTRIBUTE' });
    expect(within(region).getByRole('button', { name: /^vana: A 0 .* B 7 .* 9\.5$/u })).toBeTruthy();
    expect(makeSketchCells(compared, (relation) => relation)).toEqual([
      ['ATTRIBUTE', 'eesti', 1027, 12.6123, 0, null, 'Õpin eesti keelt.'],
      ['ATTRIBUTE', 'vana', 0, null, 7, 9.5, 'Vana inimene magab.'],
    ]);
  });

  it('sends nothing for several words, and says so', async () => {
    const calls = startFakeServer({ [wordSketchCall.path]: () => answer });
    const { user } = await renderSketch('wordsketch');
    const word = await screen.findByRole('textbox', { name: /^Word/u });
    await user.clear(word);
    await user.type(word, 'suur koer{Enter}');
    expect(await screen.findByText('Enter one word.')).toBeTruthy();
    // The example alone.
    expect(calls.map(({ body }) => body)).toMatchObject(calls.map(() => ({ keyword: 'keel' })));
  });

  it('comes back from an address of a result, and not from one that makes no sense', () => {
    const options = { keyword: 'keel', limit: 5, sort: 'COUNT', minCooccurrence: 1 };
    expect(toolOptions.read(options)).toEqual({
      ...{ ...toolOptions.empty, keyword: 'keel', limit: '5', sort: 'COUNT', minCooccurrence: '1' },
    });
    expect(toolOptions.read({ ...options, vordlussona: 'kool' })?.vordlussona).toBe('kool');
    for (const wrong of [
      ...[{ keyword: 'kaks sõna' }, { sort: 'MI' }, { limit: 0 }, { minCooccurrence: 'x' }],
      ...[{ vordlussona: '' }, { vordlussona: 7 }],
    ])
      expect(toolOptions.read({ ...options, ...wrong })).toBeNull();
  });

  it('draws bars from weak to strong', () => {
    expect([null, 3, 10, 14, 15].map(measureBar)).toEqual([0, 2, 50, 100, 100]);
  });
});
