import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../testing/make-test-documents';
import { readDoc } from './read-doc';

const letter = readFileSync(new URL('../fixtures/letter.doc', import.meta.url));

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
    expect(text.split('\n\n')).toEqual([
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

  it('reads the hyphens of Word as hyphens', async () => {
    expect(await readDoc(replaceText('vanaema', 'va\u001faema'))).toContain('va\u00adaema');
    expect(await readDoc(replaceText('vanaema', 'va\u001eaema'))).toContain('va-aema');
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
  ])('refuses %s', async (_name, bytes, code) => {
    await expect(readDoc(bytes)).rejects.toMatchObject({ code });
  });
});
