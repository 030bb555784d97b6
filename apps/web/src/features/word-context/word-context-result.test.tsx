import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CellRow } from '../../shared/downloads/download-table';
import { startFakeServer } from '../../shared/testing/fake-server';
import { saveTable } from '../../shared/downloads/save-table';
import { ADDRESS, answerRows, renderContext } from './testing/word-context-scene';

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
      const calls = startFakeServer({ [WORD_CONTEXT_PATH]: answerRows(5000, { pageToken: 'token' }) });
      const { user } = await renderContext(ADDRESS);
      await screen.findByText('5,000 occurrences');
      await user.click(screen.getByRole('combobox', { name: 'Order of lines' }));
      await user.click(screen.getByRole('option', { name }));
      await waitFor(() => expect(calls).toHaveLength(2));
      expect(calls[1]?.body).toMatchObject({ sort, offset: 0, limit: 1000, pageToken: 'token' });
    },
  );

  it('fetches the rows of a far page when it is asked for', async () => {
    const calls = startFakeServer({ [WORD_CONTEXT_PATH]: answerRows(5000) });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('5,000 occurrences');
    const page = screen.getByRole('textbox', { name: /Page/ });
    await user.clear(page);
    await user.type(page, '250');
    await screen.findByText('enne 4980', undefined, { timeout: 3000 });
    expect(calls.at(-1)?.body).toMatchObject({ sort: 'TEXT', offset: 4000, limit: 1000 });
  });

  it('filters all lines, whatever part of them the screen has', async () => {
    const calls = startFakeServer({ [WORD_CONTEXT_PATH]: answerRows(3000) });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('3,000 occurrences');
    await user.type(screen.getByRole('textbox', { name: 'Contains' }), 'Pärast 2999{Enter}');
    expect((await screen.findByText(/passes the filter/)).textContent).toContain('1 line passes');
    expect(screen.getByText('enne 2999')).toBeTruthy();
    expect(calls.at(-1)?.body).not.toHaveProperty('limit');
  });

  it('downloads every line with its provenance, and says if texts were cut', async () => {
    const written: CellRow[] = [];
    vi.mocked(saveTable).mockImplementation(async ({ batches }) => {
      for await (const batch of batches) written.push(...batch);
      return 2;
    });
    const calls = startFakeServer({ [WORD_CONTEXT_PATH]: answerRows(2500) });
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('2,500 occurrences');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('menuitem', { name: /^CSV: all rows/ }));
    // Two cells were too long for the format.
    await screen.findByText(/^2 texts were too long/);
    expect(calls.at(-1)?.body).toMatchObject({ keyword: 'raamat', sort: 'TEXT' });
    expect(calls.at(-1)?.body).not.toHaveProperty('limit');
    expect(written).toHaveLength(2500);
    expect(written.at(-1)).toEqual([2500, 'enne 2499', 'raamat', 'pärast 2499', null]);
    const [table, format, name] = vi.mocked(saveTable).mock.calls[0]!;
    expect([format, name]).toEqual(['csv', 'word-in-context']);
    expect(Object.fromEntries(table.provenance.entries)).toMatchObject({
      Keyword: 'raamat',
      'Order of lines': 'Original order',
      'Running words': '2000',
    });
  });
});
