import { createLineAppender } from './append-pdf-line';
import type { PdfLine } from './pdf-lines';

/** Lines further apart than this many usual distances begin a new paragraph. */
const PARAGRAPH_GAP = 1.3;
/** Distance of lines that are set solid, in letter heights; used where a page shows no other. */
const USUAL_DISTANCE_HEIGHTS = 1.2;
const INDENT_HEIGHTS = 0.8;
/** A line that ends this share of the width before the margin was ended by its writer. */
const SHORT_LINE_SHARE = 0.15;

const sentenceEnd = /[.!?…:][»”“"'’)\]]*$/u;
const listMark = /^(?:[•▪‣◦●○∙·–—-]\s|\(?(?:\d{1,2}|[a-zа-я])[.)]\s)/iu;

interface PageMeasure {
  distance: number;
  left: number;
  right: number;
}

function measurePage(lines: readonly PdfLine[]): PageMeasure {
  const distances = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? 0) - line.y)
    .filter((distance, index) => distance > 0 && distance < 3 * (lines[index]?.height ?? 0))
    .sort((a, b) => a - b);
  const height = lines[0]?.height ?? 1;
  return {
    // The lower quartile: on a page of short paragraphs most distances are those between paragraphs.
    distance: distances[distances.length >> 2] ?? height * USUAL_DISTANCE_HEIGHTS,
    left: Math.min(...lines.map((line) => line.x)),
    right: Math.max(...lines.map((line) => line.right)),
  };
}

function isIndented(before: PdfLine, line: PdfLine, after: PdfLine | undefined): boolean {
  const indent = INDENT_HEIGHTS * line.height;
  return line.x - before.x > indent && sentenceEnd.test(before.text) && (!after || line.x - after.x > indent);
}

function beginsParagraph(
  before: PdfLine,
  line: PdfLine,
  after: PdfLine | undefined,
  page: PageMeasure,
): boolean {
  const distance = before.y - line.y;
  if (Math.abs(before.height - line.height) > 0.15 * Math.max(before.height, line.height)) return true;
  if (before.text.includes('\t') || line.text.includes('\t')) return true;
  if (distance <= 0) return isNewStart(before, line);
  if (distance > PARAGRAPH_GAP * Math.min(page.distance, 2 * line.height)) return true;
  if (listMark.test(line.text) && (sentenceEnd.test(before.text) || listMark.test(before.text))) return true;
  if (isIndented(before, line, after)) return true;
  const isShort = before.right < page.right - SHORT_LINE_SHARE * (page.right - page.left);
  return isShort && sentenceEnd.test(before.text);
}

/** Over the end of a page or column a paragraph goes on where the sentence does. */
function isNewStart(before: PdfLine, line: PdfLine): boolean {
  return sentenceEnd.test(before.text) || !/^[\p{Ll}\d(„"«]/u.test(line.text);
}

/** Paragraphs of all pages: lines joined, words that were split at line ends made whole. */
export function joinPdfLines(pages: readonly PdfLine[][]): string[] {
  const appendLine = createLineAppender(pages.flatMap((page) => page.map((line) => line.text)).join('\n'));
  const paragraphs: string[] = [];
  let current = '';
  let before: PdfLine | undefined;
  for (const page of pages) {
    if (page.length === 0) continue;
    const measure = measurePage(page);
    page.forEach((line, index) => {
      const isFirst = index === 0;
      const isNew =
        !before ||
        (isFirst ? isNewStart(before, line) : beginsParagraph(before, line, page[index + 1], measure));
      if (isNew && current !== '') paragraphs.push(current);
      current = isNew ? line.text : appendLine(current, line.text);
      before = line;
    });
  }
  if (current !== '') paragraphs.push(current);
  return paragraphs;
}
