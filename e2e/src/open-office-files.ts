import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A cell as it stands in a sheet: what it holds and whether a program would take it for a text, a number or a formula. */
export interface SheetCell {
  readonly kind: 'text' | 'number' | 'formula';
  readonly value: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (dec !== undefined) return String.fromCodePoint(Number(dec));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );
}

const readTexts = (xml: string): string =>
  decodeXml([...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/gu)].map(([, text]) => text ?? '').join(''));

function readCell(attributes: string, content: string, sharedTexts: readonly string[]): SheetCell {
  const type = /\bt="(\w+)"/u.exec(attributes)?.[1];
  const value = /<v>([^<]*)<\/v>/u.exec(content)?.[1] ?? '';
  if (/<f[ >]/u.test(content)) return { kind: 'formula', value };
  if (type === 's') return { kind: 'text', value: sharedTexts[Number(value)] ?? '' };
  if (type === 'inlineStr') return { kind: 'text', value: readTexts(content) };
  return type === 'str' ? { kind: 'text', value: decodeXml(value) } : { kind: 'number', value };
}

/** Rows of every sheet of an Excel workbook, in the order of the sheets. */
export function readWorkbook(file: string): readonly (readonly (readonly SheetCell[])[])[] {
  const parts = unzipSync(readFileSync(file));
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sharedTexts = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gsu)].map(([, xml]) =>
    readTexts(xml ?? ''),
  );
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/u.test(name));
  return sheets
    .sort()
    .map((name) =>
      [...read(name).matchAll(/<row\b[^>]*>(.*?)<\/row>/gsu)].map(([, row]) =>
        [...(row ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)].map(([, attributes, content]) =>
          readCell(attributes ?? '', content ?? '', sharedTexts),
        ),
      ),
    );
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word document with one paragraph for each text, to be uploaded. */
export function makeDocx(name: string, paragraphs: readonly string[]) {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join('');
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const buffer = Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      'word/document.xml': strToU8(document),
    }),
  );
  return { name, mimeType: DOCX_TYPE, buffer };
}
