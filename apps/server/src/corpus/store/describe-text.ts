import { createHash } from 'node:crypto';
import type { TextLanguage } from '@keelerada/estonian/annotated-text';
import type { CorpusText, TextDescription } from './corpus-text';
import { LANGUAGE_PROPERTY, RUSSIAN, TITLE_PROPERTY } from './property-names';
import { makeTitleSortKey } from './title-sort-key';

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
