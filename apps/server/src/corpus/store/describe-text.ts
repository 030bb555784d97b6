import { createHash } from 'node:crypto';
import type { TextLanguage } from '@keelerada/estonian/annotated-text';
import type { CorpusText, TextDescription } from './corpus-text';
import { LANGUAGE_PROPERTY, RUSSIAN, TITLE_PROPERTY } from './property-names';
import { makeEstonianSortKey } from '@keelerada/corpus-engine/base/estonian-collation';

/** Derives what the text query filters and sorts by. */
export function describeText(text: Pick<CorpusText, 'content' | 'properties'>): TextDescription {
  const title = text.properties.find((property) => property.name === TITLE_PROPERTY)?.value ?? null;
  return {
    title,
    titleSortKey: title === null ? null : makeTitleSortKey(title),
    language: findLanguage(text),
    hash: hashContent(text.content),
    characters: countCodePoints(text.content),
  };
}

/** SHA-512 in hexadecimal, as the collection names contents. */
export function hashContent(content: string): string {
  return createHash('sha512').update(content).digest('hex');
}

function countCodePoints(content: string): number {
  let count = content.length;
  for (const _ of content.matchAll(/[\u{10000}-\u{10FFFF}]/gu)) count--;
  return count;
}

/** The language that the properties name; without one, Russian if Cyrillic letters outnumber Latin ones. */
export function findLanguage(text: Pick<CorpusText, 'content' | 'properties'>): TextLanguage {
  const languages = text.properties.filter((property) => property.name === LANGUAGE_PROPERTY);
  if (languages.length > 0) return languages.some(({ value }) => value === RUSSIAN) ? 'ru' : 'et';
  const cyrillic = text.content.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic > (text.content.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'ru' : 'et';
}

/** Titles that agree this far keep their order of arrival. */
const MAX_TITLE_CHARACTERS = 200;
const MAX_DIGIT = 9;

/**
 * A key that compared byte by byte (collation "C") gives the Estonian order of titles, numbers by their size:
 * "Töö 2" stands before "Töö 10". Sorting in the database needs no collation of its own this way.
 */
export function makeTitleSortKey(title: string): string {
  const start = title.slice(0, MAX_TITLE_CHARACTERS).replace(/[\uD800-\uDBFF]$/u, '');
  return makeEstonianSortKey(start.replace(/\d+/gu, weighNumber));
}

/** Puts the count of digits before a number, itself in digits: 7 → 17, 10 → 210, a 12-digit number starts with 93. */
function weighNumber(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  const nines = Math.floor(significant.length / MAX_DIGIT);
  return '9'.repeat(nines) + String(significant.length % MAX_DIGIT) + significant;
}
