import { createHash } from 'node:crypto';
import type { TextLanguage } from '@keelerada/estonian/annotated-text';
import type { CorpusText, TextDescription, TextProperty } from './corpus-text';
import {
  LANGUAGE_PROPERTY,
  RUSSIAN,
  TITLE_PROPERTY,
  YEAR_PROPERTY,
  YEAR_RANGE_PROPERTY,
} from './property-names';
import { makeTitleSortKey } from './title-sort-key';

const OPEN_RANGE_YEARS = 4;

/** Derives what the text query filters and sorts by. */
export function describeText(text: Pick<CorpusText, 'content' | 'properties'>): TextDescription {
  const title = text.properties.find((property) => property.name === TITLE_PROPERTY)?.value ?? null;
  const years = findYears(text.properties);
  return {
    title,
    titleSortKey: title === null ? null : makeTitleSortKey(title),
    language: findLanguage(text),
    hash: hashContent(text.content),
    characters: countCodePoints(text.content),
    yearFrom: years?.[0] ?? null,
    yearTo: years?.[1] ?? null,
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

/** The language the text says it is in; without that, Russian where it has more Cyrillic than Latin letters. */
export function findLanguage(text: Pick<CorpusText, 'content' | 'properties'>): TextLanguage {
  const languages = text.properties.filter((property) => property.name === LANGUAGE_PROPERTY);
  if (languages.length > 0) return languages.some(({ value }) => value === RUSSIAN) ? 'ru' : 'et';
  const cyrillic = text.content.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic > (text.content.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'ru' : 'et';
}

/** The year of writing where there is a usable one, else the range of years; null where neither is. */
function findYears(properties: readonly TextProperty[]): readonly [number, number] | null {
  const valuesOf = (name: string) => properties.filter((one) => one.name === name).map((one) => one.value);
  const years = valuesOf(YEAR_PROPERTY)
    .filter((value) => /^[12]\d{3}$/u.test(value))
    .map(Number);
  if (years.length > 0) return [Math.min(...years), Math.max(...years)];
  for (const value of valuesOf(YEAR_RANGE_PROPERTY)) {
    const range = parseYearRange(value);
    if (range) return range;
  }
  return null;
}

/** Reads `2021-2025`, also with an en dash, and the open `2021...`, which ends after five years. Null for anything else. */
export function parseYearRange(value: string): readonly [number, number] | null {
  const closed = /^([12]\d{3})\s*[-–—]\s*([12]\d{3})$/u.exec(value);
  if (closed) return [Number(closed[1]), Number(closed[2])];
  const open = /^([12]\d{3})\s*(?:\.\.\.|…)$/u.exec(value);
  return open ? [Number(open[1]), Number(open[1]) + OPEN_RANGE_YEARS] : null;
}
