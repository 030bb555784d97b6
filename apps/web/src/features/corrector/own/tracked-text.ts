import { keep, readFields, readKept, readTexts } from '../../../shared/kept-value/kept-storage';

const STORAGE_KEY = 'correctorTrackedText';

/** The text in the box as the list of errors knows it; this tab keeps it until the box is emptied. */
export interface TrackedText {
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

export const readTrackedText = (): TrackedText => readKept('tab', STORAGE_KEY, readTracked);

/** A text that is not kept counts as another one after a reload; null forgets it. */
export const keepTrackedText = (tracked: TrackedText | null) => keep('tab', STORAGE_KEY, tracked);
