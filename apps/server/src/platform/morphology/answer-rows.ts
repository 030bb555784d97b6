import type { RussianAnalysis, VabamorfAnalysis } from '@keelerada/estonian/morphology';

/** Lemma, root, ending, clitic, part of speech, form: the worker's order. */
export type ReadingRow = readonly [string, string, string, string, string, string];
/** Lemma, tag, score. */
export type RussianRow = readonly [string, string, number];
/** Syllable, quantity, accent. */
export type SyllableRow = readonly [string, number, number];

export interface AnalysedSyllable {
  readonly syllable: string;
  /** Quantity degree (välde), 1 to 3. */
  readonly quantity: number;
  /** 1 where the syllable is stressed, else 0. */
  readonly accent: number;
}

export function readReading([lemma, root, ending, clitic, partOfSpeech, form]: ReadingRow): VabamorfAnalysis {
  // Mostly the same letters: kept once, for a corpus has some hundred thousand readings.
  return { lemma, root: root === lemma ? lemma : root, ending, clitic, partOfSpeech, form };
}

export function readRussianReading([lemma, tag, score]: RussianRow): RussianAnalysis {
  return { lemma, tag, score };
}

export function readSyllable([syllable, quantity, accent]: SyllableRow): AnalysedSyllable {
  return { syllable, quantity, accent };
}
