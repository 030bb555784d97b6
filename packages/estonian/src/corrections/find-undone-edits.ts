/** A change of a text: what is written between two UTF-16 offsets becomes the replacement. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A range of a text; empty where something is to be inserted. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text with edits in place, and where what each of them wrote stands now, in their order. */
export interface EditedText<Edit extends TextEdit> {
  readonly text: string;
  readonly written: readonly (TextRange & { readonly edit: Edit })[];
}

/** Makes edits that do not overlap, in text order. */
export function applyEdits<Edit extends TextEdit>(text: string, edits: readonly Edit[]): EditedText<Edit> {
  const parts: string[] = [];
  const written: (TextRange & { readonly edit: Edit })[] = [];
  let [at, length] = [0, 0];
  for (const edit of edits) {
    const before = text.slice(at, edit.start);
    const start = length + before.length;
    length = start + edit.replacement.length;
    parts.push(before, edit.replacement);
    written.push({ start, end: length, edit });
    at = edit.end;
  }
  return { text: parts.join('') + text.slice(at), written };
}

/** The edits whose words a mark of the edited text touches: a second look would take them back or change them once more. */
export function findUndoneEdits<Edit extends TextEdit>(
  { written }: EditedText<Edit>,
  marks: readonly TextRange[],
): Edit[] {
  return written.flatMap(({ edit, ...range }) => (marks.some((mark) => touch(mark, range)) ? [edit] : []));
}

/** Ranges that share a character; an empty one touches what it lies in or beside. */
function touch(a: TextRange, b: TextRange): boolean {
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}
