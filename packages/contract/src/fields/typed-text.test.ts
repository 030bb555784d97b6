import { describe, expect, it } from 'vitest';
import { trimUnseen } from './typed-text';

describe('trimUnseen', () => {
  it('takes away what nobody sees at both ends, and nothing inside', () => {
    expect(trimUnseen(' \0\u200b kool\u00ad maja\ufeff\n')).toBe('kool\u00ad maja');
    expect(trimUnseen('\u2060 \t\0')).toBe('');
    expect(trimUnseen('')).toBe('');
  });

  it('keeps any number of blanks in the middle', () => {
    expect(trimUnseen(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002);
  });
});
