import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What administrators did; no text. Rows stay when a text or an account goes. */
export const adminLog = pgTable(
  'admin_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    accountId: uuid('account_id').notNull(),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    /** What it was done to: a name that a person knows, or an id. */
    subject: text().notNull(),
    details: text(),
  },
  (table) => [index('admin_log_subject').on(table.subject, table.id)],
);

/** Every version of the contents that administrators publish; the last of a name is the one in use. */
export const siteContent = pgTable(
  'site_content',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** As JSON. */
    content: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    accountId: uuid('account_id').notNull(),
    actorName: text('actor_name').notNull(),
  },
  (table) => [index('site_content_name').on(table.name, table.id)],
);

/** One row: what the alert of waiting donations has told, for all servers of a site. */
export const donationAlert = pgTable(
  'donation_alert',
  {
    id: smallint().primaryKey().default(1),
    /** Arrival of the newest donation that was told. */
    announcedUntil: timestamp('told_until', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Not before then is the next one tried. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
    /** Attempts since the last one that arrived. */
    attempts: integer().notNull().default(0),
  },
  (table) => [check('donation_alert_single_row', sql`${table.id} = 1`)],
);
