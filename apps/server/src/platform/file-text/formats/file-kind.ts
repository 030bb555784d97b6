import { uploadExtensions } from '@keelerada/contract/fields/choices';
import { FileTextError } from './file-text-error';

export type FileKind = 'txt' | 'pdf' | 'docx' | 'doc' | 'odt';

const MAX_NAME_CHARACTERS = 200;

/** The last part of a path, without control and direction marks: a name to show, never a path to open. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  if (shown === '' || shown === '.' || shown === '..') return 'file';
  return shown.normalize('NFC').slice(-MAX_NAME_CHARACTERS);
}

/** The kind that the extension promises. @throws FileTextError UnsupportedMimeType */
export function getFileKind(name: string): FileKind {
  const extension = uploadExtensions.find((known) => name.toLowerCase().endsWith(known));
  if (!extension)
    throw new FileTextError(
      'UnsupportedMimeType',
      `This type of file is not read. Use one of ${uploadExtensions.join(', ')}.`,
    );
  return extension.slice(1) as FileKind;
}

/** First bytes of formats that people mistake for one another. */
const signatures: readonly (readonly [string, string])[] = [
  ['%PDF-', 'PDF'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Office 97'],
  ['{\\rtf', 'RTF'],
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['GIF87a', 'GIF'],
  ['GIF89a', 'GIF'],
  ['\x7fELF', 'program'],
  ['\x1f\x8b', 'gzip'],
  ['Rar!\x1a\x07', 'RAR'],
  ["7z\xbc\xaf'", '7z'],
];

/** What an editor may have put before the first bytes: a byte order mark in UTF-8, empty lines. */
const beforeContent = /^(?:\xef\xbb\xbf)?\s*/;
const HEAD_BYTES = 64;

/** What the first bytes say the content is, or undefined where they say nothing, as those of a text do. */
export function getContentFormat(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1').replace(beforeContent, '');
  return signatures.find(([start]) => head.startsWith(start))?.[1];
}

export function makeMismatch(kind: FileKind, bytes: Uint8Array): FileTextError {
  const found = getContentFormat(bytes);
  const truth = found ? `it looks like ${found}` : 'it is something else';
  return new FileTextError(
    'UnsupportedMimeType',
    `The name says .${kind}, but the content does not agree: ${truth}.`,
  );
}
