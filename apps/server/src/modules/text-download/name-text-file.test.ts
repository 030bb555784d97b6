import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFileNamer } from './name-text-file';

const ID = '1f0c9a42-0000-4000-8000-000000000001';

describe('makeFileNamer', () => {
  it('makes a readable name from the title and the id', () => {
    expect(makeFileNamer()(ID, 'Minu kodu Võrus!')).toBe('minu-kodu-vorus-1f0c9a42.txt');
  });

  it('never makes the same name twice', () => {
    const name = makeFileNamer();
    const first = name(ID, 'Kiri');
    expect(name(ID.replace(/1$/u, '2'), 'Kiri')).not.toBe(first);
  });

  it('makes names without a way out of the folder from any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(makeFileNamer()(ID, title)).toMatch(/^[a-z0-9][a-z0-9-]*\.txt$/u);
      }),
    );
    expect(makeFileNamer()(ID, '../../etc/passwd')).toBe('etc-passwd-1f0c9a42.txt');
    expect(makeFileNamer()(ID, null)).toBe('text-1f0c9a42.txt');
  });
});
