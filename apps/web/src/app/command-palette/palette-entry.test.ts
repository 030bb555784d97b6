import { describe, expect, it } from 'vitest';
import { findMatches, fold, rankMatch } from './palette-entry';

describe('what is typed into the palette', () => {
  it('finds names whatever their capitals and marks', () => {
    expect(rankMatch(fold('Sõna kontekstis'), fold('SONA'))).toBe(0);
    expect(rankMatch(fold('Naabersõnad'), fold('sõna'))).toBe(2);
    expect(rankMatch(fold('Sõna kontekstis'), fold('kont'))).toBe(1);
    expect(rankMatch(fold('Jaotus'), 'kass')).toBeNull();
  });

  it('takes signs of patterns as they are', () => {
    expect(rankMatch('a (b', '(b')).toBe(1);
    expect(rankMatch('abc', '.*')).toBeNull();
  });

  it('puts the best match first and keeps the order of equal ones', () => {
    const titles = ['must kass', 'lokassepp', 'kassid', 'kass ja koer', 'koer'];
    expect(findMatches(titles, (title) => rankMatch(title, 'kass'))).toEqual([
      'kassid',
      'kass ja koer',
      'must kass',
      'lokassepp',
    ]);
  });
});
