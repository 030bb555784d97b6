import { textOriginsCall } from '@keelerada/contract/texts/text-query';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CellRow } from '../../shared/downloads/download-table';
import { startFakeServer } from '../../shared/testing/fake-server';
import { saveTable } from '../../shared/downloads/save-table';
import { ADDRESS, answerRows, renderContext } from './testing/word-context-scene';
import { matchStyle } from '../../shared/testing/quick-answers';

vi.mock('../../shared/downloads/save-table', () => ({ saveTable: vi.fn() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveTable).mockClear();
});

describe('looking at a concordance', () => {
  it.each([
    ['1st word to the left', 'LEFT_1'],
    ['2nd word to the left', 'LEFT_2'],
    ['3rd word to the left', 'LEFT_3'],
    ['1st word to the right', 'RIGHT_1'],
    ['2nd word to the right', 'RIGHT_2'],
    ['3rd word to the right', 'RIGHT_3'],
  ])(
    'asks the server for one window of rows ordered by the %s, with the token of the first answer',
    async (name, sort) => {
      const calls = startFakeServer({ [wordContextCall.path]: answerRows(5000, { pageToken: 'token' }) });
      const { user } = await renderContext(ADDRESS);
      await screen.findByText('5,000 occurrences');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Order of lines' }), name);
      await waitFor(() => expect(calls).toHaveLength(2));
      expect(calls[1]?.body).toMatchObject({ sort, offset: 0, limit: 500, pageToken: 'token' });
    },
  );

  it('fetches the rows of a far page when it is asked for', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(5000) });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('5,000 occurrences');
    const page = screen.getByRole('textbox', { name: /Page/ });
    await user.clear(page);
    await user.type(page, '250');
    await screen.findByText('enne 4980', undefined, { timeout: 3000 });
    expect(calls.at(-1)?.body).toMatchObject({ sort: 'TEXT', offset: 4500, limit: 500 });
  });

  it('filters on the server while one types, and says how many lines pass', async () => {
    const calls = startFakeServer({
      [wordContextCall.path]: (body) => answerRows(3000, body['filterText'] ? { listed: 12 } : {})(body),
    });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('3,000 occurrences');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(screen.getByRole('textbox', { name: 'Contains' }), 'enne');
    await screen.findByText(/12 lines pass the filter/);
    // Typing rested once: one call for all four letters.
    expect(calls.map(({ body }) => body?.['filterText'])).toEqual([undefined, 'enne']);
    expect(calls[1]?.body).toMatchObject({ filterPart: 'LINE', offset: 0, limit: 500 });
    await user.clear(screen.getByRole('textbox', { name: 'Contains' }));
    await waitFor(() => expect(screen.queryByText(/pass the filter/)).toBeNull());
  });

  it('takes a random sample of an own size, says so, and keeps it through another order', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(3000) });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('3,000 occurrences');
    await user.click(screen.getByRole('button', { name: 'Random sample' }));
    const own = screen.getByRole('spinbutton', { name: 'Own number' });
    await user.clear(own);
    expect(screen.getByText(/whole number from 1/)).toBeTruthy();
    await user.type(own, '40{Enter}');
    await screen.findByText('random 40 of 3,000');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ sample: 40, sort: 'TEXT' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order of lines' }), 'Keyword');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Then by' }), '1st word to the left');
    const { seed } = calls.at(-1)!.body as { seed: number };
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ sample: 40, seed, sort: 'KEYWORD', thenSort: 'LEFT_1' }),
    );
  });

  it('opens a sentence on each side by a click on the line, by its place in the text order', async () => {
    // jsdom lays nothing out and has no such function.
    Element.prototype.scrollIntoView = vi.fn();
    const calls = startFakeServer({
      [wordContextCall.path]: (body) =>
        body['displayType'] === 'SENTENCE'
          ? {
              ...(answerRows(1)(body) as object),
              contextList: [
                {
                  contextBefore: 'Lause enne.',
                  keyword: 'raamat',
                  contextAfter: 'pärast.',
                  textId: null,
                },
              ],
            }
          : answerRows(30, { pageToken: 'token' })(body),
    });
    const { user } = await renderContext(ADDRESS);
    await user.click(await screen.findByText('enne 4'));
    await screen.findByText(/Lause enne/);
    const passages = calls.filter(({ body }) => body['displayType'] === 'SENTENCE');
    expect(passages.at(-1)?.body).toMatchObject({
      ...{ displayType: 'SENTENCE', displayCount: 1, sort: 'TEXT', offset: 4, limit: 1, pageToken: 'token' },
    });
    await user.click(screen.getByText('enne 4'));
    expect(screen.queryByText(/Lause enne/)).toBeNull();
  });

  it('names title, level and citizenship in words, apart from the native language, and remembers hidden columns', async () => {
    const origin = { title: 'Minu kodu', level: 'B1', nativeLanguage: null, nationality: 'Soome' };
    startFakeServer({
      [wordContextCall.path]: (body) => {
        const answer = answerRows(2)(body) as { contextList: object[] };
        return { ...answer, contextList: answer.contextList.map((row) => ({ ...row, textId: 'id' })) };
      },
      [textOriginsCall.path]: () => [{ textId: 'id', ...origin }],
    });
    const { user } = await renderContext(ADDRESS);
    expect(await screen.findAllByText('Finnish')).toHaveLength(2);
    expect(screen.getAllByText('Finnish')[0]?.dataset['part']).toBe('nationality');
    expect(screen.getAllByText('Minu kodu')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Level' }));
    expect(localStorage.getItem('keelerada.concordance-hidden-columns')).toBe('["level"]');
    expect(matchStyle(screen.getAllByText('B1')[0]!).display).toBe('none');
    localStorage.clear();
  });

  it('downloads every line with its provenance, and says if texts were cut', async () => {
    const written: CellRow[] = [];
    vi.mocked(saveTable).mockImplementation(async ({ batches }) => {
      for await (const batch of batches) written.push(...batch);
      return 2;
    });
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2500) });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('2,500 occurrences');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('menuitem', { name: /^CSV: all rows/ }));
    // Two cells were too long for the format.
    await screen.findByText(/^2 texts were too long/);
    expect(calls.at(-1)?.body).toMatchObject({ keyword: 'raamat', sort: 'TEXT' });
    expect(calls.at(-1)?.body).not.toHaveProperty('limit');
    expect(written).toHaveLength(2500);
    expect(written.at(-1)).toEqual([
      ...[2500, 'enne 2499', 'raamat', 'pärast 2499'],
      ...['own text', '', '', '', null],
    ]);
    const [table, format, name] = vi.mocked(saveTable).mock.calls[0]!;
    expect(format).toBe('csv');
    expect(name).toMatch(/^word-in-context-own-text-\d{4}-\d\d-\d\d$/u);
    expect(Object.fromEntries(table.provenance.entries)).toMatchObject({
      Keyword: 'raamat',
      'Order of lines': 'Original order',
      'Random sample': 'All lines',
      'Running words': '2000',
    });
  });
});
