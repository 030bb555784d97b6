import type { PastSearch } from '../../shared/search-history/search-history';
import { readPastSearch } from '../../shared/search-history/search-history';
import type { SavedSelection, SavingFault } from '../../shared/saved-selections/saved-selections';
import {
  MAX_SAVED_CHARACTERS,
  addSelections,
  isSameName,
  makeFreeName,
  readSavedSelection,
  savedSelections,
} from '../../shared/saved-selections/saved-selections';
import { addSearches } from '../../shared/search-history/search-history';

/** What tells a file of ours from any other JSON. */
const FORMAT = 'keelerada-saved';
const FORMAT_VERSION = 1;

export interface SavedFile {
  readonly selections: readonly SavedSelection[];
  readonly searches: readonly PastSearch[];
}

type FileFault = 'not_ours' | 'newer' | 'damaged' | 'empty';

/** Selections and searches as the text of a file. */
export const writeSavedFile = (file: SavedFile): string =>
  `${JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, ...file }, null, 2)}\n`;

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Every entry of a list that may be missing; null if one of them makes no sense. */
function readAll<Entry>(list: unknown, readEntry: (entry: unknown) => Entry | null): readonly Entry[] | null {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return null;
  const read = list.map(readEntry).filter((entry) => entry !== null);
  return read.length === list.length ? read : null;
}

/** Reads a file that anyone may have written: all of it, or why none of it. */
export function readSavedFile(text: string): SavedFile | FileFault {
  const file = text.length > 2 * MAX_SAVED_CHARACTERS ? null : parse(text);
  if (file?.['format'] !== FORMAT || typeof file['version'] !== 'number') return 'not_ours';
  if (file['version'] > FORMAT_VERSION) return 'newer';
  const selections = readAll(file['selections'], readSavedSelection);
  const searches = readAll(file['searches'], readPastSearch);
  if (selections === null || searches === null) return 'damaged';
  return selections.length + searches.length === 0 ? 'empty' : { selections, searches };
}

const meansSame = (one: SavedSelection, other: SavedSelection) =>
  isSameName(one.name, other.name) && JSON.stringify(one.texts) === JSON.stringify(other.texts);

/** What came in: how many selections are new, and how many searches the file had. */
export interface TakenIn {
  readonly selections: number;
  readonly searches: number;
}

/** Adds a file to what is there. A selection whose name is taken by another gets a number; one that is there stays one. */
export function importFile({ selections, searches }: SavedFile): TakenIn | SavingFault {
  const before = savedSelections.read().selections;
  const added: SavedSelection[] = [];
  for (const selection of selections) {
    const all = [...before, ...added];
    if (all.some((one) => meansSame(one, selection))) continue;
    const name = makeFreeName(
      selection.name,
      all.map((one) => one.name),
    );
    added.push({ ...selection, name });
  }
  const fault = added.length === 0 ? null : addSelections(added);
  if (fault !== null) return fault;
  if (searches.length > 0 && !addSearches(searches)) return 'no_room';
  return { selections: added.length, searches: searches.length };
}
