import { expect, it } from 'vitest';
import {
  type ChosenTexts,
  countChosen,
  findCommonTexts,
  leaveOutCommon,
  noTexts,
  readSide,
  swapSides,
  withSide,
} from './selected-texts';

const choose = (...ids: string[]): ChosenTexts => ({ ...noTexts, corpusTextIds: ids });
const alone = { ...choose('a'), compared: null };
const both = { ...choose('a'), compared: choose('b', 'c') };

it('adds a second selection to the first one', () => {
  expect(withSide(alone, 'B', choose('b', 'c'))).toEqual(both);
  expect(readSide(both, 'A')).toEqual(choose('a'));
  expect(readSide(both, 'B')).toEqual(choose('b', 'c'));
  expect(readSide(alone, 'B')).toEqual(noTexts);
});

it('puts the second selection in the place of the first one where that is emptied', () => {
  expect(withSide(both, 'A', noTexts)).toEqual({ ...choose('b', 'c'), compared: null });
  expect(withSide({ ...noTexts, compared: null }, 'B', choose('b'))).toEqual({
    ...choose('b'),
    compared: null,
  });
});

it('ends the comparison where the second selection is emptied', () => {
  expect(withSide(both, 'B', noTexts)).toEqual(alone);
});

it('swaps two selections and leaves one alone', () => {
  expect(swapSides(both)).toEqual({ ...choose('b', 'c'), compared: choose('a') });
  expect(swapSides(alone)).toBe(alone);
});

it('counts the own text as one more text', () => {
  expect(countChosen({ ...choose('a', 'b'), ownTexts: 'Tere.' })).toBe(3);
  expect(countChosen(noTexts)).toBe(0);
});

it('finds the texts of both selections and leaves them out of one', () => {
  const source = { query: { corpuses: ['c'] }, unchosenIds: ['z'] };
  const mixed = { ...choose('a', 'b'), compared: { ...choose('b', 'c'), corpusSource: source } };
  expect(findCommonTexts(mixed)).toEqual(['b']);
  expect(findCommonTexts(alone)).toEqual([]);
  expect(leaveOutCommon(mixed, 'A').corpusTextIds).toEqual(['a']);
  expect(leaveOutCommon(mixed, 'B').compared).toEqual({
    ...choose('c'),
    corpusSource: { ...source, unchosenIds: ['z', 'b'] },
  });
});
