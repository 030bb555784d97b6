import {
  errorProfileCall,
  type ErrorProfileResponse,
  type ErrorProfileRow,
} from '@keelerada/contract/tools/error-profile';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rows as textRows } from '../../app/testing/choose-texts';
import { answerJson, openApp } from '../../app/testing/test-app';
import { decodeResult } from '../../shared/result-link/encode-result';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { makeProfile } from './testing/make-profile';

const level = (value: string) => ({ value, texts: 3 });
const summary = {
  texts: 6,
  words: 900,
  levels: [level('A2'), level('B1')],
  nativeLanguages: [],
  nationalities: [],
};

/** Rates with intervals of a tenth on both sides. */
const rates: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  A2: { all: 7.5, 'R:SPELL': 3, 'M:PUNCT': 1, 'R:NOM:FORM': 0.52 },
  B1: { all: 3, 'R:SPELL': 1, 'M:PUNCT': 2, 'R:NOM:FORM': 0.5 },
};

function makeSide(name: string): ErrorProfileResponse {
  const profile = makeProfile();
  if (rates[name] === undefined) return profile;
  const rate = (row: ErrorProfileRow): ErrorProfileRow => {
    const per100 = rates[name]?.[row.code ?? 'all'] ?? 0;
    return { ...row, hits: per100 * 100, observed: { per100, low: per100 * 0.9, high: per100 * 1.1 } };
  };
  return { ...profile, total: rate(profile.total), errorList: profile.errorList.map(rate) };
}

const line = {
  ...{ contextBefore: 'Eile ma', keyword: 'kaisin', contextAfter: 'koolis', textId: 'a', hit: 0 },
  vead: [
    {
      part: 'KEYWORD',
      at: 0,
      length: 6,
      written: 'kaisin',
      corrected: 'käisin',
      code: 'R:SPELL',
      probability: 1,
    },
  ],
};

interface Body {
  readonly tekstivalik?: string | { readonly paring: { readonly level: readonly string[] } };
  readonly corpusTextIds?: readonly string[] | null;
  readonly cql?: string;
  readonly level?: readonly string[];
}

const readLevel = ({ tekstivalik }: Body) =>
  typeof tekstivalik === 'object' ? tekstivalik.paring.level[0]! : 'all';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

async function compareLevels() {
  const ask = vi.fn((_: Request, body: unknown) => answerJson(makeSide(readLevel(body as Body))));
  const read = vi.fn((_: Request, _body: unknown) => answerJson({ contextList: [line], total: 1 }));
  const app = await openApp('/tools/errors', {
    isFirstVisit: true,
    answers: {
      // The texts of a level are no others.
      [textQueryCall.path]: (_: Request, body: unknown) =>
        answerJson((body as Body).level?.[0] === 'B1' ? textRows(6).slice(3) : textRows(3)),
      '/api/texts/selection-summary': () => answerJson(summary),
      [errorProfileCall.path]: ask,
      [wordContextCall.path]: read,
    },
  });
  const user = userEvent.setup();
  await screen.findByRole('region', { name: 'Spelling' });
  for (const name of ['A2', 'B1']) {
    if (screen.queryByRole('group', { name: /^Levels/u }) === null)
      await user.click(await screen.findByRole('button', { name: /^Show the selection/u }));
    const levels = await screen.findByRole('group', { name: /^Levels/u });
    await user.click(within(levels).getByRole('button', { name }));
    await waitFor(() => expect(ask.mock.calls.map(([, body]) => readLevel(body as Body))).toContain(name));
  }
  const table = await screen.findByRole('table', { name: 'Kinds of error by group' });
  return { ...app, ask, read, user, table };
}

describe('the errors of two selections', () => {
  it('are asked for both by two presses, and stand in one list by how sure their difference is', async () => {
    const { ask, table, router } = await compareLevels();
    expect(ask.mock.calls.map(([, body]) => readLevel(body as Body))).toEqual(['all', 'A2', 'A2', 'B1']);
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]!.textContent);
    expect(names).toEqual(['Spelling', 'Missing punctuation', 'Case form']);
    const [, spelling, comma, form] = within(table).getAllByRole('row');
    // 3 ± 0.3 less 1 ± 0.1, and a comma more often in the second one.
    expect(spelling!.textContent).toContain('2.001.68 to 2.32');
    expect(comma!.textContent).toContain('−1.00−1.22 to −0.78');
    const mark = (row: HTMLElement) =>
      row.querySelector<HTMLElement>('[data-part="difference"] i')!.dataset['side'];
    expect([spelling, comma, form].map((row) => mark(row!))).toEqual(['A', 'B', undefined]);
    expect(screen.getByText(/there are 2\.5 times as many marked errors/u).textContent).toBe(
      'In A2 texts there are 2.5 times as many marked errors as in B1 texts. Largest difference: spelling, 3 in A2 texts and 1 in B1 texts.',
    );
    await waitFor(() =>
      expect(decodeResult(router.state.location.hash)).toMatchObject({
        query: { level: ['A2'] },
        compared: { query: { level: ['B1'] } },
      }),
    );
  });

  it('open their lines in both, each with its correction and the way to all of its side', async () => {
    const { table, user, read } = await compareLevels();
    await user.click(within(table).getByRole('button', { name: 'Show sentences: Spelling' }));
    const side = await screen.findByRole('region', { name: 'B1' });
    expect((await within(side).findByRole('listitem')).textContent).toBe('Eile ma kaisin käisin koolis');
    expect(read.mock.calls.map(([, body]) => readLevel(body as Body))).toEqual(['A2', 'B1']);
    expect(read.mock.calls[0]![1]).toMatchObject({ cql: '[error.first="R:SPELL"]', sample: 3, vead: true });
    const [, hash = ''] = within(side).getByRole('link').getAttribute('href')!.split('#');
    expect(decodeResult(`#${hash}`)).toMatchObject({ query: { level: ['B1'] }, compared: null });
  });

  it('end with a cross of a chip, which leaves the other selection', async () => {
    const { user, ask } = await compareLevels();
    await user.click(screen.getByRole('button', { name: 'Clear selection A' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(5));
    expect(readLevel(ask.mock.calls[3]![1] as Body)).toBe('B1');
    expect(screen.queryByRole('button', { name: 'Clear selection A' })).toBeNull();
  });
});
