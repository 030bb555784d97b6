import { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { describe, expect, it } from 'vitest';
import { LearnedEdits, lettersKey, readLearnedEdits, replacedKey, writeLearnedEdits } from './learned-edits';

describe('counts of learned edits', () => {
  it('are found by their key and are 0 for what was never met', () => {
    const edits = new LearnedEdits(new Map([[hashString(replacedKey(['sobra'], ['sõbra'])), 7]]));
    expect(edits.countOf(replacedKey(['sobra'], ['sõbra']))).toBe(7);
    expect(edits.countOf(replacedKey(['sobra'], ['sopra']))).toBe(0);
  });

  it('are the same after being written and read', () => {
    const keys = ['a', 'b', 'ü', 'seen maja', 'c d>cd'];
    const counts = new Map(keys.map((key, i) => [hashString(key), i * 300 + 1]));
    const writer = new ByteWriter();
    writeLearnedEdits(writer, new LearnedEdits(counts));
    const bytes = writer.finish();
    const read = readLearnedEdits(new ByteReader(bytes));
    expect(keys.map((key) => read.countOf(key))).toEqual([1, 301, 601, 901, 1201]);
    expect(() => readLearnedEdits(new ByteReader(bytes.subarray(0, 9)))).toThrow(RangeError);
  });

  it('name the letters that differ with a letter on either side', () => {
    expect(lettersKey('sobra', 'sõbra')).toBe('letters so>õb');
    expect(lettersKey('kinkin', 'kingin')).toBe('letters nk>gi');
    expect(lettersKey('tule', 'tulen')).toBe('letters e>n$');
    expect(lettersKey('maja', 'autod')).toBeUndefined();
  });
});
