import { makeTestZip, type TestZipEntry } from './make-test-zip';

const WORD_NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:o="urn:schemas-microsoft-com:office:office" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const ODT_NAMESPACES = `xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:style="${ODF}:style:1.0" xmlns:draw="${ODF}:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:math="http://www.w3.org/1998/Math/MathML"`;

export const docxContentTypes: TestZipEntry = {
  name: '[Content_Types].xml',
  content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
};
export const odtMimeType: TestZipEntry = {
  name: 'mimetype',
  content: 'application/vnd.oasis.opendocument.text',
};

export const makeWordXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document ${WORD_NAMESPACES}><w:body>${body}</w:body></w:document>`;

/** A .docx of the given paragraphs in WordprocessingML. */
export function makeDocx(body: string, more: readonly TestZipEntry[] = []): Buffer {
  return makeTestZip([docxContentTypes, { name: 'word/document.xml', content: makeWordXml(body) }, ...more]);
}

export const makeOdtXml = (body: string, styles = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${ODT_NAMESPACES}>` +
  `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;

/** An .odt of the given paragraphs in OpenDocument XML. */
export function makeOdt(body: string, more: readonly TestZipEntry[] = [], styles = ''): Buffer {
  return makeTestZip([odtMimeType, { name: 'content.xml', content: makeOdtXml(body, styles) }, ...more]);
}

export interface TestPdfObject {
  readonly dictionary: string;
  readonly stream?: string | Uint8Array;
}

/** A .pdf of the given objects, numbered from 1; the first is the catalogue. */
export function makePdfOfObjects(objects: readonly TestPdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const push = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  objects.forEach(({ dictionary, stream }, index) => {
    offsets.push(size);
    const length = stream === undefined ? '' : ` /Length ${Buffer.from(stream).length}`;
    push(`${index + 1} 0 obj\n<< ${dictionary}${length} >>\n`);
    if (stream !== undefined) {
      push('stream\n');
      push(stream);
      push('\nendstream\n');
    }
    push('endobj\n');
  });
  const start = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  push(`trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** WinAnsi bytes of the letters that Latin-1 lacks; as octal escapes they are safe in a PDF string. */
const winAnsi: Readonly<Record<string, string>> = {
  š: '\\232',
  ž: '\\236',
  '„': '\\204',
  '“': '\\223',
  '–': '\\226',
};

const toPdfString = (text: string): string =>
  `(${text.replace(/[\\()]/g, '\\$&').replace(/[\u0080-\uffff]/g, (letter) => winAnsi[letter] ?? toOctal(letter))})`;
const toOctal = (letter: string): string => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`;

export interface TestPdfLine {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
}

const FONT = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding';

/** WinAnsi knows no soft hyphen, its code 0xAD is a hyphen; a name in the encoding makes it one. */
const FONT_WITH_SOFT_HYPHEN = FONT.replace(
  '/WinAnsiEncoding',
  '<< /BaseEncoding /WinAnsiEncoding /Differences [173 /softhyphen] >>',
);

/** A .pdf with the given lines of print on each page. */
export function makePdf(pages: readonly (readonly TestPdfLine[])[], { softHyphens = false } = {}): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects: TestPdfObject[] = [
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: `/Type /Pages /Kids [${kids}] /Count ${pages.length}` },
    { dictionary: softHyphens ? FONT_WITH_SOFT_HYPHEN : FONT },
  ];
  for (const lines of pages) {
    const content = lines.map(
      ({ text, x = 70, y, size = 12 }) => `BT /F1 ${size} Tf ${x} ${y} Td ${toPdfString(text)} Tj ET`,
    );
    const resources = '/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>';
    objects.push({
      dictionary: `/Type /Page /Parent 2 0 R ${resources} /Contents ${objects.length + 2} 0 R`,
    });
    objects.push({ dictionary: '', stream: content.join('\n') });
  }
  return makePdfOfObjects(objects);
}

/** A compound file (MS-CFB) with one sector of 512 bytes for each stream: what encrypted Office files look like. */
export function makeCompoundFile(streamNames: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 56);
  header.writeInt32LE(-2, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  const directory = Buffer.alloc(512);
  [-3, -2, ...streamNames.map(() => -2)].forEach((next, index) => table.writeInt32LE(next, index * 4));
  ['Root Entry', ...streamNames].forEach((name, index) => {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory[at + 66] = index === 0 ? 5 : 2;
    directory.writeInt32LE(index === 0 ? -2 : index + 1, at + 116);
    directory.writeUInt32LE(index === 0 ? 0 : 512, at + 120);
  });
  return Buffer.concat([header, table, directory, Buffer.alloc(512 * streamNames.length)]);
}
