import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  InsertedTextRun,
  Paragraph,
  TextRun,
  type ICommentOptions,
  type ParagraphChild,
} from 'docx';
import { isAdvice } from '../corrections';
import type { PlacedCorrection, WordFileParts } from './word-file-parts';

const AUTHOR = 'Keelerada';

/** A text as Word shows it: tracked changes, and beside each why. */
export interface TrackedText {
  readonly paragraphs: readonly Paragraph[];
  readonly comments: readonly ICommentOptions[];
}

type Explained = Pick<WordFileParts, 'language' | 'nameType' | 'date'>;

/** The kind of an error and why it is one; the comment's id is its place in the list. */
function makeComment(
  { correction }: PlacedCorrection,
  id: number,
  { language, nameType, date }: Explained,
): ICommentOptions {
  const { short, long, rule } = correction.explanations[language];
  const why = long === '' ? short : long;
  return {
    id,
    author: AUTHOR,
    date,
    children: [
      new Paragraph({ children: [new TextRun({ text: nameType(correction.correction_type), bold: true })] }),
      ...(why === '' ? [] : [new Paragraph(why)]),
      ...(rule === undefined ? [] : [new Paragraph(rule.text)]),
    ],
  };
}

/** The text, a paragraph a line, each correction as a tracked deletion and insertion with a comment; advice as a comment alone. */
export function makeTrackedText({
  text,
  corrections: errors,
  advice,
  ...explained
}: WordFileParts): TrackedText {
  const corrections = [...errors, ...advice].sort((a, b) => a.start - b.start || a.end - b.end);
  const paragraphs: Paragraph[] = [];
  const comments: ICommentOptions[] = [];
  const changed = { author: AUTHOR, date: explained.date.toISOString() };
  let lineStart = 0;
  let next = 0;
  let id = 1;
  const trackChange = (right: string, written: string): ParagraphChild[] => [
    ...(written === '' ? [] : [new DeletedTextRun({ text: written, id: id++, ...changed })]),
    ...(right === '' ? [] : [new InsertedTextRun({ text: right, id: id++, ...changed })]),
  ];
  for (const line of text.split('\n')) {
    const children: ParagraphChild[] = [];
    const lineEnd = lineStart + line.length;
    let at = lineStart;
    for (; next < corrections.length && corrections[next]!.start <= lineEnd; next += 1) {
      const placed = corrections[next]!;
      const { correction, start, end } = placed;
      if (start < at || end > lineEnd) continue;
      if (start > at) children.push(new TextRun(text.slice(at, start)));
      const comment = comments.length;
      comments.push(makeComment(placed, comment, explained));
      children.push(new CommentRangeStart(comment));
      if (isAdvice(correction)) children.push(new TextRun(text.slice(start, end)));
      else children.push(...trackChange(correction.corrected_text, text.slice(start, end)));
      children.push(new CommentRangeEnd(comment), new TextRun({ children: [new CommentReference(comment)] }));
      at = end;
    }
    if (at < lineEnd) children.push(new TextRun(text.slice(at, lineEnd)));
    paragraphs.push(new Paragraph({ children }));
    lineStart = lineEnd + 1;
  }
  return { paragraphs, comments };
}
