/** One line of a CoNLL-U sentence: a word (`3`), a multiword token (`3-4`) or an empty node (`3.1`). Absent values are `_`. */
export interface ConlluRow {
  id: string;
  form: string;
  lemma: string;
  upos: string;
  xpos: string;
  features: string;
  head: string;
  relation: string;
  enhanced: string;
  misc: string;
}

/** A sentence, or comments that stand alone: then there are no rows. */
export interface ConlluSentence {
  /** Comment lines as they stand, with their `#`. */
  comments: string[];
  rows: ConlluRow[];
}

/** True for a syntactic word, which is what lemma, tag and features are given to. */
export function isWordRow(row: ConlluRow): boolean {
  return /^\d+$/.test(row.id);
}

/** The input is no CoNLL-U; the message names the line. */
export class ConlluFormatError extends Error {
  override readonly name = 'ConlluFormatError';
  /** Line of the input, from 1. */
  readonly line: number;

  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
    this.line = line;
  }
}
