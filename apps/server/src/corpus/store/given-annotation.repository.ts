import { and, eq, sql } from 'drizzle-orm';
import type { Annotation } from '../annotation/text-annotator';
import { selectBytes } from '../../platform/database/bytes-column';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { annotation, corpusText, givenAnnotation } from '../../platform/database/schema';
import { isOfText } from './corpus-state.repository';

/** An annotation that came with a text from elsewhere. */
export interface GivenAnnotation extends Annotation {
  /** Who made it, as the file says; null where it does not. */
  readonly source: string | null;
}

/** The content that an annotation belongs to. */
interface Content {
  readonly hash: string;
  readonly language: string;
}

/**
 * Stores annotations from elsewhere by content. Texts whose annotation is another one from then on wait for the analysis, which
 * takes what was given; what the annotator says already is nothing new. Answers the keys (`keyOf`) of the contents for which something changed, and whether a text lost its place
 * in the index by it. The transaction must hold the state.
 */
export async function saveGivenAnnotations(
  transaction: DatabaseTransaction,
  given: readonly (Content & { readonly annotation: GivenAnnotation })[],
): Promise<{ changed: ReadonlySet<string>; isRemoval: boolean }> {
  const changed = new Set<string>();
  let isRemoval = false;
  for (const { hash, language, annotation: made } of given) {
    const { contentHash, language: ofLanguage, bytes, source } = givenAnnotation;
    const isContent = and(eq(contentHash, hash), eq(ofLanguage, language));
    const [before] = await transaction
      .select({ bytes: selectBytes(bytes), source })
      .from(givenAnnotation)
      .where(isContent);
    if (before && before.source === made.source && Buffer.compare(before.bytes, made.bytes) === 0) continue;
    if (!before && (await isOwnAnnotation(transaction, { hash, language }, made.bytes))) continue;
    changed.add(keyOf({ hash, language }));
    const { words, sentences } = made;
    const row = { words, sentences, bytes: made.bytes, source: made.source };
    if (before) await transaction.update(givenAnnotation).set(row).where(isContent);
    else await transaction.insert(givenAnnotation).values({ contentHash: hash, language, ...row });
    if (await forgetAnnotation(transaction, { hash, language })) isRemoval = true;
  }
  return { changed, isRemoval };
}

/** One content in one language. */
export function keyOf({ hash, language }: Content): string {
  return `${language} ${hash}`;
}

async function isOwnAnnotation(
  transaction: DatabaseTransaction,
  { hash, language }: Content,
  given: Uint8Array,
): Promise<boolean> {
  const rows = await transaction
    .select({ bytes: selectBytes(annotation.bytes) })
    .from(annotation)
    .where(and(eq(annotation.contentHash, hash), eq(annotation.language, language)));
  return rows.length > 0 && rows.every(({ bytes }) => Buffer.compare(bytes, given) === 0);
}

/** Answers whether a text was analysed. Marks of errors stand on tokens, so they go too. */
async function forgetAnnotation(
  transaction: DatabaseTransaction,
  { hash, language }: Content,
): Promise<boolean> {
  const isContent = and(eq(corpusText.hash, hash), eq(corpusText.language, language));
  await transaction
    .delete(annotation)
    .where(and(eq(annotation.contentHash, hash), eq(annotation.language, language)));
  const waiting = await transaction
    .update(corpusText)
    .set({ ordinal: null, annotatedWith: null, words: null, sentences: null })
    .where(and(isContent, sql`${corpusText.annotatedWith} is not null`))
    .returning({ id: corpusText.id });
  if (waiting.length === 0) return false;
  const ids = `{${waiting.map(({ id }) => id).join(',')}}`;
  await transaction.execute(sql`delete from text_edits where text_id = any(${ids}::uuid[])`);
  await transaction.execute(sql`update corpus_state set edits_version = edits_version + 1`);
  return true;
}

/** What was given for the contents, by `keyOf`. */
export async function readGivenAnnotations(
  db: Database,
  contents: readonly Content[],
): Promise<ReadonlyMap<string, GivenAnnotation>> {
  if (contents.length === 0) return new Map();
  const { contentHash, language, bytes, words, sentences, source } = givenAnnotation;
  const hashes = `{${contents.map(({ hash }) => hash).join(',')}}`;
  const rows = await db
    .select({ hash: contentHash, language, bytes: selectBytes(bytes), words, sentences, source })
    .from(givenAnnotation)
    .where(sql`${contentHash} = any(${hashes}::text[])`);
  return new Map(rows.map(({ hash, language: of, ...row }) => [keyOf({ hash, language: of }), row]));
}

/** Who made the annotations from elsewhere, by the ids of their texts; no entry for a text that has none. Ids must be UUIDs. */
export async function readGivenSources(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select({ id: corpusText.id, source: givenAnnotation.source })
    .from(corpusText)
    .innerJoin(givenAnnotation, isOfText(givenAnnotation))
    .where(sql`${corpusText.id} = any(${`{${ids.join(',')}}`}::uuid[])`);
  return new Map(rows.map(({ id, source }) => [id, source]));
}

/** Removes what belongs to no text any more. */
export async function deleteUnusedGivenAnnotations(db: Database | DatabaseTransaction): Promise<void> {
  await db.delete(givenAnnotation).where(
    sql`not exists (select from text where text.hash = ${givenAnnotation.contentHash}
      and text.language = ${givenAnnotation.language})`,
  );
}
