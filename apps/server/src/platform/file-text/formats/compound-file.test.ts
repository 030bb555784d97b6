import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCompoundFile, openCompoundFile } from './compound-file';
import { makeCompoundFile } from '../testing/make-test-documents';

const SECTOR_BYTES = 512;
const broken = expect.objectContaining({ code: 'FileBroken' }) as Error;

describe('a compound file', () => {
  it('tells the names and contents of its streams', () => {
    const bytes = makeCompoundFile(['WordDocument', '1Table']);
    bytes.write('algus', 3 * SECTOR_BYTES);
    expect(isCompoundFile(bytes)).toBe(true);
    const file = openCompoundFile(bytes);
    expect(file.names).toEqual(['WordDocument', '1Table']);
    expect(file.read('WordDocument')?.toString('latin1', 0, 5)).toBe('algus');
    expect(file.read('WordDocument')).toHaveLength(SECTOR_BYTES);
    expect(file.read('Workbook')).toBeUndefined();
  });

  it('has the streams of its root and none of what is embedded', () => {
    const bytes = makeCompoundFile(['Inside', 'WordDocument', '1Table']);
    const directory = (bytes.readUInt32LE(48) + 1) * SECTOR_BYTES;
    bytes.writeUInt32LE(2, directory + 76);
    bytes.write('WordDocument', directory + 128, 'utf16le');
    bytes.writeUInt16LE(26, directory + 128 + 64);
    const file = openCompoundFile(bytes);
    expect(file.names).toEqual(['WordDocument', '1Table']);
    // In a ring of siblings each is found once.
    bytes.writeUInt32LE(2, directory + 3 * 128 + 72);
    expect(openCompoundFile(bytes).names).toEqual(['WordDocument', '1Table']);
  });

  it('has short streams in sectors of 64 bytes of another one', () => {
    const bytes = readFileSync(new URL('../fixtures/short.doc', import.meta.url));
    const file = openCompoundFile(bytes);
    expect(file.read('WordDocument')?.readUInt16LE(0)).toBe(0xa5ec);
    expect(file.read('WordDocument')!.length).toBeLessThan(4096);
    expect(file.read('1Table')!.length).toBeGreaterThan(64);
    // The table of short sectors: each follows itself.
    const table = (bytes.readUInt32LE(60) + 1) * SECTOR_BYTES;
    for (let sector = 0; sector < SECTOR_BYTES / 4; sector += 1)
      bytes.writeUInt32LE(sector, table + sector * 4);
    expect(() => openCompoundFile(bytes).read('WordDocument')).toThrow(broken);
  });

  it('is broken where its directory runs in a circle', () => {
    const file = makeCompoundFile(['WordDocument']);
    file.writeInt32LE(1, SECTOR_BYTES + 4);
    expect(() => openCompoundFile(file)).toThrow(broken);
  });

  it('is broken where its table of sectors runs in a circle', () => {
    const file = makeCompoundFile(['WordDocument']);
    file.writeInt32LE(1, 68);
    file.writeUInt32LE(0xffffffff, 72);
    file.fill(0x01, 2 * SECTOR_BYTES, 3 * SECTOR_BYTES);
    file.writeInt32LE(1, 3 * SECTOR_BYTES - 4);
    expect(() => openCompoundFile(file)).toThrow(broken);
  });

  it('is broken where a sector lies outside of it', () => {
    const file = makeCompoundFile(['WordDocument']);
    file.writeUInt32LE(5_000, 48);
    expect(() => openCompoundFile(file)).toThrow(broken);
  });
});
