import { wordFormsCall } from '@keelerada/contract/tools/word-forms';
import { wordlistCall, type WordlistResponse } from '@keelerada/contract/tools/wordlist';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { decodeResult } from '../../shared/result-link/encode-result';
import { startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { WordlistTool } from './wordlist-tool';

const list: WordlistResponse = {
  resultList: ['kala', 'õun'].map((word) => {
    return { word, frequencyCount: 9, frequencyPercentage: 2.5, partOfSpeech: 'NOUN', tekstid: 3 };
  }),
  totals: { texts: 1, runningWords: 2000 },
};

async function askFor(type: string) {
  const { user } = await renderTool(<WordlistTool />, { address: 'wordlist' });
  await loadLazyMessages('wordlist-result');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), type);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  return user;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the word forms of a base form', () => {
  const forms = {
    vormid: [{ vorm: 'kalad', sagedus: 1234, tekstid: 3 }],
    totals: { texts: 1, runningWords: 2000 },
  };
  async function openForms(answer: () => unknown) {
    const calls = startFakeServer({
      [wordlistCall.path]: () => list,
      [wordFormsCall.path]: answer,
    });
    const user = await askFor('Base form');
    const opener = await screen.findByRole('button', { name: 'Word forms of kala' });
    await user.click(opener);
    return { user, opener, readForms: () => calls.filter(({ path }) => path === wordFormsCall.path) };
  }

  it('lead to the lines of the base form, the best examples first', async () => {
    startFakeServer({ [wordlistCall.path]: () => list, [wordFormsCall.path]: () => forms });
    const user = await askFor('Base form');
    await user.click(await screen.findByRole('button', { name: 'Word forms of kala' }));
    const link = await screen.findByRole('link', { name: 'Examples' });
    const [path, hash] = link.getAttribute('href')!.split('#');
    expect(path).toBe('/tools/wordcontext');
    expect(decodeResult(`#${hash}`)).toMatchObject({
      options: { keyword: 'kala', type: 'LEMMAS' },
      views: { view: { of: 'LEMMAS kala', sort: 'EXAMPLES' } },
    });
  });

  it('are asked for when its row is opened, once, and lead to just these occurrences', async () => {
    const { user, opener, readForms } = await openForms(() => forms);
    const link = await screen.findByRole('link', { name: 'kalad' });
    expect(link.closest('li')?.textContent).toBe('kalad1,234 (3)');
    expect(link.getAttribute('href')?.split('#')[0]).toBe(
      `/tools/wordcontext?${new URLSearchParams({ cql: '[word="kalad" & lemma="kala"]' }).toString()}`,
    );
    expect(readForms().map(({ body }) => body)).toEqual([
      { corpusTextIds: null, ownTexts: 'Siin on tekst.', algvorm: 'kala' },
    ]);
    await user.click(opener);
    expect(screen.queryByRole('link', { name: 'kalad' })).toBeNull();
    await user.click(opener);
    await screen.findByRole('link', { name: 'kalad' });
    expect(readForms()).toHaveLength(1);
  });

  it('can be asked for again where the call failed', async () => {
    const answers = [() => Response.json([], { status: 500 }), () => forms];
    const { user } = await openForms(() => answers.shift()?.());
    await screen.findByText('The word forms could not be fetched.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'kalad' });
  });

  it('are not offered in a list of word forms', async () => {
    startFakeServer({ [wordlistCall.path]: () => list });
    await askFor('Word form');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /^Word forms of/u })).toBeNull();
  });
});
