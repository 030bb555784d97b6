import { describe, expect, it } from 'vitest';
import { isCompoundFile, listStreamNames } from './compound-file';
import { makeCompoundFile } from '../testing/make-test-documents';

const SECTOR_BYTES = 512;
const broken = expect.objectContaining({ code: 'FileBroken' }) as Error;

describe('a compound file', () => {
  it('tells the names of its streams', () => {
    const file = makeCompoundFile(['WordDocument', '1Table']);
    expect(isCompoundFile(file)).toBe(true);
    expect(listStreamNames(file)).toEqual(['WordDocument', '1Table']);
  });

  it('is broken where its directory runs in a circle', () => {
    const file = makeCompoundFile(['WordDocument']);
    file.writeInt32LE(1, SECTOR_BYTES + 4);
    expect(() => listStreamNames(file)).toThrow(broken);
  });

  it('is broken where its table of sectors runs in a circle', () => {
    const file = makeCompoundFile(['WordDocument']);
    file.writeInt32LE(1, 68);
    file.writeUInt32LE(0xffffffff, 72);
    file.fill(0x01, 2 * SECTOR_BYTES, 3 * SECTOR_BYTES);
    file.writeInt32LE(1, 3 * SECTOR_BYTES - 4);
    expect(() => listStreamNames(file)).toThrow(broken);
  });

  it('is broken where a sector lies outside of it', () => {
    const file = makeCompoundFile(['WordDocument']);
    file.writeUInt32LE(5_000, 48);
    expect(() => listStreamNames(file)).toThrow(broken);
  });
});
