import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { makePropertyTable } from './property-table';

/**
 * Donated texts, apart from the corpus so that no query sees them by mistake. A withdrawn text keeps its row without
 * content, properties and hashes.
 */
export const donatedText = pgTable(
  'text_added',
  {
    id: uuid().primaryKey().defaultRandom(),
    content: text().notNull(),
    hash: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    state: text().notNull().default('waiting'),
    /** SHA-512 of content and properties: the same donation sent again is stored once. Null after withdrawal. */
    recordHash: text('record_hash').unique(),
    /** SHA-256 of the receipt code. */
    receiptHash: text('receipt_hash').unique(),
    /** Why the text was refused. */
    reason: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check('text_added_state', sql`${table.state} in ('waiting', 'accepted', 'refused', 'withdrawn')`),
    index('text_added_state_index').on(table.state, table.addedAt),
  ],
);

export const donatedTextProperty = makePropertyTable('text_property_added', () => donatedText.id);

/** What happened to donated texts and who did it; no text. Rows stay when a text or an account goes. */
export const donationLog = pgTable(
  'donation_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    textId: uuid('text_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    action: text().notNull(),
    /** Account of the administrator; null for the donor. */
    accountId: uuid('account_id'),
    actorName: text('actor_name'),
    /** Names of the fields that were changed, or the reason of a refusal. */
    details: text(),
  },
  (table) => [index('donation_log_text').on(table.textId, table.id)],
);
