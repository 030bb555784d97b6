import { keep, readFields, readKept } from '../kept-value/kept-storage';

const STORAGE_KEY = 'correctorErrorLog';
/** Texts remembered; the oldest is forgotten first. */
const MAX_TEXTS = 200;

/** Errors remembered of one text. */
const MAX_ERRORS = 30;

/** A word that was wrong, as the corrector mended it. */
export interface LoggedError {
  /** Type of the correction. */
  readonly type: string;
  /** What was written, empty where something was missing, and what is right. */
  readonly text: string;
  readonly right: string;
  /** Base form of the word that asks for the right one, or the right word; empty where it is about no word. */
  readonly word: string;
}

/** What was wrong in one text: counts by kind, and the words that were wrong. */
export interface LoggedText {
  readonly id: string;
  /** Day of the newest check, as 2030-01-31. */
  readonly day: string;
  readonly words: number;
  /** Errors by the type of their correction. */
  readonly counts: Readonly<Record<string, number>>;
  /** How likely each level is, the lowest first; empty where none was given. */
  readonly level: readonly number[];
  /** Words among the most frequent of Estonian, and all others; empty where they were not counted. */
  readonly bands: readonly number[];
  readonly errors: readonly LoggedError[];
}

const readNumbers = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : [];

function readError(stored: unknown): readonly LoggedError[] {
  const { type, text, right, word } = readFields(stored);
  const isWhole = [type, text, right, word].every((each) => typeof each === 'string');
  return isWhole ? [{ type, text, right, word } as LoggedError] : [];
}

function readLoggedText(stored: unknown): readonly LoggedText[] {
  const { id, day, words, counts, level, bands, errors } = readFields(stored);
  if (typeof id !== 'string' || typeof day !== 'string' || typeof words !== 'number') return [];
  const numbers = Object.entries(readFields(counts)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return [
    {
      ...{ id, day, words, counts: Object.fromEntries(numbers) },
      ...{ level: readNumbers(level), bands: readNumbers(bands) },
      errors: Array.isArray(errors) ? errors.flatMap(readError).slice(0, MAX_ERRORS) : [],
    },
  ];
}

/** Texts of this browser, the oldest first. */
export const readErrorLog = (): readonly LoggedText[] =>
  readKept('browser', STORAGE_KEY, (stored) => (Array.isArray(stored) ? stored.flatMap(readLoggedText) : []));

/** Puts a text into the list in the place of what was known about it; without room the list does not grow. */
export function logText(text: LoggedText): void {
  const texts = [...readErrorLog().filter(({ id }) => id !== text.id), text];
  keep('browser', STORAGE_KEY, texts.slice(-MAX_TEXTS));
}

export const deleteErrorLog = () => keep('browser', STORAGE_KEY, null);
