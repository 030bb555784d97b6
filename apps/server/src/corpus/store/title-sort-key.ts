import { makeEstonianSortKey } from '@keelerada/corpus-engine/base/estonian-collation';

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
