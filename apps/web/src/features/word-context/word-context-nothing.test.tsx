import { nearestWordsCall } from '@keelerada/contract/tools/nearest-words';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { WordContextTool } from './word-context-tool';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const nothing = { contextList: [], initialKeyword: null, lemmatizedKeyword: null, total: 0 };
const address = 'wordcontext?word=kontsret&type=LEMMAS&keepCapitalization=false';

it('says once that nothing was found, with words written alike and the search in all texts', async () => {
  const calls = startFakeServer({
    [wordContextCall.path]: () => ({ ...nothing, totals: { texts: 1, runningWords: 3 } }),
    [nearestWordsCall.path]: () => ({ algvormid: [{ word: 'kontsert', frequencyCount: 198 }], totals: {} }),
    [textQueryCall.path]: () => [{ text_id: 'a', property_value: 'A' }],
  });
  const { user } = await renderTool(<WordContextTool />, { address });
  const like = await screen.findByRole('link', { name: 'kontsert' });
  expect(like.getAttribute('href')).toContain('/tools/wordcontext?word=kontsert&type=LEMMAS');
  expect(screen.getAllByText(/The keyword was not found/u)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /Options/u }).getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Search all texts' }));

  await waitFor(() =>
    expect(calls.filter(({ path }) => path === wordContextCall.path).at(-1)?.body).toMatchObject({
      ...{ tekstivalik: 'KOIK', keyword: 'kontsret' },
    }),
  );
});
