import type { WordDocument } from 'word-extractor/lib/word-ole-extractor.js';
import { isCompoundFile, listStreamNames } from './compound-file';
import { makeMismatch } from './file-kind';
import { FORMULA_MARK } from './formula-sign';
import { dropHiddenText } from './hidden-doc-text';
import { makeEncrypted } from './open-zip';

/** FibBase (MS-DOC 2.5.2): wIdent, and in the flags at byte 10 the bit fEncrypted. */
const WORD_IDENTITY = 0xa5ec;
const FLAGS_OFFSET = 10;
const ENCRYPTED_FLAG = 0x0100;
/** Unicode's line separator: a line break that is no end of a paragraph; becomes LF in the end. */
const LINE_BREAK = '\u2028';
/** A field with a formula of Word's editor of equations: its code, and the picture (0x01) that is shown for it. */
const EMBEDDED_FORMULA = /(\x13[^\x13-\x15]*\bEquation\b[^\x13-\x15]*\x14)\x01/gu;

function assertIsDoc(bytes: Uint8Array): void {
  if (!isCompoundFile(bytes)) throw makeMismatch('doc', bytes);
  const names = listStreamNames(bytes);
  if (names.includes('WordDocument')) return;
  throw names.includes('EncryptedPackage') ? makeEncrypted() : makeMismatch('doc', bytes);
}

async function extractDocument(bytes: Uint8Array): Promise<WordDocument> {
  const { default: WordOleExtractor } = await import('word-extractor/lib/word-ole-extractor.js');
  const { default: BufferReader } = await import('word-extractor/lib/buffer-reader.js');
  /**
   * word-extractor 1.0.4 writes the word "undefined" for Word's optional hyphen (0x1F), loses the fixed one (0x1E) and
   * makes paragraphs of line breaks (0x0B). Each is replaced by one character, so that all positions stay.
   */
  class CharacterKeepingExtractor extends WordOleExtractor {
    /** Here the stream is whole: a short one lies in pieces of 64 bytes within another (MS-CFB 2.4). */
    override extractWordDocument(compound: unknown, stream: Buffer): Promise<WordDocument> {
      if (stream.readUInt16LE(0) !== WORD_IDENTITY) throw makeMismatch('doc', bytes);
      if (stream.readUInt16LE(FLAGS_OFFSET) & ENCRYPTED_FLAG) throw makeEncrypted();
      return super.extractWordDocument(compound, stream);
    }

    override writePieces(buffer: Buffer, tableBuffer: Buffer): void {
      super.writePieces(buffer, tableBuffer);
      for (const piece of this._pieces)
        piece.text = piece.text
          .replaceAll('\x1f', '\u00ad')
          .replaceAll('\x1e', '-')
          .replaceAll('\x0b', LINE_BREAK)
          .replace(EMBEDDED_FORMULA, `$1${FORMULA_MARK}`);
    }

    override writeCharacterProperties(buffer: Buffer, tableBuffer: Buffer): void {
      super.writeCharacterProperties(buffer, tableBuffer);
      dropHiddenText(this._pieces, buffer, tableBuffer);
    }
  }
  return new CharacterKeepingExtractor().extract(new BufferReader(Buffer.from(bytes)));
}

/** Text of a Word 97-2003 .doc without what is hidden: body, then text boxes, foot- and endnotes. @throws FileTextError */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  assertIsDoc(bytes);
  const document = await extractDocument(bytes);
  // Without this option quotation marks would be flattened to ASCII.
  const options = { filterUnicode: false };
  const parts = [
    document.getBody(options),
    document.getTextboxes({ ...options, includeHeadersAndFooters: false }),
    document.getFootnotes(options),
    document.getEndnotes(options),
  ].flatMap((part) => part.trim() || []);
  // Each line is a paragraph in Word's own store; table cells come separated by tabs.
  const lines = parts.flatMap((part) => part.split('\n').map((line) => line.trim()));
  return lines.filter((line, place) => line !== '' || lines[place - 1] !== '').join('\n');
}
