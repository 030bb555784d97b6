import { and, asc, isNotNull, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { YEAR_PROPERTY, YEAR_RANGE_PROPERTY } from '../../corpus/store/property-names';
import { corpusText } from '../../platform/database/schema';
import type { TextCriteria } from '../../corpus/text-selection/make-criteria';
import {
  OPEN_RANGE_YEARS,
  YEARS,
  type PropertyCondition,
  type Range,
} from '../../corpus/text-columns/text-columns.repository';

/** Largest number of the columns compared. */
const MAX_INTEGER = 2_147_483_647;

export interface FoundText {
  readonly id: string;
  readonly title: string;
}

/** Texts with a title that meet the criteria, in the order of titles. */
export async function findTexts(db: Database, criteria: TextCriteria): Promise<FoundText[]> {
  return db
    .select({ id: corpusText.id, title: sql<string>`${corpusText.title}` })
    .from(corpusText)
    .where(
      and(
        isNotNull(corpusText.title),
        ...criteria.groups.map((group) => or(...group.map(holds))),
        isOfYears(criteria.years),
        isInAny(criteria.characters, corpusText.characters),
        isInAny(criteria.words, corpusText.words),
        isInAny(criteria.sentences, corpusText.sentences),
      ),
    )
    .orderBy(sql`${corpusText.titleSortKey} collate "C"`, asc(corpusText.sequence));
}

function holds(condition: PropertyCondition): SQL {
  if (condition.match === 'all') {
    const parts = condition.values.map((value) => hasProperty(condition.property, isValue([value])));
    return sql`(${sql.join(parts, sql` and `)})`;
  }
  return hasProperty(
    condition.property,
    condition.match === 'whole' ? isValue(condition.values) : hasPart(condition.values),
  );
}

function hasProperty(property: string, test: SQL): SQL {
  return hasFacet(sql`text_facet.name = ${property} and ${test}`);
}

/** The facets that pass the test are looked up once; the inverted index of `text.facets` finds their texts. */
function hasFacet(test: SQL): SQL {
  return sql`${corpusText.facets} && array(select id from text_facet where ${test})`;
}

/** A text matches if its year or its range of years overlaps one of the ranges; other values match nothing. */
function isOfYears(ranges: readonly Range[]): SQL | undefined {
  if (ranges.length === 0) return undefined;
  const from = sql`substring(text_facet.value from ${YEARS})::int`;
  const to = sql`coalesce(substring(text_facet.value from '[0-9]{4}$')::int, ${from} + ${OPEN_RANGE_YEARS})`;
  const overlaps = ranges.map(([least, most]) => sql`(${from} <= ${most} and ${to} >= ${least})`);
  return hasFacet(
    sql`text_facet.name in (${YEAR_PROPERTY}, ${YEAR_RANGE_PROPERTY}) and (${sql.join(overlaps, sql` or `)})`,
  );
}

function isValue(values: readonly string[]): SQL {
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`text_facet.value in (${list})`;
}

function hasPart(values: readonly string[]): SQL {
  const tests = values.map((value) => sql`strpos(text_facet.folded_value, ${value.toLowerCase()}) > 0`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

function isInAny(ranges: readonly Range[], column: Column): SQL | undefined {
  if (ranges.length === 0) return undefined;
  const isIn = ([least, most]: Range) =>
    sql`(${column} >= ${Math.min(least, MAX_INTEGER)} and ${column} <= ${Math.min(most, MAX_INTEGER)})`;
  return or(...ranges.map(isIn));
}
