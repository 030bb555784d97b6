import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMemoryStorage } from '../testing/memory-storage';
import {
  MAX_ADDRESS_CHARACTERS,
  MAX_SEARCHES,
  deleteSearches,
  readPastSearch,
  rememberSearch,
  searchHistory,
  switchHistory,
} from './search-history';

const make = (number: number) => ({
  address: `/tools/wordlist#result=a${number}`,
  searchedAt: new Date(Date.UTC(2030, 0, 1, 0, number)).toISOString(),
});
const addresses = () => searchHistory.read().searches.map(({ address }) => address);

describe('the last searches', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    startMemoryStorage();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stand with the newest first, each once, and the oldest is forgotten', () => {
    for (let number = 0; number <= MAX_SEARCHES; number += 1) rememberSearch(make(number));
    rememberSearch(make(10));
    expect(addresses()).toHaveLength(MAX_SEARCHES);
    expect(addresses().slice(0, 2)).toEqual([make(10).address, make(MAX_SEARCHES).address]);
    expect(addresses()).not.toContain(make(0).address);
    expect(addresses().filter((address) => address === make(10).address)).toHaveLength(1);
  });

  it.each([
    'https://elsewhere.ee/tools/wordlist#result=a',
    '//elsewhere.ee/tools/wordlist#result=a',
    '/admin#result=a',
    '/tools/wordlist',
    '/tools/wordlist#result=<script>',
    `/tools/wordlist#result=${'a'.repeat(MAX_ADDRESS_CHARACTERS)}`,
  ])('take no other address: %s', (address) => {
    expect(readPastSearch({ address, searchedAt: make(1).searchedAt })).toBeNull();
    rememberSearch({ address, searchedAt: make(1).searchedAt });
    expect(addresses()).toEqual([]);
  });

  it('can be deleted and brought back in their order', () => {
    for (const number of [1, 2, 3]) rememberSearch(make(number));
    const before = addresses();
    const undo = deleteSearches();
    expect(addresses()).toEqual([]);
    undo?.();
    expect(addresses()).toEqual(before);
  });

  it('are not kept once they are switched off', () => {
    rememberSearch(make(1));
    switchHistory(true);
    rememberSearch(make(2));
    expect(addresses()).toEqual([make(1).address]);
    switchHistory(false);
    rememberSearch(make(2));
    expect(addresses()).toHaveLength(2);
  });

  it('forget old ones where the browser has little room', () => {
    startMemoryStorage(400);
    for (let number = 0; number < 20; number += 1) rememberSearch(make(number));
    expect(addresses()[0]).toBe(make(19).address);
    expect(addresses().length).toBeLessThan(6);
  });

  it('survive corrupt content', () => {
    startMemoryStorage().set('keelerada.search-history', '{"searches":[null,{"address":7}],"isOff":"jah"}');
    expect(searchHistory.read()).toEqual({ version: 1, isOff: false, searches: [] });
  });
});
