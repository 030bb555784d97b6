import { wordAnalyserCall, type WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from '../../shared/i18n/start-i18n';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { holdAnswer, startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { makeAnswer } from './testing/make-answer';
import { WordAnalyserTool } from './word-analyser-tool';

const NOUN = 'noun';
const NOMINATIVE = 'singular nominative';
const answer = makeAnswer(
  ['Kala', 'kala', 'Ka-la', NOUN, NOMINATIVE],
  ['ujub', 'ujuma', 'u-jub', 'verb', 'indicative present, 3rd person singular'],
  ['ja', 'ja', 'ja', 'conjunction (coordinating)', '–'],
  ['kala', 'kala', 'ka-la', NOUN, NOMINATIVE],
  ['кот', '–', '–', '–', '–'],
  ['kalad', 'kala', 'ka-lad', NOUN, 'plural nominative'],
  ['kalale', 'kala', 'ka-la-le', NOUN, 'singular allative'],
  ['kalast', 'kala', 'ka-last', NOUN, 'singular elative'],
);

async function open(given: unknown = answer, hasTexts = true) {
  const calls = startFakeServer({ [wordAnalyserCall.path]: () => given });
  const scene = await renderTool(<WordAnalyserTool />, { address: 'wordanalyser', hasTexts });
  return { ...scene, calls };
}

const readInfo = () =>
  within(screen.getByRole('region', { name: 'Word info' }))
    .getAllByRole('definition')
    .map((cell) => cell.textContent);
const listMarked = () => [...document.querySelectorAll('[data-mark]')].map((word) => word.textContent);
const findText = () => screen.findByRole('textbox', { name: 'Text' });

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n();
  await loadLazyMessages('word-analyser-screen');
});

describe('the word analyser', () => {
  it('explains itself and the limit while no texts are chosen, and asks nothing', async () => {
    const { calls } = await open(answer, false);
    expect(screen.getByText(/up to 1,000 words/u)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('asks by itself in the language of the interface, and shows the first word', async () => {
    const { calls } = await open();
    await findText();
    expect(calls[0]?.body).toMatchObject({ ownTexts: 'Siin on tekst.', language: 'en', countsEqual: true });
    expect(readInfo()).toEqual(['kala', 'kala', 'ka-la', NOUN, NOMINATIVE]);
    expect(listMarked()).toEqual(['Kala', 'kala']);
  });

  it('shows a word that is clicked and steps through its occurrences by button and key', async () => {
    const { user } = await open();
    const text = await findText();
    await user.click(within(text).getByText('ujub'));
    expect(readInfo()[1]).toBe('ujuma');
    expect(listMarked()).toEqual(['ujub']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.querySelector('[data-mark="current"]')?.getAttribute('data-word')).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Next marked word' }));
    expect(screen.getByText('1 / 2')).toBeTruthy();
    text.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('2 / 2')).toBeTruthy();
  });

  it('warns of a word with foreign characters, and says that it is not in the tables', async () => {
    const { user } = await open();
    await user.click(within(await findText()).getByText('кот'));
    expect(screen.getByText(/It is not analysed/u)).toBeTruthy();
    expect(screen.getByText(/It is not in the tables/u)).toBeTruthy();
  });

  it('marks the words of a value in a table by their places, with dashes for what they do not share', async () => {
    const { user } = await open();
    await findText();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Base forms' }));
    const table = screen.getByRole('table', { name: 'Base forms' });
    await user.click(within(table).getByRole('button', { name: 'kala' }));
    expect(listMarked()).toEqual(['Kala', 'kala', 'kalad', 'kalale', 'kalast']);
    expect(readInfo()).toEqual(['–', 'kala', '–', NOUN, '–']);
    await user.click(screen.getByRole('button', { name: 'Next marked word' }));
    expect(readInfo()[4]).toBe(NOMINATIVE);
  });

  it('folds a cell of more than three words', async () => {
    const { user } = await open();
    await findText();
    await user.click(screen.getByRole('tab', { name: 'Base forms' }));
    expect(screen.queryByRole('button', { name: 'kalast (1)' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 more' }));
    expect(screen.getByRole('button', { name: 'kalast (1)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'show fewer' }));
    expect(screen.queryByRole('button', { name: 'kalast (1)' })).toBeNull();
  });

  it('offers only forms of the word classes that are chosen', async () => {
    const { user } = await open();
    await findText();
    await user.click(screen.getByRole('tab', { name: 'Grammatical analysis' }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const way = screen.getByRole('combobox', { name: 'How' });
    await user.selectOptions(way, 'Word class');
    await user.click(screen.getByRole('button', { name: 'verb 1' }));
    await user.selectOptions(way, 'Form');
    const forms = within(screen.getByRole('group', { name: 'Form' })).getAllByRole('button');
    expect(forms.map(({ textContent }) => textContent)).toEqual([
      'indicative present, 3rd person singular 1',
    ]);
  });

  it('shows shares with their decimals and a percent sign', async () => {
    const { user } = await open();
    await findText();
    await user.click(screen.getByRole('tab', { name: 'Grammatical analysis' }));
    expect(screen.getByRole('cell', { name: '28.6%' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Syllables' }));
    expect(screen.getAllByRole('cell', { name: '7.14%' }).length).toBeGreaterThan(0);
  });

  it('keeps the tables of a text of 1,001 words, without its words one by one', async () => {
    const long: WordAnalyserResponse = {
      ...makeAnswer(['Kala', 'kala', 'Ka-la', NOUN, NOMINATIVE]),
      kohad: [],
      tekst: '',
      kordused: [1001],
      totals: { texts: 1, runningWords: 1001 },
    };
    const { user } = await open(long);
    expect(await screen.findByText(/it has 1,001 words, and at most 1,000/u)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Base forms' }));
    expect(screen.getByRole('cell', { name: '1,001' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'kala' })).toBeNull();
  });

  it('says that there are no words', async () => {
    await open(makeAnswer());
    expect(await screen.findByText('There are no words in the text.')).toBeTruthy();
  });

  it('says that it works, can be cancelled and asked again', async () => {
    const held = holdAnswer();
    const { user, calls } = await open(held.promise);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 3000 }));
    expect(calls[0]?.signal?.aborted).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Analyse again' }));
    held.give(answer);
    await findText();
  });

  it('shows a way out of a failure', async () => {
    let isBroken = true;
    startFakeServer({
      [wordAnalyserCall.path]: () =>
        isBroken
          ? Response.json([{ code: 'ServerBusy', message: '', field: null }], { status: 503 })
          : answer,
    });
    const { user } = await renderTool(<WordAnalyserTool />, { address: 'wordanalyser' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    await findText();
  });

  it('asks again when the language of the interface, of the text, or the text changes', async () => {
    const { user, calls } = await open();
    await findText();
    await user.click(screen.getByRole('combobox', { name: 'Language of your text' }));
    await user.click(await screen.findByRole('option', { name: 'Russian' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ ownTextLanguage: 'ru', language: 'en' }));
    await changeLanguage('et');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ ownTextLanguage: 'ru', language: 'et' }));
    await user.click(screen.getByRole('button', { name: 'choose another text' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ ownTexts: 'Siin on teine tekst.' }));
    expect(calls).toHaveLength(4);
  });

  it('says which language was recognised, and warns of one that is not analysed', async () => {
    await open({ ...answer, ownTextLanguage: 'other' });
    expect(await screen.findByText(/does not seem to be in Estonian or Russian/u)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Language of your text' }).textContent).toBe(
      'recognised: another',
    );
  });
});
