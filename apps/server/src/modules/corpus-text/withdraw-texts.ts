import { findUnknownIds } from '../../corpus/store/corpus-text.repository';
import { removeTexts } from '../../corpus/store/remove-texts.repository';
import { writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';

/** Empties the donation that a text came from, where it came from one. */
export type WithdrawDonation = (transaction: DatabaseTransaction, id: string, actor: Actor) => Promise<void>;

/** Takes texts out of the corpus for good, with what was donated; answers how many were there. */
export async function withdrawTexts(
  db: Database,
  ids: readonly string[],
  actor: Actor,
  withdrawDonation: WithdrawDonation,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
    const unknown = new Set(await findUnknownIds(transaction, asked));
    const found = asked.filter((id) => !unknown.has(id));
    await removeTexts(transaction, found);
    for (const id of found) await withdrawDonation(transaction, id, actor);
    await writeAdminLog(
      transaction,
      found.map((subject) => ({ actor, action: 'text_withdrawn', subject })),
    );
    return found.length;
  });
}
