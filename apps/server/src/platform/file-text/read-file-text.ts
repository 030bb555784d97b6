import { assertFileIsAcceptable } from './accept-file';
import { decodeText } from './decode-text';
import type { FileKind } from './formats/file-kind';
import { FileTextError, type FileTextResult, toFailure } from './formats/file-text-error';
import { FORMULA_MARK, FORMULA_SIGN } from './formats/formula-sign';
import { hasWords, normaliseText } from './normalise-text';
import { readDoc } from './formats/read-doc';
import { readDocx } from './formats/read-docx';
import { readOdt } from './formats/read-odt';
import { readPdf } from './formats/read-pdf';

const readers: Readonly<Record<FileKind, (bytes: Uint8Array) => Promise<string>>> = {
  txt: decodeText,
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  odt: readOdt,
};

const noTextMessages: Readonly<Record<FileKind, string>> = {
  txt: 'There is no text in the file.',
  pdf: 'There is no text in the file. If it is a scan, run text recognition on it first.',
  docx: 'There is no text in the file.',
  doc: 'There is no text in the file.',
  odt: 'There is no text in the file.',
};

/** Reads one file in this very process: only for the worker, since the file may be hostile. Never rejects. */
export async function readFileText(name: string, bytes: Uint8Array): Promise<FileTextResult> {
  try {
    const kind = assertFileIsAcceptable(name, bytes.length);
    const read = normaliseText(await readers[kind](bytes));
    const formulas = read.split(FORMULA_MARK).length - 1;
    const text = read.replaceAll(FORMULA_MARK, FORMULA_SIGN);
    if (!hasWords(text)) throw new FileTextError('FileHasNoText', noTextMessages[kind]);
    return formulas > 0 ? { text, formulas } : { text };
  } catch (error) {
    return { error: toFailure(error) };
  }
}
