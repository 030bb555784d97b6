import { describe, expect, it } from 'vitest';
import { cleanOwnText } from './clean-own-text';

describe('cleanOwnText', () => {
  it('composes letters and their accents', () => {
    expect(cleanOwnText('so\u0303na')).toBe('sõna');
  });

  it('replaces half a character and keeps whole ones', () => {
    expect(cleanOwnText('a\ud83d b 😀')).toBe('a\ufffd b 😀');
  });

  it('turns NUL into a space', () => {
    expect(cleanOwnText('kaks\0sõna')).toBe('kaks sõna');
  });
});
