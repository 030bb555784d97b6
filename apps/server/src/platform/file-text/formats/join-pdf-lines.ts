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

const SOFT_HYPHEN = '\u00ad';
/** Behind a space or another one it is a dash. */
const hyphenAtEnd = /[^\s-][-\u2010]$/u;
const wordAtEnd = /([\p{L}\p{M}]+)[-\u2010]$/u;
const smallLettersAtStart = /^\p{Ll}+/u;

/** Estonian keeps the hyphen behind abbreviations, Roman numerals and single letters: ID-kaart, XIX-sajandi, e-post. */
const keepsHyphenAlways = /^(?:\p{Lu}+|\p{L})$/u;

/** "Ees- ja tagatuled": the hyphen stands for what the words have in common, and a space follows. */
const conjunctions = new Set(['ja', 'või', 'ning', 'ega', 'kuni', 'ehk']);
/**
 * Beginnings that hardly ever stand for themselves before "ja": frequent words (välja, kirja, sõja) and those who do
 * something (õpetaja, kasutaja). In 460 000 words of the Estonian UD treebanks, "ta-" before "ja" is only "aasta-".
 */
const brokenBeforeJa = /^(?:va|as|ma)$|(?:väl|kir|nel|põh|äs|sõ)$|(?<!aas)ta$/iu;
const doerEndings = ['', 'd', 'le', 't', 'ga', 'ks', 'te', 'tele', 'test', 'tega'];

/**
 * Appends lines of print to a paragraph as the writer had them before they were set: words broken at a line end are made
 * whole. `wholeText` is what the document writes elsewhere, to decide by.
 */
export function createLineAppender(wholeText: string): (paragraph: string, line: string) => string {
  let words: Set<string> | undefined;
  const isWord = (word: string) => {
    words ??= new Set(wholeText.toLowerCase().match(/\p{L}+/gu));
    return words.has(word);
  };

  function isSuspended(first: string, second: string): boolean {
    if (!conjunctions.has(second)) return false;
    if (first === '') return true;
    if (second === 'ja' && brokenBeforeJa.test(first)) return false;
    const joined = (first + second).toLowerCase();
    return !doerEndings.some((ending) => isWord(joined + ending));
  }

  /** Whether the hyphen belongs to the word: also where the rest of the text writes it with one and not without. */
  function keepsHyphen(first: string, second: string): boolean {
    if (keepsHyphenAlways.test(first)) return true;
    return wholeText.includes(`${first}-${second}`) && !wholeText.includes(first + second);
  }

  return (paragraph, line) => {
    if (paragraph.endsWith(SOFT_HYPHEN)) return paragraph.slice(0, -1) + line;
    if (!hyphenAtEnd.test(paragraph)) return `${paragraph} ${line}`;
    const first = wordAtEnd.exec(paragraph)?.[1] ?? '';
    const second = smallLettersAtStart.exec(line)?.[0] ?? '';
    if (isSuspended(first, second)) return `${paragraph} ${line}`;
    if (first === '' || second === '' || keepsHyphen(first, second)) return paragraph + line;
    return paragraph.slice(0, -1) + line;
  };
}
