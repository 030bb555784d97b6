import { sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { corpusText, humanMarks } from '../../platform/database/schema';
import { isOfMarkedText } from './corpus-state.repository';
import type { HumanMark } from './human-mark';

/** Errors that people marked in a text; null takes them away. */
export interface TextHumanMarks {
  readonly id: string;
  readonly edits: readonly HumanMark[] | null;
}

/**
 * Stores marks of people for the present contents of the texts and takes away those that the texts had, so that the marking
 * job places the new ones; unknown ids are passed over. Answers the ids of texts for which something changed.
 */
export async function saveHumanMarks(
  transaction: DatabaseTransaction,
  texts: readonly TextHumanMarks[],
): Promise<ReadonlySet<string>> {
  if (texts.length === 0) return new Set();
  const given = JSON.stringify(texts.map(({ id, edits }) => ({ id, edits: edits && JSON.stringify(edits) })));
  const rows = await transaction
    .select({ id: sql<string>`text.id` })
    .from(
      sql`json_to_recordset(${given}::json) as given(id uuid, edits text) join text on text.id = given.id
        left join gold_edits on gold_edits.text_id = text.id and gold_edits.content_hash = text.hash`,
    )
    .where(sql`gold_edits.edits is distinct from given.edits`);
  const changed = new Set(rows.map(({ id }) => id));
  if (changed.size === 0) return changed;
  const ids = `{${[...changed].join(',')}}`;
  await transaction.execute(sql`delete from gold_edits where text_id = any(${ids}::uuid[])`);
  await transaction.execute(sql`delete from text_edits where text_id = any(${ids}::uuid[])`);
  await transaction.execute(sql`
    insert into gold_edits (text_id, content_hash, edits)
    select text.id, text.hash, given.edits
    from json_to_recordset(${given}::json) as given(id uuid, edits text) join text on text.id = given.id
    where given.edits is not null and text.id = any(${ids}::uuid[])`);
  await transaction.execute(sql`update corpus_state set edits_version = edits_version + 1`);
  return changed;
}

/** Takes away marks of former contents of the texts. */
export async function dropFormerMarks(
  transaction: DatabaseTransaction,
  textIds: readonly string[],
): Promise<void> {
  const ids = `{${textIds.join(',')}}`;
  for (const table of [sql`text_edits`, sql`gold_edits`])
    await transaction.execute(sql`
      delete from ${table} using text where text.id = ${table}.text_id
        and text.id = any(${ids}::uuid[]) and ${table}.content_hash <> text.hash`);
}

/** Marks of people for the present contents, by the ids of their texts. */
export async function readAllHumanMarks(db: Database): Promise<ReadonlyMap<string, readonly HumanMark[]>> {
  const rows = await db
    .select({ id: humanMarks.textId, edits: humanMarks.edits })
    .from(humanMarks)
    .innerJoin(corpusText, isOfMarkedText);
  return new Map(rows.map(({ id, edits }) => [id, JSON.parse(edits) as readonly HumanMark[]]));
}
