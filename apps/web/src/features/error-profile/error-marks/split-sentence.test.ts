import { expect, it } from 'vitest';
import { edits } from '../testing/make-profile';
import { type SentencePiece, splitSentences } from './split-sentence';

const show = (pieces: readonly SentencePiece[]) =>
  pieces.map(({ text, mark }) => (mark === null ? text : `[${text}]`)).join('');

it('cuts sentences at their marks; what is missing stands on its neighbours', () => {
  const [first, second] = splitSentences(edits.text, edits.sentences, edits.marks);
  expect(show(first!.written)).toBe('Kui ma olin [väike siis] ma tahtsin [koerat].');
  expect(show(first!.corrected)).toBe('Kui ma olin väike[,] siis ma tahtsin [koera].');
  expect(show(second!.written)).toBe('Ma lähen [koos ]bussiga kooli.');
  expect(show(second!.corrected)).toBe('Ma lähen bussiga kooli.');
});

it('keeps what a mark takes over the border of a sentence in the first one, and shows it once', () => {
  const text = 'Ta tuli . Ja läks';
  const mark = { ...{ start: 7, end: 12, written: ' . Ja', corrected: ' ja' }, code: 'R:PUNCT' };
  const marks = [{ ...mark, rule: null, probability: 1 }];
  const sentences = [
    { start: 0, end: 9 },
    { start: 10, end: text.length },
  ];
  const [first, second] = splitSentences(text, sentences, marks);
  expect(show(first!.written) + show(second!.written)).toBe('Ta tuli[ . Ja] läks');
  expect(show(first!.corrected) + show(second!.corrected)).toBe('Ta tuli [ja] läks');
});

it('shows what is missing at the end of a text, beside another mark', () => {
  const text = 'ma tulen';
  const make = (start: number, end: number, corrected: string, code: string) => ({
    ...{ start, end, written: text.slice(start, end), corrected, code, rule: null, probability: 1 },
  });
  const marks = [make(0, 2, 'Ma', 'R:CASE'), make(8, 8, '.', 'M:PUNCT')];
  const [only] = splitSentences(text, [{ start: 0, end: 8 }], marks);
  expect(show(only!.written)).toBe('[ma] [tulen]');
  expect(show(only!.corrected)).toBe('[Ma] tulen[.]');
});
