import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HomeResponse } from '@keelerada/contract/site/home';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { introducedTools } from '@keelerada/contract/site/site-content';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerJson, openApp, type Answers } from './testing/test-app';
import { decodeResult } from '../shared/result-link/encode-result';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const rows = (word: string) => [
  { contextBefore: 'Minu vana', keyword: word, contextAfter: ', kes elab linnas', joined: 'AFTER' as const },
];
const home: HomeResponse = {
  texts: 12_000,
  runningWords: 3_000_000,
  subcorpora: [{ code: 'clWmOIrLa', texts: 4000, runningWords: 900_000 }],
  nativeWriters: { texts: 2000, runningWords: 400_000 },
  levels: [{ code: 'B1', texts: 3000, runningWords: 600_000 }],
  examples: [
    { lemma: 'sõber', total: 1234, rows: rows('sõber') },
    { lemma: 'aeg', total: 1, rows: rows('aeg') },
  ],
};

const openHome = (answers: Answers = {}) =>
  openApp('/', { answers: { '/api/home': () => answerJson(home), ...answers } });
const concordance = () => screen.findByRole('region', { name: 'A word in the corpus now' });

describe('the live concordance', () => {
  it('shows lines of the first word, and of another when that is chosen', async () => {
    await openHome();
    const region = await concordance();
    const line = () => within(region).getByRole('listitem').textContent;
    expect(await within(region).findByText('1,234 occurrences')).toBeTruthy();
    expect(line()).toBe('Minu vana sõber, kes elab linnas');
    await userEvent.click(screen.getByRole('button', { name: 'aeg' }));
    expect(line()).toBe('Minu vana aeg, kes elab linnas');
    expect((await screen.findByRole('searchbox')).getAttribute('value')).toBe('aeg');
  });

  it('follows a word that is typed, with few calls', async () => {
    let calls = 0;
    const row = { contextBefore: 'ma käin', keyword: 'koolis', contextAfter: 'iga päev', textId: 'a' };
    await openHome({
      '/api/tools/wordcontext': (_request, body) => {
        calls += 1;
        expect(body).toMatchObject({ keyword: 'koolis', tekstivalik: 'KOIK', limit: 10 });
        return answerJson({ contextList: [{ ...row, moreBefore: 'Nüüd ' }], total: 77 });
      },
    });
    const region = await concordance();
    await userEvent.type(await screen.findByRole('searchbox'), 'koolis');
    expect(await within(region).findByText('77 occurrences', {}, { timeout: 3000 })).toBeTruthy();
    expect(within(region).getByRole('listitem').textContent).toBe('Nüüd ma käin koolis iga päev');
    expect(calls).toBe(1);
  });

  it('says that it failed and tries again', async () => {
    let isUp = false;
    await openHome({ '/api/home': () => (isUp ? answerJson(home) : answerJson([], 500)) });
    const region = await concordance();
    expect(await within(region).findByText(/cannot be shown right now/u)).toBeTruthy();
    isUp = true;
    await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));
    expect(await within(region).findByRole('listitem')).toBeTruthy();
  });

  it('says that the corpus is being loaded while there are no lines', async () => {
    await openHome({ '/api/home': () => answerJson({ ...home, examples: [] }) });
    expect(await within(await concordance()).findByText('The corpus is being loaded.')).toBeTruthy();
  });
});

describe('the search box', () => {
  const box = () => screen.findByRole('searchbox', { name: 'An Estonian word' });

  it('asks for a word where there is none', async () => {
    const { router } = await openHome();
    await userEvent.type(await box(), '  {Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a word.');
    expect(router.state.location.pathname).toBe('/');
  });

  it('chooses the whole corpus and looks the word up by its base form', async () => {
    const asked: unknown[] = [];
    const { router } = await openHome({
      '/api/texts/detailneparing': (_request, body) => {
        asked.push(body);
        return answerJson([{ text_id: 'a', property_value: 'A' }]);
      },
      '/api/tools/wordcontext': (_request, body) => {
        asked.push(body);
        return answerJson({
          contextList: [],
          initialKeyword: null,
          lemmatizedKeyword: null,
          total: 0,
          totals: {},
        });
      },
    });
    await userEvent.type(await box(), 'koolis{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordcontext'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]).toMatchObject({ language: ['eesti', 'vene'] });
    expect((asked[0] as { corpuses: string[] }).corpuses).toHaveLength(7);
    expect(asked[1]).toMatchObject({
      corpusTextIds: null,
      tekstivalik: 'KOIK',
      type: 'LEMMAS',
      keyword: 'koolis',
    });
  });

  it('ends a comparison with a notice that takes it back', async () => {
    const kept = { corpusTextIds: ['b'], compared: { corpusTextIds: ['c'] } };
    sessionStorage.setItem('chosen-texts', JSON.stringify(kept));
    const { router } = await openHome({
      '/api/texts/detailneparing': () => answerJson([{ text_id: 'a', property_value: 'A' }]),
    });
    await userEvent.type(await box(), 'kool{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordcontext'));
    const readChosen = () => JSON.parse(sessionStorage.getItem('chosen-texts') ?? '{}') as object;
    await waitFor(() => expect(readChosen()).toMatchObject({ corpusTextIds: ['a'] }));
    expect(readChosen()).not.toHaveProperty('compared');
    expect(await screen.findByText(/The comparison has ended/u)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(readChosen()).toMatchObject(kept));
    sessionStorage.clear();
  });

  it('stays on the page with the word where the corpus cannot be had', async () => {
    const { router } = await openHome({ '/api/texts/detailneparing': () => answerJson([], 500) });
    await userEvent.type(await box(), 'kool{Enter}');
    expect(await screen.findByText('Operation failed. Please try again later.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect((await box()).getAttribute('value')).toBe('kool');
  });
});

describe('the pictures', () => {
  const picture = {
    ...{ keyword: null, level: 'B1', texts: 180, comparedLevel: null, comparedTexts: null },
    options: { type: 'LEMMAS' },
  };
  const openPictures = async (answers: Answers) => {
    const view = await openHome(answers);
    await screen.findByRole('main');
    fireEvent.keyDown(window, { key: 'Tab' });
    return view;
  };

  it('come one after another, link to their result, and leave out what the corpus lacks', async () => {
    const asked: string[] = [];
    const rows = [{ word: 'koer', value: 140 }];
    const answer = (name: string, given: object | null) => () => {
      asked.push(name);
      return answerJson({ isReady: true, picture: given });
    };
    await openPictures({
      '/api/home/pictures/wordlist': answer('wordlist', { ...picture, name: 'wordlist', rows }),
      '/api/home/pictures/distribution': answer('distribution', null),
      '/api/home/pictures/keyness': answer('keyness', null),
    });
    expect(await screen.findByText('koer')).toBeTruthy();
    const link = within(document.querySelector('[data-picture="wordlist"]')!).getByRole('link');
    const linked = decodeResult(link.getAttribute('href')!.replace(/^[^#]*/u, ''));
    expect(linked).toMatchObject({ options: { type: 'LEMMAS' }, query: { level: ['B1'] }, textCount: 180 });
    expect(linked?.views).toMatchObject({ view: { filters: { partOfSpeech: { values: ['noun'] } } } });
    await waitFor(() => expect(asked).toEqual(['wordlist', 'distribution', 'keyness']));
    // Those for which the corpus has too little keep their places.
    expect(await screen.findAllByText('The corpus has too little text for this picture.')).toHaveLength(2);
    // Those of which the server answers with an error say so and lead to their tool still.
    expect(screen.getAllByText('This picture cannot be shown right now.')).toHaveLength(3);
  });
});

it('a text of the visitor goes to the corrector, which checks it at once', async () => {
  const checked: unknown[] = [];
  const { router } = await openHome({
    [correctorCall.path]: (_request, body) => {
      checked.push((body as { tekst: string }).tekst);
      return answerJson([], 503);
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your own text' }), 'Ma elab Tartus.');
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/corrector'));
  await waitFor(() =>
    expect(router.visited.map(({ state }) => state as unknown)).toContainEqual({ text: 'Ma elab Tartus.' }),
  );
  await waitFor(() => expect(checked).toEqual(['Ma elab Tartus.']));
});

describe('the introductions', () => {
  it('open the chooser from the text query', async () => {
    await openHome();
    await screen.findByRole('main');
    fireEvent.keyDown(window, { key: 'Tab' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Text query' }));
    await userEvent.click(screen.getByRole('link', { name: 'Choose texts' }));
    expect(await screen.findByRole('form', { name: 'Choose texts of the corpus' })).toBeTruthy();
  });

  it('play a video in the language of the interface, and nothing before the click', async () => {
    await openHome();
    await screen.findByRole('main');
    fireEvent.keyDown(window, { key: 'Tab' });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs).toHaveLength(introducedTools.length);
    await userEvent.click(tabs[3]!);
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video: Word in context' }));
    const frame = screen.getByTitle('Video: Word in context');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/KcxP7lg-eeE\?/u);
    await userEvent.click(tabs[0]!);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('the figures tell words by level, and lead to the parts of the corpus', async () => {
  await openHome();
  await screen.findByRole('main');
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(
    await screen.findByText('L1: native speakers; the remaining 2,000,000 words are in other texts'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More about the corpus' }).getAttribute('href')).toBe(
    '/about/corpus',
  );
});
