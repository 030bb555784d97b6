const STORAGE_KEY = 'correctorTrackedText';

/** The text in the box as the list of errors knows it; this tab keeps it until the box is emptied. */
export interface TrackedText {
  readonly id: string;
  /** Errors that were found in it, one entry each: they stay counted when they are corrected. */
  readonly seen: readonly string[];
}

export function readTrackedText(): TrackedText {
  const fresh = { id: `${Date.now()}-${Math.random()}`, seen: [] };
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as TrackedText | null) ?? fresh;
  } catch {
    return fresh;
  }
}

export function keepTrackedText(tracked: TrackedText): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(tracked));
  } catch {
    // A text that is not kept counts as another one after a reload.
  }
}

export function forgetTrackedText(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Closed storage holds nothing.
  }
}
