import type { DatabaseTransaction } from '../../platform/database/database-connection';
import { emptyDonation, findDonation, writeLog, type LogEntry } from './donation.repository';

/**
 * Empties the donation with the id, where there is one: an administrator has taken its text out of the corpus. The donor's
 * receipt then says that it is withdrawn.
 */
export async function withdrawAccepted(
  transaction: DatabaseTransaction,
  id: string,
  actor: NonNullable<LogEntry['actor']>,
): Promise<void> {
  const donation = await findDonation(transaction, { id }, true);
  if (donation === null || donation.state === 'withdrawn') return;
  await emptyDonation(transaction, id);
  await writeLog(transaction, { textId: id, action: 'withdrawn', actor });
}
