import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeResult } from '../shared/result-link/encode-result';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';
import { FACETS, QUERY, facets, makeId, rows } from './testing/choose-texts';
import { answerJson, type Answers, openApp } from './testing/test-app';

const SELECTIONS = 'keelerada.saved-selections';
const HISTORY = 'keelerada.search-history';
const WORDLIST = '/api/tools/wordlist';
const query = { corpuses: ['clWmOIrLa'], level: ['C1'] };
const savedAt = '2030-01-31T10:00:00.000Z';
const make = (name: string) => ({ name, savedAt, texts: { choice: 'all', count: 3, query } });
const keep = (...names: string[]) => ({
  [SELECTIONS]: JSON.stringify({ version: 1, selections: names.map(make) }),
});
const readNames = () => {
  const stored = JSON.parse(localStorage.getItem(SELECTIONS) ?? '{"selections":[]}') as {
    selections: { name: string }[];
  };
  return stored.selections.map(({ name }) => name);
};
const readHistory = () => localStorage.getItem(HISTORY) ?? '';
const answers: Answers = {
  [FACETS]: () => answerJson(facets(3)),
  [QUERY]: () => answerJson(rows(3)),
  '/api/texts/selection-summary': () =>
    answerJson({ texts: 3, words: 90, levels: [], nativeLanguages: [], nationalities: [] }),
  [WORDLIST]: () =>
    answerJson({
      resultList: [{ word: 'kass', frequencyCount: 2, frequencyPercentage: 100, partOfSpeech: 'NOUN' }],
      totals: { texts: 3, sentences: 3, words: 9, runningWords: 9, types: 5 },
    }),
};
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));

const openPalette = async () => {
  await screen.findByRole('button', { name: /^Find and open/u });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Find and open' });
};

// On a busy machine reading its code takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./command-palette/command-palette'),
    import('../features/own-text/own-text-dialog'),
  ]);
});
beforeEach(() => {
  // The chosen texts of a test before.
  sessionStorage.clear();
  standInForBrowser();
  setScreen('wide');
});

describe('a selection of texts', () => {
  it('is saved under a name as its query, and not the own text beside it', async () => {
    await openApp('/tools/wordlist', { answers, stored: keep('C1') });
    await click('Saved selections');
    await click(/^C1/u);
    await click(/^Show the selection/u);
    await click('Own text');
    await userEvent.type(await screen.findByLabelText('Text'), 'Minu saladus.');
    await userEvent.click(screen.getByRole('radio', { name: /together|with the/iu, hidden: true }));
    await click('Save for analysis');
    await click(/^Show the selection/u);
    await click('Choose in detail');
    await click('Save selection …');
    const dialog = await screen.findByRole('dialog', { name: 'Save the selection' });
    const name = within(dialog).getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Edasijõudnud');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(readNames()).toEqual(['Edasijõudnud', 'C1']));
    const stored = localStorage.getItem(SELECTIONS) ?? '';
    expect(stored).toContain('"choice":"all"');
    expect(stored).not.toContain(makeId(1));
    expect(stored).not.toContain('saladus');
  });

  it('can be side B of a comparison', async () => {
    await openApp('/tools/wordlist', { answers, stored: keep('C1', 'Teised') });
    await click('Saved selections');
    await click(/^C1/u);
    await click(/^Show the selection/u);
    await click('Compare with other texts');
    await click('Saved selections');
    await click(/^Teised/u);
    expect(await screen.findByRole('button', { name: /^Selection B: /u })).toBeTruthy();
  });

  it('whose texts are gone changes nothing', async () => {
    await openApp('/tools/wordlist', {
      answers: { ...answers, [QUERY]: () => answerJson([]) },
      stored: keep('C1'),
    });
    await click('Saved selections');
    await click(/^C1/u);
    expect(await screen.findByText(/no longer in the corpus/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Show the selection/u })).toBeNull();
  });
});

describe('the menu of saved selections', () => {
  it('deletes, and takes that back, on the address that had a page of its own', async () => {
    const { router } = await openApp('/saved-selections', { answers, stored: keep('üks', 'kaks') });
    await click('Saved selections');
    expect(router.state.location.pathname).toBe('/tools/wordlist');
    await click('Delete the selection üks');
    expect(readNames()).toEqual(['kaks']);
    await click('Undo');
    expect(readNames()).toEqual(['üks', 'kaks']);
  });

  it('tells that a full browser deleted nothing', async () => {
    await openApp('/tools/wordlist', { answers, stored: keep('C1') });
    await click('Saved selections');
    await screen.findByRole('button', { name: 'Delete the selection C1' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await click('Delete the selection C1');
    expect(await screen.findByText(/its storage is full/u)).toBeTruthy();
    vi.restoreAllMocks();
    expect(readNames()).toEqual(['C1']);
  });
});

describe('the last searches', () => {
  const makeWordlist = async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Search by' }), 'Base form');
    await click('Search');
    await screen.findByRole('link', { name: 'kass', hidden: true });
  };

  it('are kept as addresses that bring the result back', async () => {
    const { router } = await openApp('/tools/wordlist', { answers, stored: keep('C1') });
    await click('Saved selections');
    await click(/^C1/u);
    await makeWordlist();
    await waitFor(() => expect(readHistory()).toContain('/tools/wordlist#result='));
    await router.navigate('/links');
    await openPalette();
    await userEvent.click(await screen.findByRole('option', { name: /^Word list.*3 texts/u }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordlist'));
    expect(await screen.findByRole('link', { name: 'kass', hidden: true })).toBeTruthy();
  });

  it('leave out those in an own text', async () => {
    await openApp('/tools/wordlist', { answers });
    await click('Own text');
    await userEvent.type(await screen.findByLabelText('Text'), 'Minu kass.');
    await click('Save for analysis');
    await makeWordlist();
    expect(readHistory()).toBe('');
  });

  it('are deleted, which can be taken back, and can be switched off', async () => {
    const source = { query, unchosenIds: [] };
    const selection = { corpusTextIds: [makeId(1)], corpusSource: source, ownTexts: null, compared: null };
    const address = `/tools/wordcontext${encodeResult(selection, { type: 'LEMMAS', keyword: 'koer' })}`;
    const stored = {
      [HISTORY]: JSON.stringify({ version: 1, searches: [{ address, searchedAt: savedAt }] }),
    };
    await openApp('/links', { stored });
    await openPalette();
    expect(screen.getByRole('option', { name: /^koer/u })).toBeTruthy();
    await userEvent.keyboard('delete the last{Enter}');
    expect(readHistory()).not.toContain('/tools/');
    await click('Undo');
    expect(readHistory()).toContain('/tools/wordcontext');
    await openPalette();
    await userEvent.keyboard('do not rem{Enter}');
    expect(JSON.parse(readHistory())).toMatchObject({ isOff: true });
    await openPalette();
    await userEvent.keyboard('remember{Enter}');
    expect(JSON.parse(readHistory())).toMatchObject({ isOff: false });
  });
});
