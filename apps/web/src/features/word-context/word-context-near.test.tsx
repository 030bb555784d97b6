import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { startFakeServer } from '../../shared/testing/fake-server';
import { makeToolPath, readAddressSearch, type WordSearch } from '../../shared/word-search/word-links';
import { answerRows, renderContext } from './testing/word-context-scene';
import { options as contextOptions } from './word-context-tool';

afterEach(() => {
  vi.unstubAllGlobals();
});

const search: WordSearch = {
  ...({ word: 'käima', type: 'LEMMAS', keepCapitalization: false } as const),
  near: { word: 'kontsert', count: 3 },
};
const address = makeToolPath('wordcontext', search).replace('/tools/', '');

describe('the lines of a keyword beside a word', () => {
  it('are asked for by an address, are counted apart from all occurrences, and lead to those', async () => {
    const calls = startFakeServer({
      [wordContextCall.path]: answerRows(2, {
        total: 198,
        listed: 2,
        contextList: [
          {
            ...{
              contextBefore: 'ma',
              keyword: 'käin',
              contextAfter: 'tihti kontserdil',
              textId: null,
              hit: 7,
            },
            sortedBy: [{ part: 'AFTER', at: 6, length: 10 }],
          },
        ],
      }),
    });
    const { user } = await renderContext(address);
    const status = await screen.findByText(/2 lines with “kontsert” within 3 words/u);
    expect(status.textContent).toContain('198 occurrences');
    expect(calls[0]?.body).toMatchObject({ keyword: 'käima', nearWord: 'kontsert', nearCount: 3 });
    expect(document.querySelector('[data-line] mark')?.textContent).toBe('kontserdil');
    const all = screen.getByRole('link', { name: 'All lines of the keyword' }).getAttribute('href');
    expect(all).toContain('word=k%C3%A4ima');
    expect(all).not.toContain('near');
    expect(screen.getByRole('link', { name: 'Worksheet', hidden: true }).getAttribute('href')).toContain(
      'nearWord=kontsert&nearCount=3',
    );
    const keyword = screen.getByLabelText(/^Keyword/u);
    await user.clear(keyword);
    await user.type(keyword, 'maja{Enter}');
    expect(calls.at(-1)?.body).toMatchObject({ keyword: 'maja' });
    expect(calls.at(-1)?.body).not.toHaveProperty('nearWord');
  });

  it('may be those of a relation of the word sketch', async () => {
    const related = { ...search, near: { word: 'kontsert', relation: 'ALLATIVE' } } as const;
    const path = makeToolPath('wordcontext', related);
    expect(readAddressSearch(new URLSearchParams(path.split('?')[1]))).toEqual(related);
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2, { total: 198, listed: 2 }) });
    await loadLazyMessages('sketch-relations');
    await renderContext(path.replace('/tools/', ''));
    expect(
      await screen.findByText(/2 lines where “kontsert” is its adverbial in the allative/u),
    ).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({ nearWord: 'kontsert', nearRelation: 'ALLATIVE' });
    expect(calls[0]?.body).not.toHaveProperty('nearCount');
    expect(screen.getByRole('link', { name: 'Worksheet', hidden: true }).getAttribute('href')).toContain(
      'nearWord=kontsert&nearRelation=ALLATIVE',
    );
  });

  it('come back from an address of a result, and not from one that makes no sense', () => {
    const options = { type: 'WORDS', keyword: 'käib', displayCount: 5, displayType: 'WORD' };
    const near = { nearWord: 'kontsert', nearCount: 2 };
    expect(contextOptions.read({ ...options, ...near })?.nearWord).toEqual({
      ...{ word: 'kontsert', count: 2, keyword: 'käib' },
    });
    expect(contextOptions.read({ ...options, ...near, nearCount: 60 })?.nearWord).toBeNull();
    expect(readAddressSearch(new URLSearchParams(address.split('?')[1]))).toEqual(search);
    const wrong = new URLSearchParams({
      word: 'a',
      type: 'WORDS',
      keepCapitalization: 'true',
      nearWord: 'b',
    });
    expect(readAddressSearch(wrong)).toEqual({ word: 'a', type: 'WORDS', keepCapitalization: true });
  });
});
