import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { corpusText, textProperty } from '../../platform/database/schema';
import { packAnnotation } from '../annotation/pack-annotation';
import type { HumanMark } from './human-mark';
import { dropFormerMarks, saveHumanMarks } from './human-marks.repository';
import { assignFacets } from './text-facet.repository';
import { advanceCorpusState, dateCorpusChange, lockCorpusState } from './corpus-state.repository';
import type { CorpusText, TextAnnotation, TextDescription, TextProperty } from './corpus-text';
import { describeText } from './describe-text';
import { keyOf, saveGivenAnnotations } from './given-annotation.repository';
import { createHash } from 'node:crypto';

export type SaveOutcome = 'added' | 'updated' | 'unchanged';

export interface TextToSave extends CorpusText {
  /** Its properties are not all known: a text that is stored already keeps those it has. */
  readonly lacksProperties?: boolean;
  /** Errors that people marked; null takes those away that are stored, absent leaves them. */
  readonly edits?: readonly HumanMark[] | null;
  /** What was given with the text, instead of an own analysis; absent leaves what is stored for its content. */
  readonly annotation?: TextAnnotation;
}

export interface SaveOptions {
  readonly isDemo: boolean;
  /** Take the demonstration out in the same transaction. */
  readonly removesDemo: boolean;
  /** Only tell what would become of the texts. */
  readonly isDryRun?: boolean;
}

type StoredText = typeof corpusText.$inferSelect & { properties: TextProperty[] };

/**
 * Stores texts in one transaction: new ids are added, known ids get the new content and properties, equal ones are
 * left alone. A text that lacks properties keeps those that are stored. A text whose content, language or given annotation
 * changed waits for a new analysis. Ids must not repeat in one call. Answers what became of each text, in order.
 */
export async function saveTexts(
  db: Database,
  texts: readonly TextToSave[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  return db.transaction(async (transaction) => {
    const state = await lockCorpusState(transaction);
    const removed = options.removesDemo && !options.isDryRun ? await deleteDemoTexts(transaction) : [];
    const stored = await readStoredTexts(
      transaction,
      texts.map((text) => text.id),
    );
    let lastSequence = state.lastSequence;
    const changes = texts.map((given) => {
      const found = stored.get(given.id);
      const before = options.removesDemo && found?.isDemo ? undefined : found;
      const text = given.lacksProperties && before ? { ...given, properties: before.properties } : given;
      const row = makeRow(text, before, options.isDemo, before?.sequence ?? ++lastSequence);
      return { text, row, before, outcome: compare(text, row, before) };
    });
    if (options.isDryRun) return changes.map((change) => change.outcome);
    const written = changes.filter((change) => change.outcome !== 'unchanged');
    await writeTexts(
      transaction,
      written.map(({ text, row }) => ({ text, row })),
    );
    if (written.length > 0)
      await dropFormerMarks(
        transaction,
        written.map(({ text }) => text.id),
      );
    const marked = await saveHumanMarks(
      transaction,
      changes.flatMap(({ text: { id, edits } }) => (edits === undefined ? [] : [{ id, edits }])),
    );
    const given = await saveAnnotationsOf(transaction, changes);
    const losesAnalysis = written.some(
      ({ row, before }) => (before?.ordinal ?? null) !== null && row.ordinal === null,
    );
    if (written.length > 0 || removed.length > 0 || given.changed.size > 0) {
      const isRemoval = losesAnalysis || given.isRemoval || removed.some((ordinal) => ordinal !== null);
      await advanceCorpusState(transaction, state, { lastSequence, isRemoval });
    }
    if (written.length + removed.length + marked.size + given.changed.size > 0)
      await dateCorpusChange(transaction);
    return changes.map(({ outcome, text, row }) =>
      outcome === 'unchanged' && (marked.has(text.id) || (text.annotation && given.changed.has(keyOf(row))))
        ? 'updated'
        : outcome,
    );
  });
}

async function saveAnnotationsOf(
  transaction: DatabaseTransaction,
  changes: readonly { readonly text: TextToSave; readonly row: TextRow }[],
) {
  const given = changes.flatMap(({ text: { annotation }, row: { hash, language } }) => {
    if (annotation === undefined) return [];
    const { sentences, source } = annotation;
    return [{ hash, language, annotation: { ...packAnnotation({ language, sentences }), source } }];
  });
  return saveGivenAnnotations(transaction, given);
}

async function deleteDemoTexts(transaction: DatabaseTransaction): Promise<(number | null)[]> {
  const rows = await transaction
    .delete(corpusText)
    .where(eq(corpusText.isDemo, true))
    .returning({ ordinal: corpusText.ordinal });
  return rows.map((row) => row.ordinal);
}

async function readStoredTexts(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<Map<string, StoredText>> {
  const rows = await transaction
    .select()
    .from(corpusText)
    .where(inArray(corpusText.id, [...ids]));
  const stored = new Map(rows.map((row) => [row.id, { ...row, properties: [] as TextProperty[] }]));
  if (stored.size === 0) return stored;
  const properties = await transaction
    .select({ textId: textProperty.textId, name: textProperty.name, value: textProperty.value })
    .from(textProperty)
    .where(inArray(textProperty.textId, [...stored.keys()]))
    .orderBy(textProperty.textId, textProperty.position);
  for (const { textId, name, value } of properties) stored.get(textId)?.properties.push({ name, value });
  return stored;
}

type TextRow = Omit<typeof corpusText.$inferSelect, 'addedAt' | 'facets' | 'language'> &
  Pick<TextDescription, 'language'>;

function makeRow(
  text: CorpusText,
  before: StoredText | undefined,
  isDemo: boolean,
  sequence: number,
): TextRow {
  const description = describeText(text);
  const keepsAnalysis =
    before !== undefined && before.hash === description.hash && before.language === description.language;
  return {
    id: text.id,
    sequence,
    isDemo,
    ...description,
    digest: digestText(text, description),
    words: keepsAnalysis ? before.words : null,
    sentences: keepsAnalysis ? before.sentences : null,
    ordinal: keepsAnalysis ? before.ordinal : null,
    annotatedWith: keepsAnalysis ? before.annotatedWith : null,
  };
}

function compare(text: CorpusText, row: TextRow, before: StoredText | undefined): SaveOutcome {
  if (before === undefined) return 'added';
  const isEqual =
    before.hash === row.hash &&
    before.language === row.language &&
    before.isDemo === row.isDemo &&
    JSON.stringify(before.properties) ===
      JSON.stringify(text.properties.map(({ name, value }) => ({ name, value })));
  return isEqual ? 'unchanged' : 'updated';
}

/** One JSON parameter a table: both databases unpack it far faster than thousands of single parameters. */
async function writeTexts(
  transaction: DatabaseTransaction,
  texts: readonly { text: CorpusText; row: TextRow }[],
): Promise<void> {
  if (texts.length === 0) return;
  const facets = await assignFacets(
    transaction,
    texts.map(({ text }) => text),
  );
  await writeRows(
    transaction,
    texts.map(({ row }, place) => ({ ...row, facets: facets[place]! })),
  );
  const contents = JSON.stringify(texts.map(({ text }) => ({ id: text.id, content: text.content })));
  await transaction.execute(sql`
    insert into text_content (text_id, content)
    select id, content from json_to_recordset(${contents}::json) as given(id uuid, content text)
    on conflict (text_id) do update set content = excluded.content`);
  const ids = texts.map(({ text }) => text.id);
  await transaction.delete(textProperty).where(inArray(textProperty.textId, ids));
  const properties = texts.flatMap(({ text }) =>
    text.properties.map(({ name, value }, position) => ({ id: text.id, position, name, value })),
  );
  await transaction.execute(sql`
    insert into text_property (text_id, position, name, value)
    select id, position, name, value from json_to_recordset(${JSON.stringify(properties)}::json)
      as given(id uuid, position smallint, name text, value text)`);
}

async function writeRows(
  transaction: DatabaseTransaction,
  rows: readonly (TextRow & { facets: number[] })[],
): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ ...row, facets: `{${row.facets.join(',')}}` })));
  await transaction.execute(sql`
    insert into text (id, sequence, title, title_sort_key, language, hash, characters, words, sentences,
      is_demo, ordinal, annotated_with, facets, digest)
    select id, sequence, title, "titleSortKey", language, hash, characters, words, sentences,
      "isDemo", ordinal, "annotatedWith", facets::int[], digest
    from json_to_recordset(${given}::json) as given(id uuid, sequence int, title text, "titleSortKey" text,
      language text, hash text, characters int, words int, sentences int,
      "isDemo" boolean, ordinal int, "annotatedWith" text, facets text, digest text)
    on conflict (id) do update set title = excluded.title, title_sort_key = excluded.title_sort_key,
      language = excluded.language, hash = excluded.hash, characters = excluded.characters,
      words = excluded.words, sentences = excluded.sentences, is_demo = excluded.is_demo, ordinal = excluded.ordinal,
      annotated_with = excluded.annotated_with, facets = excluded.facets, digest = excluded.digest`);
}

/** Between the parts of what is digested; control characters do not stand in names. */
const UNIT_SEPARATOR = '\u001F';
/** 128 bits tell texts apart and keep the table narrow. */
const DIGEST_CHARACTERS = 32;

/**
 * What a text is, in short: id, content, language and properties in their order. Migration 0008 computes the same for texts
 * that were stored before.
 */
function digestText(
  { id, properties }: Pick<CorpusText, 'id' | 'properties'>,
  { hash, language }: Pick<TextDescription, 'hash' | 'language'>,
): string {
  const parts = [id.toLowerCase(), hash, language, ...properties.flatMap(({ name, value }) => [name, value])];
  return createHash('sha256').update(parts.join(UNIT_SEPARATOR)).digest('hex').slice(0, DIGEST_CHARACTERS);
}
