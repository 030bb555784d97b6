import { describe, expect, it } from 'vitest';
import { trimUnseen } from './typed-text';

describe('trimUnseen', () => {
  it('takes away what nobody sees at both ends, and nothing inside', () => {
    expect(trimUnseen(' \0\u200b kool\u00ad maja\ufeff\n')).toBe('kool\u00ad maja');
    expect(trimUnseen('\u2060 \t\0')).toBe('');
    expect(trimUnseen('')).toBe('');
  });

  it('takes no longer by the square of the length for blanks in the middle', () => {
    const started = performance.now();
    expect(trimUnseen(`a${' '.repeat(8_000_000)}b`)).toHaveLength(8_000_002);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
