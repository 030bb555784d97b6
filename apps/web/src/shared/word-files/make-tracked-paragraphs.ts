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

const AUTHOR = 'Keelerada';

/** A change of a text with what is said of it. */
export interface TrackedChange {
  readonly start: number;
  readonly end: number;
  /** Null where the text stays as it is. */
  readonly corrected: string | null;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A text as Word shows it: tracked changes, and beside each why. */
export interface TrackedText {
  readonly paragraphs: readonly Paragraph[];
  readonly comments: readonly ICommentOptions[];
}

/** The text, a paragraph a line, each change as a tracked deletion and insertion with a comment. */
export function makeTrackedParagraphs(
  text: string,
  given: readonly TrackedChange[],
  date: Date,
): TrackedText {
  const changes = given.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const paragraphs: Paragraph[] = [];
  const comments: ICommentOptions[] = [];
  const changed = { author: AUTHOR, date: date.toISOString() };
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
    for (; next < changes.length && changes[next]!.start <= lineEnd; next += 1) {
      const { start, end, corrected, title, lines } = changes[next]!;
      if (start < at || end > lineEnd) continue;
      if (start > at) children.push(new TextRun(text.slice(at, start)));
      const comment = comments.length;
      const said = lines.filter((each) => each !== '').map((each) => new Paragraph(each));
      const head = new Paragraph({ children: [new TextRun({ text: title, bold: true })] });
      comments.push({ id: comment, author: AUTHOR, date, children: [head, ...said] });
      children.push(new CommentRangeStart(comment));
      const written = text.slice(start, end);
      if (corrected === null) children.push(new TextRun(written));
      else children.push(...trackChange(corrected, written));
      children.push(new CommentRangeEnd(comment), new TextRun({ children: [new CommentReference(comment)] }));
      at = end;
    }
    if (at < lineEnd) children.push(new TextRun(text.slice(at, lineEnd)));
    paragraphs.push(new Paragraph({ children }));
    lineStart = lineEnd + 1;
  }
  return { paragraphs, comments };
}
