import type { PdfLine } from './pdf-lines';

/** A line that stands at the same end of this many pages, and of half of them, is a running head. */
const MIN_REPEATS = 3;
const MIN_SHARE = 0.5;
/** On two pages it is one if it also stands apart from the text, by this many letter heights. */
const APART_HEIGHTS = 1.8;
/** Notes are set in letters smaller than this share of the text's. */
const NOTE_SHARE = 0.92;

const pageNumber = /^(?:lk\.?\s*|page\s*|стр\.?\s*)?[-–—\s]*\d{1,4}[-–—\s]*(?:[/(]\s*\d{1,4}\)?)?$/iu;
const noteNumber = /^(?:(\d{1,3})[.)]?|[*†‡]+)\s+(?=\S)/u;

/** From the top of the page to its foot. */
const sortLines = (page: readonly PdfLine[]) => page.toSorted((a, b) => b.y - a.y);

/** Equal on every page but for the page number that it may carry. */
const makeKey = (line: PdfLine) => line.text.replace(/\d+/g, '#');

/** Leaves out page numbers and running heads: the highest and lowest lines of a page where they are nothing else. */
export function dropPageFurniture(pages: readonly PdfLine[][]): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const lines = sortLines(page);
    const ends = new Set([...lines.slice(0, 2), ...lines.slice(-2)].map(makeKey));
    for (const key of ends) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const countRepeats = (line: PdfLine) => counts.get(makeKey(line)) ?? 0;
  const isApart = (line: PdfLine, lines: readonly PdfLine[]) => {
    const gaps = lines.flatMap((other) => (countRepeats(other) > 1 ? [] : Math.abs(other.y - line.y)));
    return gaps.length > 0 && Math.min(...gaps) > APART_HEIGHTS * line.height;
  };
  const isRepeated = (line: PdfLine, lines: readonly PdfLine[]) =>
    countRepeats(line) >= Math.max(MIN_REPEATS, pages.length * MIN_SHARE) ||
    (pages.length === 2 && countRepeats(line) === 2 && isApart(line, lines));
  return pages.map((page) => {
    const lines = sortLines(page);
    const isFurniture = (line: PdfLine | undefined): line is PdfLine =>
      line !== undefined && lines.length > 1 && (pageNumber.test(line.text) || isRepeated(line, lines));
    while (isFurniture(lines[0])) lines.shift();
    while (isFurniture(lines.at(-1))) lines.pop();
    const kept = new Set(lines);
    return page.filter((line) => kept.has(line));
  });
}

/** The height of letters that most of the text has. */
function findUsualHeight(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  for (const { height, text } of lines) counts.set(height, (counts.get(height) ?? 0) + text.length);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}

/**
 * The notes at the foot of the pages, without their numbers, apart from the text: a sentence goes on over them. They are
 * lines in small letters from the first one that begins with a number.
 */
export function takeNotes(pages: readonly PdfLine[][]): { text: PdfLine[][]; notes: PdfLine[][] } {
  const usual = findUsualHeight(pages.flat());
  const notes: PdfLine[][] = [];
  let last = 0;
  const text = pages.map((page) => {
    const end = page.findLastIndex(({ height }) => height >= NOTE_SHARE * usual) + 1;
    const start = page.findIndex((line, place) => place >= end && noteNumber.test(line.text));
    if (start < 0) return page;
    for (const line of page.slice(start)) {
      const [mark = '', number] = noteNumber.exec(line.text) ?? [];
      const isStart = mark !== '' && (number === undefined || last === 0 || Number(number) === last + 1);
      if (isStart) last = Number(number ?? last);
      if (isStart || notes.length === 0) notes.push([]);
      notes.at(-1)!.push(isStart ? { ...line, text: line.text.slice(mark.length) } : line);
    }
    return page.slice(0, start);
  });
  return { text, notes };
}
