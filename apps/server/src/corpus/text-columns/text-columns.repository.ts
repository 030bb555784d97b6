import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { corpusState, corpusText, textFacet, textMarks } from '../../platform/database/schema';
import { isShown } from '../store/marks-state.repository';

/** Pattern, for PostgreSQL as for this program, of `2021`, `2021-2025` (also with a dash) and the open range `2021...`; the group is the first year. */
export const YEARS = '^([12][0-9]{3})(?:\\s*[-–—]\\s*[12][0-9]{3}|\\s*(?:\\.\\.\\.|…))?$';
/** An open range ends this many years after its first: `2021...` is 2021 to 2025. */
export const OPEN_RANGE_YEARS = 4;

/** `whole`: one of the values; `part`: one of the values is a part, without case; `all`: every value is there. */
export interface PropertyCondition {
  readonly property: string;
  readonly match: 'whole' | 'part' | 'all';
  readonly values: readonly string[];
}

export type Range = readonly [least: number, most: number];

export interface FilteredText {
  readonly id: string;
  readonly title: string;
  /** Place among all titles in Estonian order, numbers by size. */
  readonly titlePlace: number;
  readonly characters: number;
  /** Null until the text is analysed. */
  readonly words: number | null;
  readonly sentences: number | null;
  readonly isDemo?: boolean;
  /** Ids of its facets with commas between them. */
  readonly facets: string;
  /** Codes of the marks that are shown, with commas between them; null where the text waits for them. */
  readonly errors: string | null;
}

export interface StoredFacet {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  readonly foldedValue: string;
}

/** Every text with a title, in the order of arrival. */
export async function readFilteredTexts(db: Database): Promise<FilteredText[]> {
  return db
    .select({
      id: corpusText.id,
      title: sql<string>`${corpusText.title}`,
      titlePlace: sql<number>`(row_number() over (order by ${corpusText.titleSortKey} collate "C", ${corpusText.sequence}))::int`,
      characters: corpusText.characters,
      words: corpusText.words,
      sentences: corpusText.sentences,
      isDemo: corpusText.isDemo,
      // As one string: thousands of arrays take ten times as long to read.
      facets: sql<string>`array_to_string(${corpusText.facets}, ',')`,
      errors: sql<string | null>`${textMarks.codes}`,
    })
    .from(corpusText)
    .innerJoin(corpusState, sql`true`)
    .leftJoin(textMarks, isShown)
    .where(isNotNull(corpusText.title))
    .orderBy(asc(corpusText.sequence));
}

/** Every value that filters ask for, in the order of ids. */
export async function readFacets(db: Database): Promise<StoredFacet[]> {
  return db.select().from(textFacet).orderBy(asc(textFacet.id));
}
