import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeTestZip } from './testing/make-test-zip';
import type { TestZipEntry } from './testing/make-test-zip';
import { openZip } from './open-zip';

const LIMITS = { entries: 3, declaredBytes: 10_000, inflatedBytes: 1_000 };
const STORED = 0;

const open = (...entries: TestZipEntry[]) => openZip(makeTestZip(entries), LIMITS);

/** Names as bytes: a zip made with other names of the same length, written over. */
function renameBytes(zip: Uint8Array, names: Readonly<Record<string, Uint8Array>>): Buffer {
  let text = Buffer.from(zip).toString('latin1');
  for (const [name, bytes] of Object.entries(names)) {
    text = text.replaceAll(name, Buffer.from(bytes).toString('latin1'));
  }
  return Buffer.from(text, 'latin1');
}

/** The extra field that names an entry in UTF-8. */
function makeUnicodePath(header: Uint8Array, name: string | Uint8Array, version = 1): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt8(version, 0);
  head.writeUInt32LE(crc32(header), 1);
  return Buffer.concat([head, Buffer.from(name)]);
}

const zipWithFields = (entries: Record<string, Uint8Array | null>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, field]) => [
        name,
        [strToU8(name), field ? { extra: { 0x7075: field } } : {}] as const,
      ]),
    ) as never,
  );

describe('openZip', () => {
  it('reads deflated and stored entries', () => {
    const zip = open(
      { name: 'a', content: 'õhtu '.repeat(50) },
      { name: 'b', content: 'öö', packed: Buffer.from('öö'), method: STORED },
    );
    expect(Buffer.from(zip.read('a')).toString()).toBe('õhtu '.repeat(50));
    expect(Buffer.from(zip.read('b')).toString()).toBe('öö');
    expect(zip.has('c')).toBe(false);
  });

  it('stops inflating at the limit, whatever size an entry declares', () => {
    const error = { code: 'FileTooComplex' };
    expect(() => open({ name: 'a', content: 'a'.repeat(1_001) }).read('a')).toThrow(
      expect.objectContaining(error) as Error,
    );
    const liar = open({ name: 'a', content: 'a'.repeat(1_001), declaredSize: 10 });
    expect(() => liar.read('a')).toThrow(expect.objectContaining({ ...error, limit: 1_000 }) as Error);
  });

  it('counts what all entries inflate to together', () => {
    const zip = open({ name: 'a', content: 'a'.repeat(600) }, { name: 'b', content: 'b'.repeat(600) });
    expect(zip.read('a')).toHaveLength(600);
    expect(() => zip.read('b')).toThrow(
      expect.objectContaining({ code: 'FileTooComplex', limit: 400 }) as Error,
    );
  });

  it.each([
    ['too many entries', ['a', 'b', 'c', 'd'].map((name) => ({ name })), 'FileTooComplex'],
    ['too much declared', [{ name: 'a', declaredSize: 10_001 }], 'FileTooComplex'],
    ['two entries of one name', [{ name: 'a' }, { name: 'a' }], 'FileBroken'],
  ])('refuses %s before anything is inflated', (_what, entries, code) => {
    expect(() => open(...entries)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it.each([
    ['a wrong size', { content: 'aaa', declaredSize: 2 }, 'FileBroken'],
    ['a wrong checksum', { content: 'aaa', packed: Buffer.from('aab'), method: STORED }, 'FileBroken'],
    ['spoiled packing', { content: 'aaa', packed: Buffer.from([0xff, 0xff, 0xff]) }, 'FileBroken'],
    ['an unknown method', { content: 'aaa', method: 14 }, 'FileBroken'],
    ['a password', { content: 'aaa', flags: 1 }, 'FileEncrypted'],
    ['a password with AES', { content: 'aaa', method: 99 }, 'FileEncrypted'],
  ])('refuses to read an entry with %s', (_what, entry, code) => {
    expect(() => open({ name: 'a', ...entry }).read('a')).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('reads names as UTF-8 where they can be, keeps others apart by byte, and says which of both are unsure', () => {
    const zip = makeTestZip([{ name: 'A1.txt' }, { name: 'A2.txt' }, { name: 'öö.txt' }]);
    const oem = { A1: Buffer.of(0x41, 0x84), A2: Buffer.of(0x41, 0x94) };
    const { names, unsureNames } = openZip(renameBytes(zip, oem), LIMITS);
    expect(names).toEqual(['A\u0084.txt', 'A\u0094.txt', 'öö.txt']);
    expect([...unsureNames.keys()]).toEqual(names);
    expect(Buffer.from(unsureNames.get('A\u0084.txt')!)).toEqual(
      Buffer.from([0x41, 0x84, ...Buffer.from('.txt')]),
    );
    const said = open({ name: 'öö.txt', flags: 0x800 }, { name: 'a.txt' });
    expect(said.names).toEqual(['öö.txt', 'a.txt']);
    expect(said.unsureNames.size).toBe(0);
  });

  it('takes the name of the Unicode field where its checksum fits', () => {
    const header = Buffer.of(0x84, 0x41);
    const zip = zipWithFields({
      X1: makeUnicodePath(header, 'äA'),
      X2: makeUnicodePath(Buffer.from('old'), 'stale'),
      X3: makeUnicodePath(Buffer.from('X3'), Buffer.of(0xff)),
    });
    const opened = openZip(renameBytes(zip, { X1: header }), LIMITS);
    expect(opened.names).toEqual(['äA', 'X2', 'X3']);
    expect(opened.unsureNames.size).toBe(0);
    expect(opened.read('äA')).toHaveLength(2);
    const other = zipWithFields({ X1: makeUnicodePath(Buffer.from('X1'), 'y', 2), X2: Buffer.of(1) });
    expect(openZip(other, LIMITS).names).toEqual(['X1', 'X2']);
  });

  it('refuses Unicode fields by which an entry takes the place of another', () => {
    const refused = expect.objectContaining({ code: 'FileBroken' }) as Error;
    const same = zipWithFields({
      X1: makeUnicodePath(Buffer.from('X1'), 'õ'),
      X2: makeUnicodePath(Buffer.from('X2'), 'õ'),
    });
    expect(() => openZip(same, LIMITS)).toThrow(refused);
    for (const order of [
      ['X1', 'X2'],
      ['X2', 'X1'],
    ]) {
      const fields = {
        X1: makeUnicodePath(Buffer.from('X1'), 'away'),
        X2: makeUnicodePath(Buffer.from('X2'), 'X1'),
      };
      const swapped = zipWithFields(
        Object.fromEntries(order.map((name) => [name, fields[name as 'X1' | 'X2']])),
      );
      expect(() => openZip(swapped, LIMITS)).toThrow(refused);
    }
  });

  it('refuses a zip cut off at any place', () => {
    const zip = makeTestZip([{ name: 'a', content: 'aaa' }]);
    for (let length = 0; length < zip.length; length += 1) {
      expect(() => openZip(zip.subarray(0, length), LIMITS).read('a')).toThrow();
    }
  });
});
