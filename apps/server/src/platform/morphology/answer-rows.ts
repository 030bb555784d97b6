import type { EstonianFormAnalyses, RussianAnalysis, VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { MorphologyUnavailableError } from './morphology-errors';
import type { SpellingAnswer } from './morphology-port';

// The worker is another process, perhaps on another machine: each row is checked before anything reads it.

/** Reads one row of an answer. Throws MorphologyUnavailableError for anything else than such a row. */
export type ReadRow<Row> = (row: unknown) => Row;

type Type = 'string' | 'number' | 'boolean' | 'object';
interface Types {
  string: string;
  number: number;
  boolean: boolean;
  object: unknown;
}

function makeRubbishError(): MorphologyUnavailableError {
  return new MorphologyUnavailableError('The morphology worker answered something else than it was asked.');
}

function readRows<Row>(rows: unknown, readRow: ReadRow<Row>, count?: number): Row[] {
  if (!Array.isArray(rows) || (count !== undefined && rows.length !== count)) throw makeRubbishError();
  return rows.map(readRow);
}

/** The one list in an answer: each call of the worker answers an object with a list as long as the request's. */
export function readAnswer<Row>(answer: unknown, readRow: ReadRow<Row>, count: number): Row[] {
  return readRows(Object.values(answer ?? {})[0], readRow, count);
}

function readTuple<const Wanted extends readonly Type[]>(row: unknown, types: Wanted) {
  const isTuple =
    Array.isArray(row) && row.length === types.length && types.every((type, i) => typeof row[i] === type);
  if (!isTuple) throw makeRubbishError();
  return row as unknown as { readonly [Place in keyof Wanted]: Types[Wanted[Place]] };
}

export function readBoolean(row: unknown): boolean {
  if (typeof row !== 'boolean') throw makeRubbishError();
  return row;
}

function readString(row: unknown): string {
  if (typeof row !== 'string') throw makeRubbishError();
  return row;
}

export const readStrings: ReadRow<string[]> = (row) => readRows(row, readString);

const READING = ['string', 'string', 'string', 'string', 'string', 'string'] as const;

function readReading(row: unknown): VabamorfAnalysis {
  const [lemma, root, ending, clitic, partOfSpeech, form] = readTuple(row, READING);
  // Lemma and root are mostly equal and then share one string: a corpus has some hundred thousand readings.
  return { lemma, root: root === lemma ? lemma : root, ending, clitic, partOfSpeech, form };
}

const readReadings: ReadRow<VabamorfAnalysis[]> = (row) => readRows(row, readReading);

export function readFormAnalyses(row: unknown): EstonianFormAnalyses {
  const [isKnown, readings] = readTuple(row, ['boolean', 'object']);
  return { analyses: readReadings(readings), isKnown };
}

export const readRussianReadings: ReadRow<RussianAnalysis[]> = (row) =>
  readRows(row, (reading) => {
    const [lemma, tag, score] = readTuple(reading, ['string', 'string', 'number']);
    return { lemma, tag, score };
  });

export function readSpelling(row: unknown): SpellingAnswer {
  const [isCorrect, suggestions] = readTuple(row, ['boolean', 'object']);
  return { isCorrect, suggestions: readStrings(suggestions) };
}
