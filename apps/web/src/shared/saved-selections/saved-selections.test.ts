import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMemoryStorage } from '../testing/memory-storage';
import type { ChosenTexts } from '../text-selection/selected-texts';
import {
  MAX_SAVED_SELECTIONS,
  deleteSelection,
  saveSelection,
  savedSelections,
  type SavedSelection,
} from './saved-selections';
import { linkSavedTexts, makeSavedTexts, readSavedTexts } from './saved-texts';

const makeId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const query = { corpuses: ['clWmOIrLa'], level: ['B1'] };
const ids = [1, 2, 3].map(makeId);
const found: ChosenTexts = {
  corpusTextIds: ids,
  corpusSource: { query, unchosenIds: [] },
  ownTexts: 'Minu saladus.',
};
const texts = makeSavedTexts(found)!;
const make = (name: string): SavedSelection => ({ name, savedAt: '2030-01-31T10:00:00.000Z', texts });
const names = () => savedSelections.read().selections.map(({ name }) => name);
const KEY = 'keelerada.saved-selections';

describe('saved texts', () => {
  it('are the query alone where it found all of them, and never an own text', () => {
    expect(texts).toEqual({ choice: 'all', count: 3, query });
    expect(JSON.stringify(texts)).not.toContain('saladus');
  });

  it('are none where only an own text is chosen', () => {
    expect(makeSavedTexts({ corpusTextIds: null, corpusSource: null, ownTexts: 'tekst' })).toBeNull();
  });

  it.each([
    ['picked out of a query', { query, unchosenIds: [makeId(4)] }, [...ids, makeId(4)]],
    ['without a query', null, []],
  ])('come back as they were %s', (_, corpusSource, foundNow) => {
    const saved = makeSavedTexts({ ...found, corpusSource })!;
    const read = readSavedTexts(JSON.parse(JSON.stringify(saved)));
    expect(read).toEqual(saved);
    expect(linkSavedTexts(read!)?.chooseIds?.(foundNow)).toEqual(ids);
  });

  it.each([
    [{ choice: 'some', count: 3, query }],
    [{ choice: 'all', count: 3 }],
    [{ choice: 'all', count: 0, query }],
    [{ choice: 'all', count: 3, query: { corpuses: 5 } }],
    [{ choice: 'all', count: 3, query: { constructor: ['a'] } }],
    [{ choice: 'all', count: 3, query: { words: [[1, 'x']] } }],
    [{ choice: 'ids', count: 3, ids: 'AAA' }],
    [{ choice: 'ids', count: 3, ids: '%%%' }],
    [null],
  ])('that make no sense are refused: %j', (stored) => {
    expect(readSavedTexts(stored)).toBeNull();
  });
});

describe('saved selections', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    startMemoryStorage();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('put the newest first, one of each name whatever its capitals', () => {
    saveSelection(make('B1 naised'));
    saveSelection(make('C1'));
    saveSelection(make('b1  Naised '));
    expect(names()).toEqual(['b1  Naised', 'C1']);
  });

  it('can be deleted, and brought back to their place', () => {
    for (const name of ['kolm', 'kaks', 'üks']) saveSelection(make(name));
    const undo = deleteSelection('Kaks');
    expect(names()).toEqual(['üks', 'kolm']);
    expect(undo?.()).toBeNull();
    expect(names()).toEqual(['üks', 'kaks', 'kolm']);
  });

  it('pass over entries that make no sense and keep the others', () => {
    const stored = { version: 1, selections: [make('hea'), { name: 'katki' }, null, make('HEA'), 7] };
    startMemoryStorage().set(KEY, JSON.stringify(stored));
    expect(names()).toEqual(['hea']);
  });

  it('have a limit, over which nothing changes', () => {
    const many = Array.from({ length: MAX_SAVED_SELECTIONS }, (_, index) => make(`valik ${index}`));
    savedSelections.change(() => ({ version: 1, selections: many }));
    expect(saveSelection(make('veel üks'))).toBe('too_many');
    expect(names()).toHaveLength(MAX_SAVED_SELECTIONS);
    expect(saveSelection(make('valik 7'))).toBeNull();
  });

  it('say that the browser has no room', () => {
    startMemoryStorage(10);
    expect(saveSelection(make('B1'))).toBe('no_room');
    expect(names()).toEqual([]);
    expect(deleteSelection('B1')).toBeNull();
  });
});
