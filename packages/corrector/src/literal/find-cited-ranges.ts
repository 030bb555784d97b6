import type { LiteralRange } from './find-literal-ranges';

const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** `Kask, Mari 1995. …`, `Kask, M., & Tamm, J. (2010). …`: what stands before the year. */
const BEFORE_YEAR = new RegExp(String.raw`^[^\n]{4,120}?(?=\(?${YEAR}\b)`, 'u');
const A_YEAR = new RegExp(String.raw`(?<!\d)${YEAR}(?!\d)`, 'u');
const SURNAME = /^\s*(?:\[\d+\]|\d+\.)?\s*\p{Lu}[\p{L}’'-]+,\s/u;
/** What stands between names with capitals. */
const BETWEEN_NAMES = new Set(['ja', 'and', 'et', 'al', 'toim', 'ed', 'eds', 'koost', 'von', 'de', 'van']);
/** A heading alone on its line, and all that follows up to an appendix or the end. */
const REFERENCE_LIST =
  /^[ \t\d.]*(?:kasutatud\s+)?(?:kirjandus(?:e\s+loetelu)?|allikad|viidatud\s+allikad|bibliograafia|viited|references)[ \t:]*$(?:\n(?![ \t\d.]*(?:lisa|lisad|summary|resümee)\b)[^\n]*)*/gimu;

/** What is left alone in every text. */
const CITED: readonly RegExp[] = [
  // Forms that the writer marks as wrong or supposed: *tulesin.
  /(?<![*\p{L}])\*\p{L}[\p{L}-]*(?!\*)/gu,
  // Forms that are spoken of: vorm „majasse“.
  /(?<=(?:vorm|tüvi|lõpp|liide|verb|lemma|termin)(?:id|d|i|e)? )(?:„[^”“"„\n]{1,40}[”“"]|"[^"\n]{1,40}")/giu,
  // Symbols and names of things: pH, kNN, iPrBM.
  /(?<![\p{L}\d])\p{Ll}{1,2}\p{Lu}(?!\p{Ll}{2})[\p{L}\d]*/gu,
  // Taxa: Saccharomyces spp., S. uvarum.
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?spp?\./gu,
  /(?<![\p{L}.])\p{Lu}\. \p{Ll}{3,}(?:us|um|is|ii|ae|ensis)(?!\p{L})/gu,
];

/** Two of these in a phrase make it English or German. */
const FOREIGN_WORDS = /(?<!\p{L})(?:the|of|and|with|from|by|for|are|is|to|und|der|die|das)(?!\p{L})/giu;
const PHRASE = /[^.!?;:\n()"„”“]+/gu;

const CITATION = new RegExp(String.raw`\(\p{Lu}[\p{L}’' .,&-]{2,40}[, ]\s?${YEAR}[:),;]`, 'gu');
/** So many citations make a scholarly text. */
const LEAST_CITATIONS = 3;
const QUOTED = /„[^”“"„\n]{1,200}[”“"]|"[^"\n]{1,200}"|‘[^’‘\n]{1,60}’/gu;
const CITED_FORMS =
  /(?<=(?:sõna|vorm|verb|tüve|liite)d? )\p{Ll}{2,20}(?:(?:, | ja | ning )\p{Ll}{2,20}){1,9}/giu;
const LINE = /[^\n]+/gu;
const MOST_WORDS_IN_TITLE = 6;
const NUMBER = /(?<!\p{L})\d[\d.,%]*/gu;
const LEAST_NUMBERS_IN_TABLE = 3;

/**
 * What a text cites and does not say itself: references, starred forms, symbols, taxa, foreign phrases; in a scholarly text
 * also what is quoted, headings, captions and lines of tables. Learners quote their own words: their texts keep such marks.
 */
export function findCitedRanges(text: string): LiteralRange[] {
  const find = (pattern: RegExp): LiteralRange[] =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const cut = ({ start, end }: LiteralRange): string => text.slice(start, end);
  const references = find(REFERENCE_LIST).filter((list) => list.start > 0 && hasYears(cut(list)));
  const lines = find(LINE);
  const cited = [
    ...references,
    ...CITED.flatMap(find),
    ...find(PHRASE).filter((phrase) => isForeign(cut(phrase))),
    ...lines.filter((line) => isReference(cut(line))),
  ];
  if (references.length === 0 && find(CITATION).length < LEAST_CITATIONS) return cited;
  const titles = lines.filter((line) => isTitleOrTable(cut(line)));
  return [...cited, ...[QUOTED, CITED_FORMS].flatMap(find), ...titles];
}

/** Half of the lines below the heading name a year: a text about literature may have the same heading. */
function hasYears(list: string): boolean {
  const lines = list
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.filter((line) => A_YEAR.test(line)).length * 2 >= lines.length;
}

/** A line of a list of references: a surname, a comma, and nothing but names up to the year. */
function isReference(line: string): boolean {
  if (!SURNAME.test(line)) return false;
  const names = BEFORE_YEAR.exec(line)?.[0].match(/\p{L}[\p{L}’'-]*/gu);
  return names?.every((name) => /^\p{Lu}/u.test(name) || BETWEEN_NAMES.has(name)) ?? false;
}

function isForeign(phrase: string): boolean {
  return new Set((phrase.match(FOREIGN_WORDS) ?? []).map((word) => word.toLowerCase())).size > 1;
}

function isTitleOrTable(line: string): boolean {
  if (/[.!?…:][)”"]?\s*$/u.test(line)) return false;
  const words = line.trim().split(/\s+/u).length;
  return (
    line.includes('\t') ||
    words <= MOST_WORDS_IN_TITLE ||
    (line.match(NUMBER) ?? []).length >= LEAST_NUMBERS_IN_TABLE
  );
}
