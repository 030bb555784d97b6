import { expect, it } from 'vitest';
import { listCorrections } from '../analysis/corrections';
import { makeAnswer } from '../testing/make-answer';
import { CheckedParagraphs } from './checked-paragraphs';
import { splitParagraphs } from './split-paragraphs';

const MODEL = 'grammarchecker';
const TEXT = 'Ma aitan sõber.\n\nTa käib kolis.\nLumi on valge.';
const response = makeAnswer(TEXT, [
  { word: 'sõber', suggestions: ['sõpra'], type: 'caseError' },
  { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
]);
const corrections = listCorrections(response, MODEL);

function makeChecked() {
  const checked = new CheckedParagraphs();
  checked.remember({ model: MODEL, text: TEXT, response });
  return checked;
}

/** The words that corrections stand on. */
const listWords = (text: string, placed: readonly { readonly start: number; readonly end: number }[]) =>
  placed.map(({ start, end }) => text.slice(start, end));

it('a paragraph is a line; a line that goes on with a small letter belongs to the one before', () => {
  expect(splitParagraphs('Tere!\n\nAuto on väga\nilus.\nMa lähen.\n')).toEqual([
    { start: 0, text: 'Tere!' },
    { start: 7, text: 'Auto on väga\nilus.' },
    { start: 26, text: 'Ma lähen.' },
  ]);
});

it('only the paragraph that changed is unknown, and the others keep their corrections at their words', () => {
  const checked = makeChecked();
  const changed = `Tere, Mari!\n${TEXT.replace('Lumi', 'Homme lumi')}`;
  expect(checked.listUnknown(MODEL, TEXT)).toEqual([]);
  expect(checked.listUnknown(MODEL, changed).map(({ text }) => text)).toEqual([
    'Tere, Mari!',
    'Homme lumi on valge.',
  ]);
  expect(listWords(changed, checked.place(MODEL, changed, []))).toEqual(['sõber', 'kolis']);
});

it('what stands in an unknown paragraph stays until that is checked', () => {
  const checked = makeChecked();
  const changed = TEXT.replace('Ta käib', 'Ta ei käi');
  const present = corrections.map((each) => ({ ...each, start: each.start + 2, end: each.end + 2 }));
  expect(listWords(changed, checked.place(MODEL, changed, present))).toEqual(['sõber', 'kolis']);
  expect(listWords(changed, checked.place(MODEL, changed, []))).toEqual(['sõber']);
});

it('what stands where one stood keeps its id, and no two have the same', () => {
  const checked = makeChecked();
  const present = corrections.map((each, index) => ({ ...each, error_id: index === 0 ? '24-29' : 'kept' }));
  const moved = present.map((each, index) => (index === 0 ? { ...each, start: 0, end: 2 } : each));
  const readIds = (stood: typeof present) => checked.place(MODEL, TEXT, stood).map(({ error_id: id }) => id);
  expect(readIds(present)).toEqual(['24-29', 'kept']);
  expect(new Set(readIds(moved)).size).toBe(2);
});

it('equal paragraphs have corrections with ids of their own, and another model knows nothing', () => {
  const checked = makeChecked();
  const twice = `${TEXT}\n${TEXT}`;
  const ids = checked.place(MODEL, twice, []).map(({ error_id: id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(checked.listUnknown('spellchecker', TEXT)).toHaveLength(3);
});

it('the language of a text is that of most of what was checked of it', () => {
  const checked = makeChecked();
  const foreign = 'Сегодня я весь день был дома и читал длинную книгу о море.';
  expect(checked.findLanguage(MODEL, foreign)).toBeNull();
  checked.remember({
    model: MODEL,
    text: foreign,
    response: { ...makeAnswer(foreign, []), textLanguage: 'ru' },
  });
  expect(checked.findLanguage(MODEL, TEXT)).toBe('et');
  expect(checked.findLanguage(MODEL, `Tere!\n${foreign}`)).toBe('ru');
  expect(checked.findLanguage(MODEL, `${foreign}\n${TEXT}`)).toBe('ru');
  expect(checked.findLanguage('spellchecker', TEXT)).toBeNull();
});
