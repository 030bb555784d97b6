import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CorpusTextFilter } from '@keelerada/contract/texts/corpus-text-filter';
import { SUBCORPUS_PROPERTY } from '../../corpus/store/property-names';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { escapeLikePattern } from '../../platform/database/escape-like-pattern';
import { donatedText } from '../../platform/database/donation-schema';
import { corpusText } from '../../platform/database/schema';

const readProperty = (name: string) => sql<string | null>`(select value from text_property
  where text_id = ${corpusText.id} and name = ${name} order by position limit 1)`;

const isDonated = sql<boolean>`exists (select from ${donatedText} where ${donatedText.id} = ${corpusText.id})`;

const columns = {
  id: corpusText.id,
  title: corpusText.title,
  subcorpus: readProperty(SUBCORPUS_PROPERTY),
  type: readProperty('tekstityyp'),
  level: readProperty('keeletase'),
  characters: corpusText.characters,
  words: corpusText.words,
  isDemo: corpusText.isDemo,
  isDonated,
  addedAt: corpusText.addedAt,
};

function findWords(words: string, where: CorpusTextFilter['where']): SQL | undefined {
  if (words === '') return undefined;
  const pattern = `%${escapeLikePattern(words)}%`;
  const places = {
    title: sql`${corpusText.title} ilike ${pattern}`,
    id: sql`${corpusText.id}::text ilike ${pattern}`,
    data: sql`exists (select from text_property where text_id = ${corpusText.id} and value ilike ${pattern})`,
    content: sql`exists (select from text_content where text_id = ${corpusText.id} and content ilike ${pattern})`,
  };
  return where === 'all' ? sql`(${sql.join(Object.values(places), sql` or `)})` : places[where];
}

const ofState: Readonly<Record<CorpusTextFilter['state'], SQL | undefined>> = {
  any: undefined,
  analysed: sql`${corpusText.ordinal} is not null`,
  waiting: sql`${corpusText.ordinal} is null`,
  donated: isDonated,
  demo: sql`${corpusText.isDemo}`,
};

function makeWhere({ words, where, subcorpus, state }: CorpusTextFilter): SQL | undefined {
  const isOfSubcorpus =
    subcorpus === null || subcorpus === undefined
      ? undefined
      : sql`exists (select from text_property where text_id = ${corpusText.id}
          and name = ${SUBCORPUS_PROPERTY} and value = ${subcorpus})`;
  return and(findWords(words, where), isOfSubcorpus, ofState[state]);
}

/** Texts that meet the filter, the newest first, and how many there are in all. */
export async function searchTexts(db: Database, filter: CorpusTextFilter, offset: number, limit: number) {
  const where = makeWhere(filter);
  const texts = await db
    .select(columns)
    .from(corpusText)
    .where(where)
    .orderBy(desc(corpusText.sequence))
    .offset(offset)
    .limit(limit);
  return { total: await db.$count(corpusText, where), texts };
}

/** Ids of all texts that meet the filter, in the order of arrival. */
export async function listTextIds(db: Database, filter: CorpusTextFilter): Promise<string[]> {
  const rows = await db
    .select({ id: corpusText.id })
    .from(corpusText)
    .where(makeWhere(filter))
    .orderBy(corpusText.sequence);
  return rows.map(({ id }) => id);
}

export async function findTextRow(db: Database | DatabaseTransaction, id: string) {
  const [row] = await db.select(columns).from(corpusText).where(eq(corpusText.id, id));
  return row ?? null;
}
