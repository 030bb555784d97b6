import { DeletedTextRun, InsertedTextRun, Paragraph, TextRun, type ParagraphChild } from 'docx';
import type { WordFileParts } from './word-file-parts';

const AUTHOR = 'Keelerada';

/** The text, a paragraph a line, each correction as a tracked deletion and insertion. */
export function makeTrackedParagraphs({ text, corrections, date }: WordFileParts): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const changed = { author: AUTHOR, date: date.toISOString() };
  let lineStart = 0;
  let next = 0;
  let id = 1;
  for (const line of text.split('\n')) {
    const children: ParagraphChild[] = [];
    const lineEnd = lineStart + line.length;
    let at = lineStart;
    for (; next < corrections.length && corrections[next]!.start <= lineEnd; next += 1) {
      const { correction, start, end } = corrections[next]!;
      if (start < at || end > lineEnd) continue;
      if (start > at) children.push(new TextRun(text.slice(at, start)));
      if (end > start)
        children.push(new DeletedTextRun({ text: text.slice(start, end), id: id++, ...changed }));
      const { corrected_text: corrected } = correction;
      if (corrected !== '') children.push(new InsertedTextRun({ text: corrected, id: id++, ...changed }));
      at = end;
    }
    if (at < lineEnd) children.push(new TextRun(text.slice(at, lineEnd)));
    paragraphs.push(new Paragraph({ children }));
    lineStart = lineEnd + 1;
  }
  return paragraphs;
}
