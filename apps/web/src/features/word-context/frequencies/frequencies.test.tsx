import { frequenciesCall, type FrequenciesResponse } from '@keelerada/contract/tools/frequencies';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../../shared/testing/fake-server';
import { ADDRESS, answerRows, renderContext } from '../testing/word-context-scene';

const rate = { runningWords: 2000, perMillion: 900, low: 700, high: 1200, method: 'TEXTS' as const };
const answers: Record<string, Partial<FrequenciesResponse>> = {
  FORM: {
    rows: 2,
    frequencyList: [
      { value: 'raamat', hits: 7, ...rate },
      { value: 'raamatu', hits: 3, ...rate },
    ],
  },
  LEVEL: {
    rows: 2,
    frequencyList: [
      { value: 'B1', hits: 4, texts: 3, isSmall: true, ...rate },
      { value: 'A', hits: 1, texts: 1, isSmall: true, ...rate, perMillion: 90 },
      { value: null, hits: 6, texts: 5, isSmall: true, ...rate },
    ],
  },
  RIGHT_1: { rows: 1, frequencyList: [{ value: null, hits: 10, ...rate }] },
};
const count = ({ countBy }: Record<string, unknown>) => ({
  ...{ counted: 10, total: 10, initialKeyword: null, lemmatizedKeyword: null },
  totals: { texts: 1, runningWords: 2000 },
  ...answers[String(countBy)],
});

beforeEach(() => {
  localStorage.removeItem('keelerada.frequencies');
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('64em'), media: query },
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function renderLines() {
  const calls = startFakeServer({
    [wordContextCall.path]: ({ countedBy, ...body }) =>
      answerRows(10, { pageToken: 'page', ...(countedBy !== undefined && { listed: 3 }) })(body),
    [frequenciesCall.path]: count,
  });
  const scene = await renderContext(ADDRESS);
  const panel = await screen.findByRole('complementary', { name: 'Frequencies' }, { timeout: 5000 });
  return { ...scene, calls, panel };
}

describe('the frequencies beside the lines', () => {
  it('are asked for after the lines, and a row opens its lines until its chip is removed', async () => {
    const { user, calls, panel } = await renderLines();
    await user.click(await within(panel).findByRole('button', { name: 'raamatu 3' }));
    expect(calls[0]?.path).toBe(wordContextCall.path);
    expect(calls.find(({ path }) => path === frequenciesCall.path)?.body).toMatchObject({
      ...{ keyword: 'raamat', countBy: 'FORM', limit: 8, pageToken: 'page' },
    });
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === wordContextCall.path).at(-1)?.body).toMatchObject({
        ...{ countedBy: 'FORM', countedLemmas: false, countedValue: 'raamatu' },
      }),
    );
    // The list of the row keeps all its rows; the other one counts the lines of the row.
    const lists = calls.filter(({ path }) => path === frequenciesCall.path).map(({ body }) => body);
    expect(lists.filter(({ countedBy }) => countedBy === 'FORM').map(({ countBy }) => countBy)).toEqual([
      'LEVEL',
    ]);
    expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent).join()).toContain(
      '3 lines',
    );
    const chip = screen.getByText('Word form: raamatu').closest<HTMLElement>('.MuiChip-root')!;
    await user.click(within(chip).getByTestId('CancelIcon'));
    expect(screen.queryByText('Word form: raamatu')).toBeNull();
  });

  it('count something else by choice, tell levels with their interval, and stay closed', async () => {
    const { user, panel } = await renderLines();
    const level = await within(panel).findByRole('button', { name: 'B1 900' });
    expect(level.title).toBe('B1: 900 per million words, 95% interval 700–1,200, 4 lines');
    expect(within(panel).getByRole('button', { name: 'level unknown 900' })).toBeTruthy();
    // A level without a colour of its own shows its letter all the same.
    const plain = within(panel).getByRole('button', { name: 'A 90' });
    expect(plain.querySelector('[aria-hidden]')?.textContent).toBe('A');
    const [counting] = within(panel).getAllByRole('combobox', { name: 'Count by' });
    await user.selectOptions(counting!, '1st word to the right');
    expect(await within(panel).findByRole('button', { name: 'no word 10' })).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Close frequencies' }));
    expect(screen.queryByRole('complementary', { name: 'Frequencies' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('keelerada.frequencies')!)).toMatchObject({
      isOpen: false,
      lists: [{ by: 'RIGHT_1', lemmas: false }, { by: 'LEVEL' }],
    });
    await user.click(screen.getByRole('button', { name: 'Frequencies' }));
    expect(await screen.findByRole('complementary', { name: 'Frequencies' })).toBeTruthy();
  });
});
