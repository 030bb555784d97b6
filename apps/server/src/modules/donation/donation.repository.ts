import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { DonationAction, DonationState } from '@keelerada/contract/texts/donation-choices';
import type { TextProperty } from '../../corpus/store/corpus-text';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { donatedText, donatedTextProperty, donationLog } from '../../platform/database/donation-schema';

export interface DonatedText {
  readonly id: string;
  readonly state: DonationState;
  readonly content: string;
  readonly properties: readonly TextProperty[];
  readonly receiptHash: string | null;
  readonly reason: string | null;
  readonly addedAt: Date;
  readonly decidedAt: Date | null;
}

export interface LogEntry {
  readonly textId: string;
  readonly action: DonationAction;
  /** Null for the donor. */
  readonly actor: { readonly accountId: string; readonly firstName: string } | null;
  readonly details?: string;
}

type Handle = Database | DatabaseTransaction;

export interface NewDonation {
  readonly content: string;
  readonly properties: readonly TextProperty[];
  readonly hash: string;
  readonly recordHash: string;
  readonly receiptHash: string;
}

/** Stores a donation; null if an equal one is stored already. */
export async function insertDonation(db: Handle, donation: NewDonation): Promise<string | null> {
  const { properties, ...row } = donation;
  const [inserted] = await db
    .insert(donatedText)
    .values(row)
    .onConflictDoNothing({ target: donatedText.recordHash })
    .returning({ id: donatedText.id });
  if (inserted === undefined) return null;
  await writeProperties(db, inserted.id, properties);
  return inserted.id;
}

async function writeProperties(
  db: Handle,
  textId: string,
  properties: readonly TextProperty[],
): Promise<void> {
  await db.delete(donatedTextProperty).where(eq(donatedTextProperty.textId, textId));
  if (properties.length === 0) return;
  await db
    .insert(donatedTextProperty)
    .values(properties.map(({ name, value }, position) => ({ textId, position, name, value })));
}

/** The donation with the record hash, the receipt hash or the id, or null. `locks` holds it until the transaction ends. */
export async function findDonation(
  db: Handle,
  by: { recordHash: string } | { receiptHash: string } | { id: string },
  locks = false,
): Promise<DonatedText | null> {
  const [[column, value]] = Object.entries(by) as [['recordHash' | 'receiptHash' | 'id', string]];
  const query = db.select().from(donatedText).where(eq(donatedText[column], value));
  const [row] = locks ? await query.for('update') : await query;
  if (row === undefined) return null;
  const properties = await db
    .select({ name: donatedTextProperty.name, value: donatedTextProperty.value })
    .from(donatedTextProperty)
    .where(eq(donatedTextProperty.textId, row.id))
    .orderBy(asc(donatedTextProperty.position));
  return { ...row, state: row.state as DonationState, properties };
}

export async function updateDonation(
  db: Handle,
  id: string,
  { content, hash, properties }: Pick<NewDonation, 'content' | 'hash' | 'properties'>,
): Promise<void> {
  await db.update(donatedText).set({ content, hash }).where(eq(donatedText.id, id));
  await writeProperties(db, id, properties);
}

export async function decideDonation(
  db: Handle,
  id: string,
  state: 'accepted' | 'refused',
  reason: string | null,
): Promise<void> {
  await db
    .update(donatedText)
    .set({ state, reason, decidedAt: sql`now()` })
    .where(eq(donatedText.id, id));
}

/** Forgets content, properties and hashes; id, receipt and dates stay, so that the receipt still answers. */
export async function emptyDonation(db: Handle, id: string): Promise<void> {
  await db
    .update(donatedText)
    .set({ state: 'withdrawn', content: '', hash: '', recordHash: null, reason: null, decidedAt: sql`now()` })
    .where(eq(donatedText.id, id));
  await writeProperties(db, id, []);
}

const title = sql<string | null>`(select value from text_property_added
    where text_id = ${donatedText.id} and name = 'title' limit 1)`;

const TEXTS_A_READ = 200;

/** Every donation that awaits its review, in the order of ids, a few hundred at a time. */
export async function* readWaitingTexts(db: Database) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({ id: donatedText.id, content: donatedText.content, title })
      .from(donatedText)
      .where(and(eq(donatedText.state, 'waiting'), gt(donatedText.id, after)))
      .orderBy(asc(donatedText.id))
      .limit(TEXTS_A_READ);
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1)!.id;
  }
}

/** Donations in one state, the oldest first. */
export async function listDonations(db: Database, state: DonationState) {
  const characters = sql<number>`length(${donatedText.content})`;
  return db
    .select({ id: donatedText.id, addedAt: donatedText.addedAt, title, characters })
    .from(donatedText)
    .where(eq(donatedText.state, state))
    .orderBy(state === 'waiting' ? asc(donatedText.addedAt) : desc(donatedText.addedAt))
    .limit(1000);
}

export async function writeLog(db: Handle, { textId, action, actor, details }: LogEntry): Promise<void> {
  await db.insert(donationLog).values({
    textId,
    action,
    accountId: actor?.accountId ?? null,
    actorName: actor?.firstName ?? null,
    details: details ?? null,
  });
}

export async function readLog(db: Database, textId: string) {
  const { at, action, actorName, details } = donationLog;
  const rows = await db
    .select({ at, action, actorName, details })
    .from(donationLog)
    .where(eq(donationLog.textId, textId))
    .orderBy(asc(donationLog.id));
  return rows.map((row) => ({ ...row, action: row.action as DonationAction }));
}
