/** How long the browser keeps something: until it is erased, or until the tab is closed. */
export type StorageArea = 'browser' | 'tab';

const openArea = (area: StorageArea) => (area === 'tab' ? sessionStorage : localStorage);

/** What stands in the storage as it is; null where there is nothing or the browser does not let it be read. */
export function readKeptText(area: StorageArea, key: string): string | null {
  try {
    return openArea(area).getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. False where the browser gives no room or no permission. */
export function keepText(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) openArea(area).removeItem(key);
    else openArea(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** JSON as it was kept; null if it cannot be read. */
export function parseKept(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/** `readValue` takes whatever stands in the storage, which anybody may have written, and makes the best of it. */
export const readKept = <Value>(
  area: StorageArea,
  key: string,
  readValue: (stored: unknown) => Value,
): Value => readValue(parseKept(readKeptText(area, key)));

/** Keeps plain data; null forgets it. False where the browser gives no room or no permission. */
export const keep = (area: StorageArea, key: string, value: unknown): boolean =>
  keepText(area, key, value === null ? null : JSON.stringify(value));

/** The fields of a kept object and no others: a list, too, has a field `sort` that nobody kept. */
export function readFields(stored: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return Object.assign(Object.create(null), isObject ? stored : {}) as Record<string, unknown>;
}

/** The words of a kept list. */
export const readTexts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];

/** Forgets everything that the browser keeps of the site. */
export function clearKept(): void {
  for (const area of ['browser', 'tab'] as const) {
    try {
      openArea(area).clear();
    } catch {
      // Closed storage holds nothing.
    }
  }
}
