import { sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database/database-connection';
import { textFacet } from '../../platform/database/schema';
import type { CorpusText } from './corpus-text';
import { findLanguage } from './describe-text';
import {
  ESTONIAN,
  facetPropertyNames,
  facetSpellings,
  LANGUAGE_PROPERTY,
  MAX_FACET_CHARACTERS,
  RUSSIAN,
} from './property-names';

interface Facet {
  readonly name: string;
  readonly value: string;
  readonly folded: string;
}

/**
 * The facet ids of each text, ascending; values seen for the first time get the next ids, without gaps. The
 * transaction must hold the state of the corpus (`lockCorpusState`).
 */
export async function assignFacets(
  transaction: DatabaseTransaction,
  texts: readonly CorpusText[],
): Promise<number[][]> {
  const facetsOfTexts = texts.map(collectFacets);
  const facets = new Map(facetsOfTexts.flat().map((facet) => [makeKey(facet), facet]));
  const known = await readFacetIds(transaction);
  const unknown = [...facets.entries()].filter(([key]) => !known.has(key));
  if (unknown.length > 0) {
    let lastId = Math.max(0, ...known.values());
    const rows = unknown.map(([key, { name, value, folded: foldedValue }]) => {
      known.set(key, ++lastId);
      return { id: lastId, name, value, foldedValue };
    });
    await transaction.insert(textFacet).values(rows);
  }
  return facetsOfTexts.map((some) => {
    const ids = new Set(some.map((facet) => known.get(makeKey(facet))!));
    return [...ids].sort((left, right) => left - right);
  });
}

/** A text that does not say its language is found by the language it is written in. */
function collectFacets(text: CorpusText): Facet[] {
  const saysLanguage = text.properties.some(({ name }) => name === LANGUAGE_PROPERTY);
  const language = { name: LANGUAGE_PROPERTY, value: findLanguage(text) === 'ru' ? RUSSIAN : ESTONIAN };
  return [...text.properties, ...(saysLanguage ? [] : [language])]
    .filter((property) => facetPropertyNames.has(property.name))
    .map(({ name, value }) => {
      const start = (facetSpellings.get(value) ?? value)
        .slice(0, MAX_FACET_CHARACTERS)
        .replace(/[\uD800-\uDBFF]$/u, '');
      return { name, value: start, folded: start.toLowerCase() };
    });
}

const makeKey = ({ name, value }: Pick<Facet, 'name' | 'value'>): string => `${name}=${value}`;

async function readFacetIds(transaction: DatabaseTransaction): Promise<Map<string, number>> {
  const rows = await transaction
    .select({ id: textFacet.id, name: textFacet.name, value: textFacet.value })
    .from(textFacet)
    .orderBy(sql`${textFacet.id}`);
  return new Map(rows.map((row) => [makeKey(row), row.id]));
}
