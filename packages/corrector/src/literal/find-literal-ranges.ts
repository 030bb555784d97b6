/** A half-open range of UTF-16 code units that is no language. */
export interface LiteralRange {
  readonly start: number;
  readonly end: number;
}

const FILE_ENDINGS =
  'txt|docx?|odt|pdf|rtf|xlsx?|csv|pptx?|jpe?g|png|gif|svg|webp|mp[34]|wav|zip|exe|html?|css|[cm]?[jt]sx?|json|xml|ya?ml|py|java|cpp|sh|sql|md';
const DOMAINS = 'ee|eu|com|org|net|edu|gov|info|io|fi|lv|lt|ru|se|de|fr|uk|us|tv';

/** Scripts and styles with what is in them. */
const CODE_ELEMENT = /<(script|style|code|pre)\b[^<>]*>[\s\S]{0,2000}?<\/\1\s*>/giu;

/**
 * What is left as it is inside a line. No pattern may begin inside what it has tried already: on 100,000 letters without
 * an end that would take minutes.
 */
const LITERALS: readonly RegExp[] = [
  CODE_ELEMENT,
  // Tags alone, entities, code in backticks.
  /<[/!?]?[a-z][^<>\n]*>/giu,
  /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/giu,
  /`[^`\n]+`/gu,
  // Addresses of pages and people, accounts, hash tags.
  /(?<![\p{L}\d+.-])[a-z][a-z\d+.-]{0,15}:\/\/[^\s<>"„”“]+/giu,
  /\b(?:mailto|tel):[^\s<>"„”“]+/giu,
  /\bwww\.[^\s<>"„”“]+/giu,
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu,
  new RegExp(`(?<![\\p{L}\\d.-])(?:[a-z\\d-]+\\.)+(?:${DOMAINS})(?:/[^\\s<>"„”“]*)?(?![\\p{L}\\d])`, 'gu'),
  /(?<![\p{L}\d_])[@#][\p{L}\d_]+/gu,
  // Paths and files.
  /\b[A-Z]:\\[^\s<>"„”“]*/gu,
  /(?<![\p{L}\d<./_-])(?:~|\.{1,2})?(?:\/[\p{L}\d_.-]+){2,}\/?/gu,
  /(?<![\p{L}\d./_-])\.{1,2}\/[\p{L}\d_.-]+/gu,
  new RegExp(`(?<![\\p{L}\\d_-])[\\p{L}\\d_-]+\\.(?:${FILE_ENDINGS})(?![\\p{L}\\d])`, 'gu'),
  // Names and calls of programs: snake_case, print("x"), alert(1), $x, ${x}.
  /(?<![\p{L}\d_])[\p{L}\d]*_[\p{L}\d_]+/gu,
  /(?<![\p{L}\d_$.])[\p{L}_$][\p{L}\d_$.]*\((?:[^\p{L}()\n]*|\s*(["'])[^"'\n]*\1[^()\n]*)\)/gu,
  /\$\{[^{}\n]{0,200}\}|\$\p{L}[\p{L}\d_]*/gu,
];

/** What a line of code has: a statement's end, a comparison, an arrow, the end of a tag that is no letter's look, a word that begins a statement. */
const CODE_LINE =
  /[;{}]\s*$|=>|[=!]==?|&&|\|\||::|<\/(?!(?:a|b|em|i|p|span|strong|u)\b)|^\s*(?:import|from|def|class|const|let|var|return|function|public|private|#include|SELECT|INSERT|UPDATE)\s/u;
/** The same marks occur in Estonian too: a line is code only if it has another sign of it. */
const CODE_SIGNS = /[{}=<>$\\|]|\w\(/u;

/**
 * The parts of a text that are no language: tags, addresses, paths, files, calls of functions, and whole lines of code. In
 * text order; they may overlap.
 */
export function findLiteralRanges(text: string): LiteralRange[] {
  const ranges = LITERALS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => trimEnd(found, index)),
  );
  let at = 0;
  // Text around a script does not become code because of it.
  const around = text.replaceAll(CODE_ELEMENT, (found) => found.replaceAll(/[^\n]/gu, ' '));
  for (const line of around.split('\n')) {
    if (CODE_LINE.test(line) && CODE_SIGNS.test(line)) ranges.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  return ranges.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Marks that end a sentence are no part of an address. */
function trimEnd(found: string, start: number): LiteralRange {
  let { length } = found;
  while (length > 0 && '.,;:!?'.includes(found.charAt(length - 1))) length -= 1;
  return { start, end: start + length };
}
