import { makeKeptValue } from '../kept-value/kept-value';

const STORAGE_KEY = 'keelerada.search-history';
/** The oldest is forgotten first. */
export const MAX_SEARCHES = 50;
/** A search in thousands of single texts would take the room of all the others. */
export const MAX_ADDRESS_CHARACTERS = 8000;
/** Inside the product, and nothing but the result of a tool. */
const ADDRESS = /^\/tools\/[a-z-]+#result=[\w.-]+$/u;

/** A search as the address that brings its result back. */
export interface PastSearch {
  readonly address: string;
  /** Moment of the ISO kind. */
  readonly searchedAt: string;
}

interface History {
  readonly version: 1;
  /** The visitor wants no searches kept. */
  readonly isOff: boolean;
  /** The newest first. */
  readonly searches: readonly PastSearch[];
}

/** A search as it was stored; null if it makes no sense, since anyone can write those. */
export function readPastSearch(stored: unknown): PastSearch | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { address, searchedAt } = stored as Partial<Record<keyof PastSearch, unknown>>;
  if (typeof address !== 'string' || typeof searchedAt !== 'string') return null;
  const isRight =
    address.length <= MAX_ADDRESS_CHARACTERS &&
    ADDRESS.test(address) &&
    !Number.isNaN(Date.parse(searchedAt));
  return isRight ? { address, searchedAt } : null;
}

function readStored(stored: unknown): History {
  const { isOff, searches } = (stored ?? {}) as Partial<Record<keyof History, unknown>>;
  const read = Array.isArray(searches) ? searches.map(readPastSearch).filter((one) => one !== null) : [];
  return { version: 1, isOff: isOff === true, searches: read.slice(0, MAX_SEARCHES) };
}

/** The last searches of this browser. */
export const searchHistory = makeKeptValue<History>(STORAGE_KEY, readStored);

/** Puts a search first, unless it is too long or none are wanted; a browser without room forgets the oldest ones. */
export function rememberSearch(search: PastSearch): void {
  if (readPastSearch(search) === null || searchHistory.read().isOff) return;
  const keep = (most: number) =>
    searchHistory.change((now) => ({
      ...now,
      searches: [search, ...now.searches.filter(({ address }) => address !== search.address)].slice(0, most),
    }));
  for (let most = MAX_SEARCHES; most >= 1 && !keep(most); most = Math.floor(most / 2));
}

/** Deletes all searches; returns how that is taken back. */
export function deleteSearches(): (() => void) | null {
  const { searches } = searchHistory.read();
  const replace = (next: readonly PastSearch[]) =>
    searchHistory.change((now) => ({ ...now, searches: next }));
  return replace([]) ? () => void replace(searches) : null;
}

/** Whether searches are kept from now on; those that are there stay. */
export const switchHistory = (isOff: boolean): boolean => searchHistory.change((now) => ({ ...now, isOff }));
