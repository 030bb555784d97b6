import { getContentFormat, makeMismatch } from './formats/file-kind';
import { FileTextError } from './formats/file-text-error';
import { scoreDecodedText } from './score-decoded-text';

/**
 * Of equal scores the earlier one wins: windows-1252 also covers ISO-8859-1, the two Baltic tables differ in quotes, DOS
 * and Mac come last. Detectors on npm (chardet, jschardet) do not know most of these, nor Estonian.
 */
const singleByteEncodings = [
  'windows-1252',
  'windows-1257',
  'iso-8859-15',
  'iso-8859-13',
  'iso-8859-4',
  'windows-1251',
  'koi8-r',
  'iso-8859-5',
  'maccyrillic',
  'cp866',
  'cp855',
  'cp775',
  'cp850',
  'macintosh',
  'maccenteuro',
] as const;

/** DOS and Mac tables hold the Latin letters of the others in other places. */
const rareEncodings = new Set<string>(['cp775', 'cp850', 'macintosh', 'maccenteuro']);
const RARE_HANDICAP = 1;

export type TextEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'utf-32le'
  | 'utf-32be'
  | (typeof singleByteEncodings)[number];

/** Bytes around characters beyond ASCII that are looked at to choose a table; more would not change the answer. */
const SAMPLE_BYTES = 60_000;
const SAMPLE_REACH_BYTES = 24;
/** Control characters beyond this share make it a program or a picture, not a text. */
const MAX_CONTROL_SHARE = 0.01;
/** Right readings score 0 (French) to 4 (Estonian); texts in East Asian encodings score less than -0.5. */
const MIN_SCORE = -0.4;
const MAX_CODE_POINT = 0x10ffff;

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** High bytes of Latin and Cyrillic letters in UTF-16. As bytes of a text in another encoding they are controls. */
const isLetterBlock = (byte: number | undefined) => byte === 0 || byte === 1 || byte === 4;
/** High byte of dashes and quotation marks. In other encodings it is the space, so it proves nothing. */
const PUNCTUATION_BLOCK = 0x20;

/** UTF-16 without a mark: one of each two bytes is nearly always the block (Latin, Cyrillic, punctuation). */
function detectUnmarkedUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const pairs = Math.min(bytes.length >> 1, SAMPLE_BYTES);
  if (pairs < 2) return undefined;
  const letters = [0, 0];
  const punctuation = [0, 0];
  for (let index = 0; index < pairs * 2; index += 1) {
    const half = index % 2;
    if (isLetterBlock(bytes[index])) letters[half]! += 1;
    else if (bytes[index] === PUNCTUATION_BLOCK) punctuation[half]! += 1;
  }
  const areBlocks = (half: 0 | 1) =>
    letters[half]! + punctuation[half]! >= pairs * 0.9 &&
    letters[half]! >= pairs * 0.5 &&
    letters[1 - half]! < pairs * 0.5;
  if (areBlocks(1)) return 'utf-16le';
  if (areBlocks(0)) return 'utf-16be';
  return undefined;
}

/** UTF-32, with or without a mark: only code points of Unicode, most of them in its first plane. */
function detectUtf32(bytes: Buffer): TextEncoding | undefined {
  const count = Math.min(bytes.length >> 2, SAMPLE_BYTES);
  if (count === 0 || bytes.length % 4 !== 0) return undefined;
  const isEachPoint = (read: (at: number) => number) => {
    for (let index = 0; index < count; index += 1) if (read(index * 4) > MAX_CODE_POINT) return false;
    return true;
  };
  if (isEachPoint((at) => bytes.readUInt32LE(at))) return 'utf-32le';
  if (isEachPoint((at) => bytes.readUInt32BE(at))) return 'utf-32be';
  return undefined;
}

/** Short stretches around the bytes that differ between tables, separated by line ends. */
function sampleHighBytes(bytes: Uint8Array): Uint8Array {
  const stretches: Uint8Array[] = [];
  let size = 0;
  for (let index = 0; index < bytes.length && size < SAMPLE_BYTES; index += 1) {
    if ((bytes[index] ?? 0) < 0x80) continue;
    const stretch = bytes.subarray(Math.max(0, index - SAMPLE_REACH_BYTES), index + SAMPLE_REACH_BYTES);
    stretches.push(stretch, Uint8Array.of(0x0a));
    size += stretch.length;
    index += SAMPLE_REACH_BYTES - 1;
  }
  return Buffer.concat(stretches);
}

type Decode = (bytes: Buffer, encoding: string) => string;

async function loadDecode(): Promise<Decode> {
  const { default: iconv } = await import('iconv-lite');
  return (bytes, encoding) => iconv.decode(bytes, encoding);
}

/**
 * The encoding of a text: byte order mark, UTF-32, UTF-16, valid UTF-8, else the table that reads best.
 * @throws FileTextError UnsupportedMimeType if none reads well
 */
export function detectEncoding(bytes: Buffer, decode: Decode): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const utf32 = detectUtf32(bytes);
  if (utf32) return utf32;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const utf16 = detectUnmarkedUtf16(bytes);
  if (utf16) return utf16;
  if (isValidUtf8(bytes)) return 'utf-8';
  const sample = Buffer.from(sampleHighBytes(bytes));
  // UTF-8 stands again for a file with one spoiled byte: its good letters outweigh the replacement character.
  const candidates = [...singleByteEncodings, 'utf-8'] as const;
  const scored = candidates.map((encoding) => ({
    encoding,
    score: scoreDecodedText(decode(sample, encoding)) - (rareEncodings.has(encoding) ? RARE_HANDICAP : 0),
  }));
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first));
  if (best.score >= MIN_SCORE) return best.encoding;
  const message = `The encoding of the text is not known (most like ${best.encoding}). Save the file as UTF-8.`;
  throw new FileTextError('UnsupportedMimeType', message);
}

function countControlCharacters(text: string): number {
  return (
    text.match(/[\u0000-\u0008\u000e-\u0019\u001c-\u001f\u0080-\u0084\u0086-\u009f\ufffe\uffff]/g)?.length ??
    0
  );
}

/** Text of a .txt file in any usual encoding. @throws FileTextError UnsupportedMimeType for what is no text */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decode = await loadDecode();
  // RTF and some PDF hold nothing but printable characters and would pass for a text.
  if (getContentFormat(bytes)) throw makeMismatch('txt', bytes);
  const text = decode(buffer, detectEncoding(buffer, decode));
  if (countControlCharacters(text) > Math.max(1, text.length * MAX_CONTROL_SHARE))
    throw makeMismatch('txt', bytes);
  return text;
}
