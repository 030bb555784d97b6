import { describe, expect, it } from 'vitest';
import { makeTestZip, type TestZipEntry } from '../testing/make-test-zip';
import { openZip } from './open-zip';

const LIMITS = { entries: 3, declaredBytes: 10_000, inflatedBytes: 1_000 };
const STORED = 0;

const open = (...entries: TestZipEntry[]) => openZip(makeTestZip(entries), LIMITS);

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

  it('refuses a zip cut off at any place', () => {
    const zip = makeTestZip([{ name: 'a', content: 'aaa' }]);
    for (let length = 0; length < zip.length; length += 1) {
      expect(() => openZip(zip.subarray(0, length), LIMITS).read('a')).toThrow();
    }
  });
});
