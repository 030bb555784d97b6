import { expect, it } from 'vitest';
import { putCommas } from '../../shared/practice/practice-sheet';
import { hasError, listWords, writeAnswered } from './sentence-words';
import { makeCommaItem, makeItem, makeMendItem } from '../../shared/practice/testing/practice-items';

const cores = (sentence: Parameters<typeof listWords>[0]) => listWords(sentence).map(({ core }) => core);

it('words stand without the marks beside them, and with their places', () => {
  const words = listWords({ before: '„Tule ', written: 'koju', after: '!” ütles ema.' });
  expect(words.map(({ text }) => text)).toEqual(['„Tule', 'koju!”', 'ütles', 'ema.']);
  expect(words.map(({ core }) => core)).toEqual(['Tule', 'koju', 'ütles', 'ema']);
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [0, 5],
    [6, 12],
    [13, 18],
    [19, 23],
  ]);
});

it('words of the error are mended together, a mark that is in it goes along', () => {
  const item = { before: 'Sadas ', written: 'vihma sellepärast', after: ' jäime.' };
  expect(cores(item)).toEqual(['Sadas', 'vihma sellepärast', 'jäime']);
  expect(listWords(item).map((word) => hasError(item, word))).toEqual([false, true, false]);
  expect(cores({ before: 'Ta ', written: 'läks.Siis', after: ' tuli' })).toEqual(['Ta', 'läks.Siis', 'tuli']);
});

it('the sentence gets its commas and its answer', () => {
  expect(putCommas('a b c', [3, 1])).toBe('a, b, c');
  expect(putCommas('a b c', [])).toBe('a b c');
  expect(writeAnswered(makeCommaItem())).toBe('Ma tean, et sa tuled, aga ei usu.');
  expect(writeAnswered(makeItem())).toBe('Turul müüdi palju õunu.');
  expect(writeAnswered(makeMendItem())).toBe('Õhtul helistasin oma emale ja rääkisin, kuidas läks.');
});
