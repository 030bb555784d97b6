import { expect, it } from 'vitest';
import { makeAnswer, type PlannedCorrection } from '../testing/make-answer';
import { listCorrections } from '../analysis/corrections';
import { compareDrafts, countFamilies, type MarkedDraft } from './compare-drafts';

const makeDraft = (text: string, planned: readonly PlannedCorrection[]): MarkedDraft => ({
  text,
  words: 10,
  corrections: listCorrections(makeAnswer(text, planned), 'grammarchecker'),
});
const error = (word: string, right: string, type = 'caseError') => ({ word, suggestions: [right], type });
const cut = (text: string, ranges: readonly { readonly start: number; readonly end: number }[]) =>
  ranges.map(({ start, end }) => text.slice(start, end));

const OLD = makeDraft(
  'Laupäeval ma sõitsin maal. Aias kasvas palju ilusad lilled. Ma aitsin vanaema. Ilm oli ilusti. Kõik.',
  [
    error('maal', 'maale'),
    error('ilusad lilled', 'ilusaid lilli'),
    error('aitsin', 'aitasin', 'spellingError'),
    error('ilusti', 'ilus'),
  ],
);
const OWN = makeDraft(
  'Laupäeval ma sõitsin maale. Aias kasvas palju ilusaid lilled. Ma aitasin vanaema väga. Kõik. Ta tuleb varsti külas.',
  [error('ilusaid lilled', 'ilusaid lilli'), error('külas', 'külla')],
);

it('says of each error whether it was mended, is left, or went with its sentence', () => {
  const { places, better, fresh, added } = compareDrafts(OLD, OWN);
  expect(places.map(({ correction, state }) => [correction.text, state])).toEqual([
    ['maal', 'better'],
    ['ilusad lilled', 'left'],
    ['aitsin', 'better'],
    ['ilusti', 'gone'],
  ]);
  expect(cut(OWN.text, better)).toEqual(['maale', 'aitasin']);
  expect(cut(OWN.text, fresh)).toEqual(['ilusaid', 'väga', 'Ta tuleb varsti külas.']);
  expect(added.map(({ text }) => text)).toEqual(['külas']);
});

it('a comma that was put in is mended, and one that is still missing is left', () => {
  const sentence = 'Sadas vihma sellepärast jäime koju.';
  const at = sentence.indexOf(' sellepärast');
  const [marked] = makeDraft(sentence, [error('vihma', 'vihma,', 'missingPunctuation')]).corrections;
  const comma = { ...marked!, text: '', corrected_text: ',', start: at, end: at };
  const old = { text: sentence, words: 5, corrections: [comma] };
  const mended = compareDrafts(old, makeDraft('Sadas vihma, sellepärast jäime koju.', []));
  expect(mended.places[0]!.state).toBe('better');
  expect(mended.better).toEqual([{ start: at, end: at + 1 }]);
  expect(compareDrafts(old, old).places[0]!.state).toBe('left');
});

it('words in another order are mended where no error of their kind is there any more', () => {
  const old = makeDraft('Õhtul me vaatasime filmi.', [
    error('me vaatasime', 'vaatasime me', 'wordOrderError'),
  ]);
  const own = makeDraft('Õhtul vaatasime me filmi.', []);
  const { places, better } = compareDrafts(old, own);
  expect(places.map(({ state }) => state)).toEqual(['better']);
  expect(cut(own.text, better)).toEqual(['vaatasime me']);
});

it('a draft beside itself has nothing better and nothing new', () => {
  const { places, better, fresh, added } = compareDrafts(OLD, OLD);
  expect(places.every(({ state }) => state === 'left')).toBe(true);
  expect([better, fresh, added]).toEqual([[], [], []]);
});

it('kinds of both drafts are counted, the most frequent of the first one first', () => {
  expect(countFamilies([OLD, OWN])).toEqual([
    { family: 'form', counts: [3, 2] },
    { family: 'spelling', counts: [1, 0] },
  ]);
});
