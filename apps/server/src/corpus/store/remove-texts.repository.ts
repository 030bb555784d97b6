import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { annotation, corpusText } from '../../platform/database/schema';
import { deleteUnusedGivenAnnotations } from './given-annotation.repository';
import { advanceCorpusState, dateCorpusChange, lockCorpusState } from './corpus-state.repository';

/** Takes texts out of the corpus, with analyses that no other text shares. Unknown ids are left out. */
export async function removeTexts(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (transaction) => {
    const state = await lockCorpusState(transaction);
    const removed = await transaction
      .delete(corpusText)
      .where(inArray(corpusText.id, [...ids]))
      .returning({ ordinal: corpusText.ordinal, hash: corpusText.hash });
    if (removed.length === 0) return;
    for (const { hash } of removed)
      await transaction
        .delete(annotation)
        .where(
          sql`${eq(annotation.contentHash, hash)} and not exists (select 1 from ${corpusText} where ${eq(corpusText.hash, hash)})`,
        );
    await deleteUnusedGivenAnnotations(transaction);
    await advanceCorpusState(transaction, state, {
      isRemoval: removed.some(({ ordinal }) => ordinal !== null),
    });
    await dateCorpusChange(transaction);
  });
}
