import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { corpusText, textFacet } from '../../platform/database/schema';

export interface FacetCount {
  readonly name: string;
  readonly code: string;
  readonly texts: number;
  readonly runningWords: number;
}

/** Texts and running words for every value of the properties. */
export function countByFacet(db: Database, properties: readonly string[]): Promise<FacetCount[]> {
  return db
    .select({
      name: textFacet.name,
      code: textFacet.value,
      texts: sql<number>`count(*)::int`,
      runningWords: sql<number>`coalesce(sum(${corpusText.words}), 0)::int`,
    })
    .from(corpusText)
    .innerJoin(textFacet, sql`${textFacet.id} = any(${corpusText.facets})`)
    .where(inArray(textFacet.name, [...properties]))
    .groupBy(textFacet.name, textFacet.value);
}

/** Ids of the analysed texts of a language, in the order of arrival. */
export async function listAnalysedTexts(
  db: Database,
  language: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: corpusText.id })
    .from(corpusText)
    .where(and(isNotNull(corpusText.ordinal), eq(corpusText.language, language)))
    .orderBy(asc(corpusText.sequence))
    .limit(limit);
  return rows.map(({ id }) => id);
}
