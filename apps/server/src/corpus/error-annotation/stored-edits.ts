import type { CorrectedWord, TextEdit } from '@keelerada/corpus-engine/edits/text-edit';

/** An edit with the piece of the text that it replaces, so that the corrected text has its spaces. */
export interface StoredEdit extends TextEdit {
  /** Half-open range of UTF-16 code units of the text; equal where something is put in. */
  readonly from: number;
  readonly to: number;
  /** What belongs there, with the spaces around a word that is put in. */
  readonly replacement: string;
}

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

/** JSON of the edits of a text: arrays, because names would be half of it. */
export function encodeEdits(edits: readonly StoredEdit[]): string {
  return JSON.stringify(
    edits.map(({ from, to, replacement, start, end, corrected, code, rule, probability }): Row => [
      ...([from, to, replacement, start, end] as const),
      corrected.map(({ form, lemma }) => [form, lemma] as const),
      code,
      rule ?? null,
      Number(probability.toFixed(PROBABILITY_DIGITS)),
    ]),
  );
}

/** The counterpart of `encodeEdits`. */
export function decodeEdits(json: string): StoredEdit[] {
  return (JSON.parse(json) as readonly Row[]).map(
    ([from, to, replacement, start, end, words, code, rule, probability]) => ({
      ...{ from, to, replacement, start, end, code, probability },
      corrected: words.map(([form, lemma]): CorrectedWord => ({ form, lemma })),
      ...(rule === null ? {} : { rule }),
    }),
  );
}
