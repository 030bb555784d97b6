import type * as unpdf from 'unpdf';
import { dropPageFurniture, takeNotes } from './drop-page-furniture';
import { makeMismatch } from './file-kind';
import { BROKEN_MESSAGE, FileTextError } from './file-text-error';
import { joinPdfLines } from './join-pdf-lines';
import { makeEncrypted } from './open-zip';
import { MAX_TEXT_CHARACTERS } from './paragraph-collector';
import { makePdfLines, type PdfItem, type PdfLine } from './pdf-lines';

const MAX_PAGES = 2_000;
/** Readers look for the signature in the first 1024 bytes and for the end mark in the last ones (ISO 32000-1, H.3). */
const SIGNATURE_REACH_BYTES = 1_024;
const END_REACH_BYTES = 2_048;
/** Permission bit 5 of an encrypted file: text may be copied (ISO 32000-1, table 22). */
const COPY_PERMISSION = 16;
/** Letters of fonts that do not say what they mean; more than this share of them is not readable as text. */
const MAX_UNREADABLE_SHARE = 0.3;

type PdfDocument = Awaited<ReturnType<(typeof unpdf)['getDocumentProxy']>>;

const broken = () => new FileTextError('FileBroken', BROKEN_MESSAGE);

function assertWhole(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, SIGNATURE_REACH_BYTES)).toString('latin1');
  if (!head.includes('%PDF-')) throw makeMismatch('pdf', bytes);
  // pdf.js mends a file that was cut off and would quietly give half of its text.
  if (!Buffer.from(bytes.subarray(-END_REACH_BYTES)).includes('%%EOF')) throw broken();
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { getDocumentProxy } = await loadPdfReader();
  try {
    // pdf.js takes the buffer over, so it gets its own.
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: 0,
    });
  } catch {
    // Whether it wants a password or a way of encrypting that nobody knows: the same for the one who uploads it.
    throw Buffer.from(bytes).includes('/Encrypt') ? makeEncrypted() : broken();
  }
}

async function assertMayCopy(pdf: PdfDocument): Promise<void> {
  const permissions = await pdf.getPermissions();
  if (permissions && !permissions.includes(COPY_PERMISSION))
    throw new FileTextError(
      'FileEncrypted',
      'The file is protected against copying its text. Save a copy without protection and upload that.',
    );
}

async function readPages(pdf: PdfDocument): Promise<PdfLine[][]> {
  if (pdf.numPages > MAX_PAGES)
    throw new FileTextError('FileTooComplex', `The file has more than ${MAX_PAGES} pages.`, MAX_PAGES);
  const pages: PdfLine[][] = [];
  let size = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = makePdfLines(items.filter((item): item is PdfItem & typeof item => 'str' in item));
    size += lines.reduce((sum, line) => sum + line.text.length, 0);
    if (size > MAX_TEXT_CHARACTERS) {
      const message = `The file holds more than ${MAX_TEXT_CHARACTERS} characters of text.`;
      throw new FileTextError('FileTooComplex', message, MAX_TEXT_CHARACTERS);
    }
    pages.push(lines);
    page.cleanup();
  }
  return pages;
}

function assertReadableLetters(text: string): void {
  const unreadable = text.match(/[\ufffd\p{Co}\p{Cn}]/gu)?.length ?? 0;
  if (unreadable <= text.replace(/\s/g, '').length * MAX_UNREADABLE_SHARE) return;
  throw new FileTextError(
    'FileHasNoText',
    'The fonts of the file do not say which letters they show, so its text cannot be read.',
  );
}

/**
 * Text of a .pdf: paragraphs in the order in which the file draws them, then the footnotes, without page numbers and
 * running heads, words split at line ends made whole. A scan has none. @throws FileTextError
 */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  assertWhole(bytes);
  const pdf = await openPdf(bytes);
  await assertMayCopy(pdf);
  const { text: pages, notes } = takeNotes(dropPageFurniture(await readPages(pdf)));
  const text = [pages, ...notes.map((note) => [note])].flatMap(joinPdfLines).join('\n\n');
  if (text !== '') assertReadableLetters(text);
  return text;
}

/** How pdf.js tells the characters that it leaves out of a text: all format marks of Unicode. */
const FORMAT_MARK = '(\\p{Cf})';
const FORMAT_MARK_BUT_SOFT_HYPHEN = '((?!\\u00ad)\\p{Cf})';

/**
 * pdf.js with soft hyphens in its texts. It leaves them out among the invisible marks, but at the end of a line of
 * print one is the hyphen that is seen, and nothing else tells that the word goes on. There is no option for it, so
 * the pattern is changed while the module is evaluated; a pdf.js that has another pattern stays as it is.
 */
async function loadWithSoftHyphens(): Promise<typeof unpdf> {
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
      const isString = typeof pattern === 'string';
      return new target(
        isString ? pattern.replace(FORMAT_MARK, FORMAT_MARK_BUT_SOFT_HYPHEN) : pattern,
        flags,
      );
    },
  });
  try {
    const reader = await import('unpdf');
    await reader.getResolvedPDFJS();
    return reader;
  } finally {
    globalThis.RegExp = Original;
  }
}

let loaded: Promise<typeof unpdf> | undefined;

/** The reader of .pdf files, loaded once. */
function loadPdfReader(): Promise<typeof unpdf> {
  loaded ??= loadWithSoftHyphens();
  return loaded;
}
