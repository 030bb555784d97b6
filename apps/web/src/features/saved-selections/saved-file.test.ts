import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MAX_SAVED_SELECTIONS,
  addSelections,
  saveSelection,
  savedSelections,
} from '../../shared/saved-selections/saved-selections';
import { rememberSearch, searchHistory } from '../../shared/search-history/search-history';
import { startMemoryStorage } from '../../shared/testing/memory-storage';
import type { SavedFile } from './saved-file';
import { readSavedFile, importFile, writeSavedFile } from './saved-file';

const savedAt = '2030-01-31T10:00:00.000Z';
const make = (name: string, level = 'B1') => ({
  name,
  savedAt,
  texts: { choice: 'all' as const, count: 3, query: { corpuses: ['clWmOIrLa'], level: [level] } },
});
const search = { address: '/tools/wordlist#result=abc', searchedAt: savedAt };
const names = () => savedSelections.read().selections.map(({ name }) => name);

describe('a file of selections and searches', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    stored = startMemoryStorage();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('brings everything into another browser', () => {
    saveSelection(make('B1'));
    saveSelection(make('C1 „naised”', 'C1'));
    rememberSearch(search);
    const before = { ...savedSelections.read(), searches: searchHistory.read().searches };
    const text = writeSavedFile(before);
    expect(JSON.parse(text)).toMatchObject({ format: 'keelerada-saved', version: 1 });
    stored.clear();
    expect(importFile(readSavedFile(text) as SavedFile)).toEqual({ selections: 2, searches: 1 });
    expect({ ...savedSelections.read(), searches: searchHistory.read().searches }).toEqual(before);
  });

  it('taken in twice changes nothing, and a name that is taken gets a number', () => {
    saveSelection(make('B1'));
    expect(importFile({ selections: [make('B1')], searches: [] })).toEqual({ selections: 0, searches: 0 });
    expect(importFile({ selections: [make('b1', 'B2')], searches: [] })).toEqual({
      selections: 1,
      searches: 0,
    });
    expect(names()).toEqual(['B1', 'b1 (2)']);
  });

  const head = { format: 'keelerada-saved', version: 1 };
  it.each([
    ['not_ours', 'Tere!'],
    ['not_ours', '[]'],
    ['not_ours', JSON.stringify({ selections: [make('B1')] })],
    ['newer', JSON.stringify({ ...head, version: 2, selections: 'other' })],
    ['damaged', JSON.stringify({ ...head, selections: [make('B1'), { name: 'katki' }] })],
    ['damaged', JSON.stringify({ ...head, selections: {} })],
    ['damaged', JSON.stringify({ ...head, searches: [{ ...search, address: 'https://elsewhere.ee' }] })],
    ['empty', JSON.stringify(head)],
  ])('is refused as a whole: %s', (fault, text) => {
    expect(readSavedFile(text)).toBe(fault);
  });

  it('with more selections than there is room for changes nothing', () => {
    addSelections(Array.from({ length: MAX_SAVED_SELECTIONS - 1 }, (_, index) => make(`valik ${index}`)));
    expect(importFile({ selections: [make('üks'), make('kaks')], searches: [search] })).toBe('too_many');
    expect(names()).toHaveLength(MAX_SAVED_SELECTIONS - 1);
    expect(searchHistory.read().searches).toEqual([]);
  });
});
