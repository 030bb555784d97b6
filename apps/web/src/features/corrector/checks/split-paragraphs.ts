export interface Paragraph {
  /** Offset of its first character in the text, UTF-16 units. */
  readonly start: number;
  readonly text: string;
}

/** A line that begins so goes on with the sentence of the line before it. */
const GOES_ON = /^\s*\p{Ll}/u;

/** The paragraphs of a text: its lines, joined where a line goes on with a small letter. Empty lines are left out. */
export function splitParagraphs(text: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const last = paragraphs.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last !== undefined && GOES_ON.test(line)) {
      paragraphs[paragraphs.length - 1] = { start: last.start, text: `${last.text}\n${line}` };
    } else {
      paragraphs.push({ start, text: line });
      isOpen = true;
    }
    start += line.length + 1;
  }
  return paragraphs;
}
