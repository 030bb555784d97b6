import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { corpusText, textContent, textProperty } from '../../platform/database/schema';
import type { CorpusText, TextProperty } from './corpus-text';

const TEXTS_A_READ = 200;

/** The ids as one parameter: thousands of them as single ones are slow on both databases. */
function isOneOf(column: typeof corpusText.id | typeof textContent.textId, ids: readonly string[]) {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

/** One text with its properties, or null where there is none. Id must be a UUID. */
export async function readText(db: Database, id: string): Promise<CorpusText | null> {
  const [text] = await readTexts(db, [id]);
  return text ?? null;
}

/** The texts in the order of the ids; unknown ids are left out. Ids must be UUIDs. */
export async function readTexts(db: Database, ids: readonly string[]): Promise<CorpusText[]> {
  const rows = await db.select().from(textContent).where(isOneOf(textContent.textId, ids));
  const properties = await readProperties(db, ids);
  const found = new Map(rows.map((row) => [row.textId, row.content]));
  return ids.flatMap((given) => {
    const id = given.toLowerCase();
    const content = found.get(id);
    return content === undefined ? [] : [{ id, content, properties: properties.get(id) ?? [] }];
  });
}

async function readProperties(db: Database, ids: readonly string[]): Promise<Map<string, TextProperty[]>> {
  const rows = await db
    .select({ textId: textProperty.textId, name: textProperty.name, value: textProperty.value })
    .from(textProperty)
    .where(sql`${textProperty.textId} = any(${`{${ids.join(',')}}`}::uuid[])`)
    .orderBy(textProperty.textId, textProperty.position);
  const byText = new Map<string, TextProperty[]>();
  for (const { textId, name, value } of rows) {
    const properties = byText.get(textId);
    if (properties) properties.push({ name, value });
    else byText.set(textId, [{ name, value }]);
  }
  return byText;
}

export async function readEstonianContents(db: Database): Promise<{ id: string; content: string }[]> {
  return db
    .select({ id: corpusText.id, content: textContent.content })
    .from(corpusText)
    .innerJoin(textContent, eq(textContent.textId, corpusText.id))
    .where(eq(corpusText.language, 'et'))
    .orderBy(asc(corpusText.sequence));
}

/** The contents in the order of the ids; unknown ids are left out. */
export async function readContents(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.select().from(textContent).where(isOneOf(textContent.textId, ids));
  const found = new Map(rows.map((row) => [row.textId, row.content]));
  return ids.flatMap((id) => found.get(id.toLowerCase()) ?? []);
}

/** Those of the ids that no text has, in the order given. */
export async function findUnknownIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: corpusText.id }).from(corpusText).where(isOneOf(corpusText.id, ids));
  const known = new Set(rows.map((row) => row.id));
  return ids.filter((id) => !known.has(id.toLowerCase()));
}

/** Every text of the corpus in the order of ids. */
export async function* readAllTexts(db: Database): AsyncGenerator<CorpusText> {
  for await (const texts of readAllTextBatches(db)) yield* texts;
}

/** The same, a few hundred at a time. */
export async function* readAllTextBatches(db: Database): AsyncGenerator<readonly CorpusText[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({ id: corpusText.id })
      .from(corpusText)
      .where(gt(corpusText.id, after))
      .orderBy(asc(corpusText.id))
      .limit(TEXTS_A_READ);
    if (rows.length === 0) return;
    yield await readTexts(
      db,
      rows.map((row) => row.id),
    );
    after = rows.at(-1)!.id;
  }
}

/** Ids and contents' hashes of all texts, for finding duplicates. */
export async function readHashes(db: Database): Promise<{ id: string; hash: string; isDemo: boolean }[]> {
  return db
    .select({ id: corpusText.id, hash: corpusText.hash, isDemo: corpusText.isDemo })
    .from(corpusText)
    .orderBy(asc(corpusText.sequence));
}

export async function hasTexts(db: Database): Promise<boolean> {
  return (await db.select({ id: corpusText.id }).from(corpusText).limit(1)).length > 0;
}

export async function hasDemoTexts(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: corpusText.id })
    .from(corpusText)
    .where(eq(corpusText.isDemo, true))
    .limit(1);
  return rows.length > 0;
}
