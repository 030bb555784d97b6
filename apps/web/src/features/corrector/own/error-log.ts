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
}

function isLoggedText(value: unknown): value is LoggedText {
  if (typeof value !== 'object' || value === null) return false;
  const { id, day, words, counts } = value as Partial<LoggedText>;
  return (
    typeof id === 'string' &&
    typeof day === 'string' &&
    typeof words === 'number' &&
    typeof counts === 'object'
  );
}

/** Texts of this browser, the oldest first. */
export function readErrorLog(): readonly LoggedText[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLoggedText) : [];
  } catch {
    return [];
  }
}

function store(texts: readonly LoggedText[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(texts.slice(-MAX_TEXTS)));
  } catch {
    // A browser without room: the list then does not grow.
  }
}

/** Puts a text into the list in the place of what was known about it. */
export function logText(text: LoggedText): void {
  store([...readErrorLog().filter(({ id }) => id !== text.id), text]);
}

export function deleteErrorLog(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Closed storage holds nothing.
  }
}
