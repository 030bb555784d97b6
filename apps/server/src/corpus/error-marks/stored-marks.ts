import type { CorrectedWord, PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';

type Row = readonly [
  from: number,
  to: number,
  replacement: string,
  start: number,
  end: number,
  words: readonly (readonly [form: string, lemma: string])[],
  code: string,
  rule: string | null,
  probability: number,
];

const PROBABILITY_DIGITS = 4;

/** JSON of the marks of a text: arrays, because names would be half of it. */
export function encodeMarks(marks: readonly PlacedMark[]): string {
  return JSON.stringify(
    marks.map(({ from, to, replacement, start, end, corrected, code, rule, probability }): Row => [
      ...([from, to, replacement, start, end] as const),
      corrected.map(({ form, lemma }) => [form, lemma] as const),
      code,
      rule ?? null,
      Number(probability.toFixed(PROBABILITY_DIGITS)),
    ]),
  );
}

/** The counterpart of `encodeMarks`. */
export function decodeMarks(json: string): PlacedMark[] {
  return (JSON.parse(json) as readonly Row[]).map(
    ([from, to, replacement, start, end, words, code, rule, probability]) => ({
      ...{ from, to, replacement, start, end, code, probability },
      corrected: words.map(([form, lemma]): CorrectedWord => ({ form, lemma })),
      ...(rule === null ? {} : { rule }),
    }),
  );
}
