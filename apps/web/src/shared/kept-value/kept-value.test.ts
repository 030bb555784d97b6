import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMemoryStorage } from '../testing/memory-storage';
import { makeKeptValue } from './kept-value';

interface Words {
  readonly words: readonly string[];
}

const readWords = (stored: unknown): Words => {
  const words = (stored as Partial<Words> | null)?.words;
  return { words: Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [] };
};

const add = (word: string) => (now: Words) => ({ words: [...now.words, word] });

describe('makeKeptValue', () => {
  const target = new EventTarget();
  beforeEach(() => vi.stubGlobal('window', target));
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what was changed and gives the same object until it changes again', () => {
    const stored = startMemoryStorage();
    const kept = makeKeptValue('words', readWords);
    expect(kept.change(add('kass'))).toBe(true);
    expect(kept.read()).toEqual({ words: ['kass'] });
    expect(kept.read()).toBe(kept.read());
    expect(stored.get('words')).toBe('{"words":["kass"]}');
  });

  it.each(['{', '17', '"kass"', '{"words":5}', '[]'])('reads corrupt content %s as nothing', (content) => {
    startMemoryStorage().set('words', content);
    const kept = makeKeptValue('words', readWords);
    expect(kept.read()).toEqual({ words: [] });
    expect(kept.change(add('koer'))).toBe(true);
    expect(kept.read().words).toEqual(['koer']);
  });

  it('changes nothing in a full storage and says so', () => {
    startMemoryStorage(25);
    const kept = makeKeptValue('words', readWords);
    expect(kept.change(add('kass'))).toBe(true);
    expect(kept.change(add('pikk sõna pikas loendis'))).toBe(false);
    expect(kept.read().words).toEqual(['kass']);
  });

  it('does without a storage that is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const kept = makeKeptValue('words', readWords);
    expect(kept.read()).toEqual({ words: [] });
    expect(kept.change(add('kass'))).toBe(false);
  });

  it('begins a change from what another tab has stored meanwhile', () => {
    const stored = startMemoryStorage();
    const kept = makeKeptValue('words', readWords);
    kept.change(add('kass'));
    stored.set('words', '{"words":["kass","koer"]}');
    kept.change(add('hiir'));
    expect(kept.read().words).toEqual(['kass', 'koer', 'hiir']);
  });

  it('tells of changes here and in other tabs, and of none after that', () => {
    startMemoryStorage();
    const kept = makeKeptValue('words', readWords);
    const listener = vi.fn();
    const stop = kept.subscribe(listener);
    kept.change(add('kass'));
    expect(listener).toHaveBeenCalledTimes(1);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'words' }));
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    stop();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'words' }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('listens to other tabs while somebody listens to it, once for all, and to none after that', () => {
    startMemoryStorage();
    const kept = makeKeptValue('words', readWords);
    const [began, ended] = [vi.spyOn(target, 'addEventListener'), vi.spyOn(target, 'removeEventListener')];
    const listeners = [vi.fn(), vi.fn()] as const;
    const stops = listeners.map((listener) => kept.subscribe(listener));
    expect(began).toHaveBeenCalledTimes(1);
    stops[0]!();
    expect(ended).not.toHaveBeenCalled();
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'words' }));
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    stops[1]!();
    expect(ended.mock.calls).toEqual(began.mock.calls);
    const stop = kept.subscribe(listeners[0]);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'words' }));
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    stop();
  });
});
