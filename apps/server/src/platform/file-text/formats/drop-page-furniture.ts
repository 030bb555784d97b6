import type { PdfLine } from './pdf-lines';

/** A line that stands at the same end of this many pages, and of half of them, is a running head. */
const MIN_REPEATS = 3;
const MIN_SHARE = 0.5;

const pageNumber = /^(?:lk\.?\s*|page\s*|стр\.?\s*)?[-–—\s]*\d{1,4}[-–—\s]*(?:[/(]\s*\d{1,4}\)?)?$/iu;

function getEnds(page: readonly PdfLine[]): { top: PdfLine | undefined; bottom: PdfLine | undefined } {
  let top = page[0];
  let bottom = page[0];
  for (const line of page) {
    if (top && line.y > top.y) top = line;
    if (bottom && line.y < bottom.y) bottom = line;
  }
  return { top, bottom };
}

/** Equal on every page but for the page number that it may carry. */
const makeKey = (line: PdfLine) => line.text.replace(/\d+/g, '#');

/** Leaves out page numbers and running heads: the highest and lowest line of a page where they are nothing else. */
export function dropPageFurniture(pages: readonly PdfLine[][]): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const { top, bottom } = getEnds(page);
    for (const line of new Set([top, bottom])) {
      if (line) counts.set(makeKey(line), (counts.get(makeKey(line)) ?? 0) + 1);
    }
  }
  const isRepeated = (line: PdfLine) =>
    (counts.get(makeKey(line)) ?? 0) >= Math.max(MIN_REPEATS, pages.length * MIN_SHARE);
  return pages.map((page) => {
    const { top, bottom } = getEnds(page);
    const isFurniture = (line: PdfLine) =>
      page.length > 1 &&
      (line === top || line === bottom) &&
      (pageNumber.test(line.text) || isRepeated(line));
    return page.filter((line) => !isFurniture(line));
  });
}
