import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { donatedText } from '../../platform/database/donation-schema';

export function countTextsToReview(db: Database): Promise<number> {
  return db.$count(donatedText, eq(donatedText.state, 'waiting'));
}
