import { expect, it } from 'vitest';
import { makeSheetSentence } from './practice-sheet';
import { makeChoiceItem, makeCommaItem, makeItem, makeMendItem } from './testing/practice-items';

const readGaps = (item: Parameters<typeof makeSheetSentence>[0]) => {
  const { text, marks } = makeSheetSentence(item);
  return marks.map(({ start, end, lemma, accepted, choices }) => [
    text.slice(start, end),
    lemma,
    accepted,
    choices,
  ]);
};

it('an answer is a gap with its base form, what else is right and the choices', () => {
  expect(makeSheetSentence(makeItem())).toMatchObject({
    text: 'Turul müüdi palju õunu.',
    words: 4,
    textId: null,
  });
  expect(readGaps(makeItem())).toEqual([['õunu', 'õun', ['õunasid'], undefined]]);
  expect(readGaps(makeChoiceItem())).toEqual([['meid', '', undefined, ['meie', 'meid', 'meile']]]);
});

it('what was to be mended stands in place of the base form', () => {
  expect(readGaps(makeMendItem())).toEqual([['emale', 'ema', undefined, undefined]]);
});

it('each comma of a sentence is a gap', () => {
  expect(makeSheetSentence(makeCommaItem()).text).toBe('Ma tean, et sa tuled, aga ei usu.');
  expect(readGaps(makeCommaItem()).map(([comma]) => comma)).toEqual([',', ',']);
});
