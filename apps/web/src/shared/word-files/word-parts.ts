import {
  Document,
  type FileChild,
  HeadingLevel,
  type ICommentOptions,
  Packer,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

/** A heading of a part of a file, on the page of what follows it. */
export const makeHeading = (text: string): Paragraph =>
  new Paragraph({
    text,
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 300, after: 100 },
    keepNext: true,
  });

interface TableLook {
  /** The first row names the columns. */
  readonly hasHead?: boolean;
  /** Of the columns, in percent; else they share the width. */
  readonly widths?: readonly number[];
  /** Grounds of the first cell of each row. */
  readonly fills?: readonly string[];
}

/** A table as wide as the page; no row is cut at the end of one. */
export function makeWordTable(
  rows: readonly (readonly (string | Paragraph)[])[],
  { hasHead = false, widths, fills }: TableLook = {},
): Table {
  const makeCell = (content: string | Paragraph, row: number, column: number) =>
    new TableCell({
      ...(widths && { width: { size: widths[column]!, type: WidthType.PERCENTAGE } }),
      ...(column === 0 && fills && { shading: { fill: fills[row]! } }),
      children: [
        typeof content === 'string'
          ? new Paragraph({ children: [new TextRun({ text: content, bold: hasHead && row === 0 })] })
          : content,
      ],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHead && row === 0,
          children: cells.map((content, column) => makeCell(content, row, column)),
        }),
    ),
  });
}

/** A .docx file of parts, each on pages of its own. */
export function makeDocx(
  title: string,
  parts: readonly (readonly FileChild[])[],
  comments: readonly ICommentOptions[] = [],
): Promise<Blob> {
  const file = new Document({
    creator: 'Keelerada',
    title,
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'et-EE' } } } } },
    comments: { children: [...comments] },
    sections: parts.map((children, place) => ({
      ...(place > 0 && { properties: { type: SectionType.NEXT_PAGE } }),
      children: [...children],
    })),
  });
  return Packer.toBlob(file);
}
