import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../testing/make-test-documents';
import { dropHiddenText } from './hidden-doc-text';
import { readDoc } from './read-doc';

const readFixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const letter = readFixture('letter.doc');

/** The same letter with one text replaced by another of the same length, where it stands as UTF-16. */
function replaceText(before: string, after: string): Buffer {
  const at = letter.indexOf(Buffer.from(before, 'utf16le'));
  expect(at).toBeGreaterThan(0);
  const changed = Buffer.from(letter);
  changed.write(after, at, 'utf16le');
  return changed;
}

describe('readDoc', () => {
  it('reads paragraphs, line breaks, table rows, quotation marks and notes, but no tracked deletion', async () => {
    const text = await readDoc(letter);
    expect(text.split('\n')).toEqual([
      'Suvi Peipsi ääres',
      expect.stringMatching(/^Igal suvel .* vanasti kala püüti\. Mulle .* kedagi\.$/u),
      'Esimene rida\u2028teine rida\tpärast tabulaatorit,   kolm tühikut.',
      'Žürii ütles: „Šokolaad on hea!“ See jäi alles.',
      'kuu\tkalu',
      'juuni\tseitse',
      'Лето у озера было тёплым, и мы каждый день купались.',
      'Vanaema isa oli kalur.',
    ]);
  });

  it('reads a file of a few sentences', async () => {
    const text = await readDoc(readFixture('short.doc'));
    expect(text.split('\n')).toEqual([
      'Minu nimi on Mari.',
      'Ma õpin eesti keelt. Žürii ütles: „Šokolaad on hea!“',
    ]);
  });

  it('has one empty line for empty paragraphs', async () => {
    const changed = replaceText('sätendab', 'a\r\r\r\rbcd');
    expect(await readDoc(changed)).toContain('järv a\n\nbcd ja');
  });

  it('reads the hyphens of Word as hyphens', async () => {
    expect(await readDoc(replaceText('vanaema', 'va\u001faema'))).toContain('va\u00adaema');
    expect(await readDoc(replaceText('vanaema', 'va\u001eaema'))).toContain('va-aema');
  });

  it('leaves out text that is hidden, with all runs of its page', () => {
    // One page of character properties: the second of three runs is hidden, the third is not.
    const document = Buffer.alloc(1024);
    document.writeUInt32LE(12, 0xfe);
    const page = document.subarray(512);
    [100, 110, 120, 130].forEach((place, i) => page.writeUInt32LE(place, i * 4));
    page.set([0, 100, 105], 16);
    page.set([7, 0x35, 0x08, 1, 0x3c, 0x08, 1, 0], 200);
    page.set([6, 0x43, 0x4a, 24, 0, 0x3c, 0x08, 0], 210);
    page[511] = 3;
    const tables = Buffer.alloc(12);
    tables.writeUInt32LE(1, 8);
    const pieces = [
      { text: 'abcde', startFilePos: 100, bpc: 2 },
      { text: 'fghijklmnopqrst', startFilePos: 110, bpc: 1 },
    ];
    dropHiddenText(pieces, document, tables);
    expect(pieces.map(({ text }) => text)).toEqual(['abcde', `${'\0'.repeat(10)}pqrst`]);
  });

  it('puts a mark in the place of an embedded formula', async () => {
    const field = '\x13 EMBED Equation.3 \x14\x01\x15';
    const before = letter
      .toString('utf16le', letter.indexOf(Buffer.from('Igal suvel', 'utf16le')))
      .slice(0, field.length);
    expect(await readDoc(replaceText(before, field))).toContain('\ufdd0');
  });

  it('says that a file with a password is encrypted', async () => {
    const locked = Buffer.from(letter);
    const at = locked.indexOf(Buffer.from([0xec, 0xa5]), 512);
    locked.writeUInt16LE(locked.readUInt16LE(at + 10) | 0x0100, at + 10);
    await expect(readDoc(locked)).rejects.toMatchObject({ code: 'FileEncrypted' });
  });

  it.each([
    ['RTF', Buffer.from('{\\rtf1 Tere}'), 'UnsupportedMimeType'],
    ['a workbook', makeCompoundFile(['Workbook']), 'UnsupportedMimeType'],
    ['a header only', letter.subarray(0, 300), 'FileBroken'],
    ['a short file cut off', readFixture('short.doc').subarray(0, 3_000), 'FileBroken'],
  ])('refuses %s', async (_name, bytes, code) => {
    await expect(readDoc(bytes)).rejects.toMatchObject({ code });
  });
});
