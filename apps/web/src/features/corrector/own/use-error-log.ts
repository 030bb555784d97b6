import { useEffect, useRef } from 'react';
import { readOwn } from '@keelerada/estonian/make-table';
import type { Correction } from '../analysis/corrections';
import { countWords } from '../count-words';
import { isSample } from '../samples';
import type { Corrector } from '../use-corrector';
import type { OpenCorrection } from '../use-proofreading';
import {
  type LoggedError,
  type LoggedText,
  logText,
  readErrorLog,
} from '../../../shared/error-log/error-log';
import { keep, readFields, readKept, readTexts } from '../../../shared/kept-value/kept-storage';
import { nameToday, readFigures } from './read-figures';

const STORAGE_KEY = 'correctorTrackedText';

/** The text in the box as the list of errors knows it; this tab keeps it until the box is emptied. */
interface TrackedText {
  readonly id: string;
  /** Errors that were found in it, one entry each: they stay counted when they are corrected. */
  readonly seen: readonly string[];
}

function readTracked(stored: unknown): TrackedText {
  const { id, seen } = readFields(stored);
  return typeof id === 'string'
    ? { id, seen: readTexts(seen) }
    : { id: `${Date.now()}-${Math.random()}`, seen: [] };
}

const readTrackedText = (): TrackedText => readKept('tab', STORAGE_KEY, readTracked);

/** A text that is not kept counts as another one after a reload; null forgets it. */
const keepTrackedText = (tracked: TrackedText | null) => keep('tab', STORAGE_KEY, tracked);

/** A shorter text says too little. */
export const LEAST_WORDS = 20;
/** No type of a correction has it. */
const SEPARATOR = '|';

/** One entry for each error, so that equal ones count too. */
function listEntries(open: readonly OpenCorrection[]): readonly string[] {
  const times = new Map<string, number>();
  return open
    .filter(({ correction }) => correction.tier === 'sure')
    .map(({ correction }) => {
      const { type, text, right, word } = readError(correction);
      const entry = [type, text, right, word].join(SEPARATOR);
      const time = times.get(entry) ?? 0;
      times.set(entry, time + 1);
      return [entry, time].join(SEPARATOR);
    });
}

/** What the list of errors remembers of a correction. */
export const readError = ({
  correction_type: type,
  text,
  corrected_text: right,
  example,
}: Correction): LoggedError => ({
  type,
  text: text.trim(),
  right: right.trim(),
  word: example?.keyword ?? '',
});

function parseEntry(entry: string): readonly LoggedError[] {
  const [type, text, right, word, ...more] = entry.split(SEPARATOR);
  return more.length === 1 ? [{ type: type!, text: text!, right: right!, word: word! }] : [];
}

function countTypes(entries: readonly string[]): LoggedText['counts'] {
  const counts: Record<string, number> = {};
  for (const entry of entries) {
    const type = entry.slice(0, entry.indexOf(SEPARATOR));
    counts[type] = (readOwn(counts, type) ?? 0) + 1;
  }
  return counts;
}

/** Keeps count of the errors of own texts, on this device alone; sample texts do not count. */
export function useErrorLog({ proofreading, checkState, language, editor, analysis }: Corrector) {
  const { open } = proofreading;
  const { text, textNumber } = editor;
  const { result } = analysis;
  const tracked = useRef(textNumber);
  useEffect(() => {
    if (tracked.current !== textNumber) keepTrackedText(null);
    tracked.current = textNumber;
  }, [textNumber]);
  useEffect(() => {
    const words = countWords(text);
    if (checkState !== 'checked' || language !== 'et' || words < LEAST_WORDS || isSample(text)) return;
    const { id, seen } = readTrackedText();
    const all = [...new Set([...seen, ...listEntries(open)])];
    const figures = readFigures(result?.response ?? null);
    const logged = readErrorLog().find((each) => each.id === id);
    const isLogged = logged?.words === words && logged.level.join() === figures.level.join();
    if (isLogged && all.length === seen.length) return;
    keepTrackedText({ id, seen: all });
    const errors = all.flatMap(parseEntry);
    logText({ id, day: nameToday(), words, counts: countTypes(all), errors, ...figures });
  }, [checkState, language, open, text, result]);
}
