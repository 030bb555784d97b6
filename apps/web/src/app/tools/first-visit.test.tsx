import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { openSelection, rows } from '../testing/choose-texts';
import { answerJson, openApp } from '../testing/test-app';

const QUERY = '/api/texts/detailneparing';
const SUMMARY = '/api/texts/selection-summary';
const WORDLIST = '/api/tools/wordlist';
const summary = { texts: 3, words: 900, levels: [], nativeLanguages: [], nationalities: [] };

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

const openTools = async (tool: string, query: () => Response) => {
  const list = vi.fn((_: Request, _body: unknown) => answerJson({ resultList: [], wordCount: 0 }));
  const find = vi.fn((_: Request, _body: unknown) => query());
  await openApp(`/tools/${tool}`, {
    isFirstVisit: true,
    answers: { [QUERY]: find, [WORDLIST]: list, [SUMMARY]: () => answerJson(summary) },
  });
  return { list, find };
};

it('begins with the whole corpus and its base forms', async () => {
  const { list, find } = await openTools('wordlist', () => answerJson(rows(3)));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  expect(find.mock.calls[0]![1]).toEqual(wholeCorpusQuery);
  expect(list.mock.calls[0]![1]).toMatchObject({ type: 'LEMMAS', tekstivalik: 'KOIK', corpusTextIds: null });
  expect(await screen.findByText(/Whole corpus/u)).toBeTruthy();
  // Nothing is asked again until somebody changes the form.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(list).toHaveBeenCalledTimes(1);
});

it('sends what an example has with one click', async () => {
  await openTools('wordcontext', () => answerJson(rows(3)));
  await userEvent.click(await screen.findByRole('button', { name: 'keel' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Keyword/u }).value).toBe('keel');
  expect(screen.queryByRole('button', { name: 'selleks et' })).toBeNull();
});

it('asks for a choice where the texts do not come, and after the choice was emptied', async () => {
  const { list } = await openTools('wordlist', () => answerJson([], 500));
  expect(await screen.findByRole('link', { name: 'Choose texts from the corpus' })).toBeTruthy();
  expect(list).not.toHaveBeenCalled();
});

it('keeps an emptied choice empty', async () => {
  const texts = { corpusTextIds: null, ownTexts: 'Minu tekst.', origin: 'visitor' };
  sessionStorage.setItem('chosen-texts', JSON.stringify(texts));
  const { find } = await openTools('wordlist', () => answerJson(rows(3)));
  await openSelection();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove your own text' }));
  expect(await screen.findByRole('link', { name: 'Choose texts from the corpus' })).toBeTruthy();
  expect(find).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('chosen-texts')).toContain('visitor');
});
