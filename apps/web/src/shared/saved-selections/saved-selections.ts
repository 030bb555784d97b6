import { makeKeptValue } from '../kept-value/kept-value';
import { readSavedTexts, type SavedTexts } from './saved-texts';

const STORAGE_KEY = 'keelerada.saved-selections';
export const MAX_SAVED_SELECTIONS = 100;
export const MAX_NAME_CHARACTERS = 80;
/** Of all of them together: a browser gives a site about five million, and others need room too. */
const MAX_SAVED_CHARACTERS = 2_000_000;

/** Corpus texts under a name that the visitor gave them. */
export interface SavedSelection {
  readonly name: string;
  /** Moment of the ISO kind. */
  readonly savedAt: string;
  readonly texts: SavedTexts;
}

/** Why a selection was not saved. */
export type SavingFault = 'too_many' | 'too_large' | 'no_room';

/** Names that differ in capitals or spaces alone are the same. */
const foldName = (name: string) => name.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('et');
export const isSameName = (left: string, right: string) => foldName(left) === foldName(right);

/** A selection as it was stored; null if it makes no sense. */
function readSavedSelection(stored: unknown): SavedSelection | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, savedAt, texts: given } = stored as Partial<Record<keyof SavedSelection, unknown>>;
  const texts = readSavedTexts(given);
  if (typeof name !== 'string' || typeof savedAt !== 'string' || texts === null) return null;
  const isRight =
    name.trim() !== '' && name.length <= MAX_NAME_CHARACTERS && !Number.isNaN(Date.parse(savedAt));
  return isRight ? { name: name.trim(), savedAt, texts } : null;
}

interface Stored {
  readonly version: 1;
  /** The newest first. */
  readonly selections: readonly SavedSelection[];
}

/** One of each name; what makes no sense is passed over. */
function readStored(stored: unknown): Stored {
  const listed = (stored as Partial<Stored> | null)?.selections;
  const read = Array.isArray(listed) ? listed.map(readSavedSelection).filter((one) => one !== null) : [];
  const selections = read.filter(
    ({ name }, place) => read.findIndex((other) => isSameName(other.name, name)) === place,
  );
  return { version: 1, selections };
}

/** The named selections of this browser. */
export const savedSelections = makeKeptValue<Stored>(STORAGE_KEY, readStored);

/** Puts a whole list in the place of what is stored; null if that was done. */
function replaceAll(make: (now: readonly SavedSelection[]) => readonly SavedSelection[]): SavingFault | null {
  const next = make(savedSelections.read().selections);
  if (next.length > MAX_SAVED_SELECTIONS) return 'too_many';
  if (JSON.stringify(next).length > MAX_SAVED_CHARACTERS) return 'too_large';
  return savedSelections.change(() => ({ version: 1, selections: next })) ? null : 'no_room';
}

/** Puts a selection first; another of the same name goes. */
export const saveSelection = (selection: SavedSelection): SavingFault | null =>
  replaceAll((now) => [selection, ...now.filter(({ name }) => !isSameName(name, selection.name))]);

/** Returns how it is taken back, or null where the browser did not let it be deleted. */
export function deleteSelection(name: string): (() => SavingFault | null) | null {
  const before = savedSelections.read().selections;
  const place = before.findIndex((one) => isSameName(one.name, name));
  const deleted = before[place];
  if (deleted === undefined) return null;
  if (replaceAll((now) => now.filter((one) => !isSameName(one.name, name))) !== null) return null;
  return () =>
    replaceAll((now) =>
      now.some((one) => isSameName(one.name, name)) ? now : now.toSpliced(place, 0, deleted),
    );
}
