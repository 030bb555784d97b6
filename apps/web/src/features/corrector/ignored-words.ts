const STORAGE_KEY = 'correctorIgnoredWords';
/** More than anybody ignores by hand; keeps the storage small. */
const MAX_WORDS = 2000;

/** Words that the visitor asked not to mark, in small letters. They stay in the browser. */
export function readIgnoredWords(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []);
  } catch {
    return new Set();
  }
}

export function storeIgnoredWords(words: ReadonlySet<string>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...words].slice(-MAX_WORDS)));
  } catch {
    // The words are then ignored until the page is left.
  }
}
