import { keep, readFields, readKept } from '../kept-value/kept-storage';

const STORAGE_KEY = 'correctorErrorLog';
/** Texts remembered; the oldest is forgotten first. */
const MAX_TEXTS = 200;

/** What was wrong in one text: counts by kind, none of its words. */
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
}

const readNumbers = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : [];

function readLoggedText(stored: unknown): readonly LoggedText[] {
  const { id, day, words, counts, level, bands } = readFields(stored);
  if (typeof id !== 'string' || typeof day !== 'string' || typeof words !== 'number') return [];
  const numbers = Object.entries(readFields(counts)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return [
    {
      ...{ id, day, words, counts: Object.fromEntries(numbers) },
      ...{ level: readNumbers(level), bands: readNumbers(bands) },
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
