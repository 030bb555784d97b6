import { keynessCall, type KeynessResponse, type KeynessRow } from '@keelerada/contract/tools/keyness';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SelectionSide, useComparison } from '../../../shared/text-selection/selection-side';
import { useTextSelection } from '../../../shared/text-selection/text-selection';
import { startFakeServer } from '../../../shared/testing/fake-server';
import { renderTool } from '../../../shared/testing/render-tool';
import { WordlistTool } from '../wordlist-tool';

const makeRow = (
  sona: string,
  omane: 'A' | 'B' | null,
  pParandatud: number,
  [logSuheAlla, logSuheUles]: readonly [number, number],
): KeynessRow => ({
  ...{
    sona,
    omane,
    p: pParandatud / 10,
    pParandatud,
    sagedusA: 4,
    sagedusB: 9,
    miljoniKohtaA: 400.25,
    miljoniKohtaB: 900,
  },
  ...{ tekstidA: 2, tekstidB: 5, logToepara: 12.34, logSuhe: omane === 'B' ? -1.17 : 1.17 },
  ...{ logSuheAlla, logSuheUles, hajuvusA: 0.25, hajuvusB: null },
});

const answer: KeynessResponse = {
  votmesonad: [
    makeRow('kodu', 'A', 0.0123, [0.25, 2]),
    makeRow('kool', 'B', 1e-9, [-1.5, -0.75]),
    makeRow('ja', null, 1, [-2.5, 2.5]),
    makeRow('see', 'B', 1e-9, [-1.6, -0.7]),
  ],
  meetod: 'TEXTS',
  stoppsonad: ['ja', 'see'],
  totals: { texts: 1, runningWords: 10_000 },
  vordlusTotals: { texts: 1, runningWords: 12_000 },
};

function SecondTexts() {
  const { saveOwnTexts } = useTextSelection();
  const { swap, end } = useComparison();
  return (
    <>
      <button onClick={() => saveOwnTexts('Võrreldav tekst.')}>compare</button>
      <button onClick={swap}>swap</button>
      <button onClick={end}>end</button>
    </>
  );
}

async function renderComparison() {
  const view = await renderTool(
    <>
      <SelectionSide side="B">
        <SecondTexts />
      </SelectionSide>
      <WordlistTool />
    </>,
    { address: 'wordlist' },
  );
  await view.user.click(screen.getByRole('button', { name: 'compare' }));
  return view;
}

const readCells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: true, media, addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function CorpusTexts({ level }: { readonly level: string }) {
  const { saveCorpusTexts } = useTextSelection();
  const query = { corpuses: [], level: [level] };
  return <button onClick={() => saveCorpusTexts(['a'], { query, unchosenIds: [] })}>{level}</button>;
}

describe('the word list of two selections', () => {
  it('sends the queries in place of the ids that they found', async () => {
    const calls = startFakeServer({ [keynessCall.path]: () => answer });
    const { user } = await renderTool(
      <>
        <CorpusTexts level="A2" />
        <SelectionSide side="B">
          <CorpusTexts level="B1" />
        </SelectionSide>
        <WordlistTool />
      </>,
      { address: 'wordlist' },
    );
    for (const name of ['A2', 'B1']) await user.click(screen.getByRole('button', { name }));
    await screen.findByText(/^Compared:/u);
    expect(calls.find(({ path }) => path === keynessCall.path)?.body).toMatchObject({
      ...{ corpusTextIds: null, tekstivalik: { paring: { level: ['A2'] } } },
      vordlus: { corpusTextIds: null, tekstivalik: { paring: { level: ['B1'] } } },
    });
  });

  // A sentence on the topics has no words of grammar, the table has.
  it('sends both with the options of the word list, and shows the words with their measures', async () => {
    const calls = startFakeServer({ [keynessCall.path]: () => answer });
    await renderComparison();
    await screen.findByText(/^Compared: own text \(A\) 1 text, 10,000 running words; own text \(B\) 1 text/u);
    const asked = calls.filter(({ path }) => path === keynessCall.path);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({
      ...{ corpusTextIds: null, ownTexts: 'Siin on tekst.', type: 'LEMMAS' },
      vordlus: { corpusTextIds: null, ownTexts: 'Võrreldav tekst.' },
    });
    const [, school, home, , and] = screen.getAllByRole('row');
    // What surely differs most comes first, however the answer is ordered.
    const measures = ['400', '900', '', '−1.17−1.50 to −0.75', '2', '5', '< 0.001'];
    expect(readCells(school!).slice(3)).toEqual(measures);
    expect(readCells(home!).at(-1)).toBe('0.012');
    // Both bars are on the one axis; a ring is empty where the interval reaches zero.
    const widths = [...school!.querySelectorAll<HTMLElement>('[data-part="bar"] i')];
    expect(widths.map(({ style }) => style.width)).toEqual(['40.025%', '90%']);
    const readMark = (row: HTMLElement) =>
      row.querySelector<HTMLElement>('[data-part="difference"] i')!.dataset['side'];
    expect([school, home, and].map((row) => readMark(row!))).toEqual(['B', 'A', undefined]);
    expect(screen.getByText(/these are more frequent/u).textContent).toBe(
      'In selection A these are more frequent: kodu; in selection B: kool.',
    );
  });

  it('says in its row that a word is of one text, or mostly, and what is taken as independent', async () => {
    const [home, school, and] = answer.votmesonad;
    const lone = { ...home!, sona: 'kodune', tekstidA: 1, tekstidB: 0, enimTekstis: 13 };
    const most = { ...school!, enimTekstis: 12 };
    const votmesonad = [lone, most, { ...and!, enimTekstis: 6 }];
    startFakeServer({ [keynessCall.path]: () => ({ ...answer, votmesonad }) });
    await renderComparison();
    await screen.findByText(/95% confidence interval over the texts/u);
    const notes = screen
      .getAllByRole('row')
      .map((row) => row.querySelector('[data-part="pair-note"]')?.textContent);
    expect(notes.slice(1).sort()).toEqual(['', '12 of 13 in one text', 'in one text only']);
  });

  it('says where words are taken as independent', async () => {
    const votmesonad = answer.votmesonad.map((row) => ({ ...row, tekstidA: 1, tekstidB: 0 }));
    startFakeServer({ [keynessCall.path]: () => ({ ...answer, votmesonad, meetod: 'WORDS' }) });
    await renderComparison();
    await screen.findByText(/words taken as independent/u);
    expect(screen.queryByText('in one text only')).toBeNull();
  });

  it('filters by the selection that a word is typical of', async () => {
    startFakeServer({ [keynessCall.path]: () => answer });
    const { user } = await renderComparison();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'How' }), 'Typical of');
    await user.click(screen.getByRole('button', { name: /\(A\) 1$/u }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(readCells(screen.getAllByRole('row')[1]!)[1]).toContain('kodu');
  });

  it('explains the measures with their limits on a press', async () => {
    startFakeServer({ [keynessCall.path]: () => answer });
    const { user } = await renderComparison();
    const limits = await screen.findByText(/^LL treats every word/u);
    expect(limits.closest('details')!.open).toBe(false);
    await user.click(screen.getByText('How to read the figures'));
    expect(limits.closest('details')!.open).toBe(true);
    expect(screen.getByText(/A frequency of 0 counts as 0\.5/u)).toBeDefined();
  });

  it('asks again when the sides change places, and is the plain word list again without the second', async () => {
    const plain = { resultList: [], totals: { texts: 1, runningWords: 0 } };
    const calls = startFakeServer({ [keynessCall.path]: () => answer, [wordlistCall.path]: () => plain });
    const { user } = await renderComparison();
    await screen.findByText(/^Compared/u);
    await user.click(screen.getByRole('button', { name: 'swap' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        ownTexts: 'Võrreldav tekst.',
        vordlus: { ownTexts: 'Siin on tekst.' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'end' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe(wordlistCall.path));
    expect(calls.at(-1)?.body).not.toHaveProperty('vordlus');
  });
});
