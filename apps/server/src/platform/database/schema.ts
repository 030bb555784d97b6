import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytesColumn } from './bytes-column';
import { makePropertyTable } from './property-table';

/**
 * One row: what has happened to the corpus. `version` grows with every change, `removalVersion` is the version of the
 * last change that took an analysed text away or replaced its analysis, so that an index knows when adding is not enough.
 * The counters give numbers without gaps, also after a rollback: an interrupted import ends in the same database.
 */
export const corpusState = pgTable(
  'corpus_state',
  {
    id: smallint().primaryKey().default(1),
    corpusId: uuid('corpus_id').notNull().defaultRandom(),
    version: bigint({ mode: 'number' }).notNull().default(0),
    removalVersion: bigint('removal_version', { mode: 'number' }).notNull().default(0),
    lastSequence: integer('last_sequence').notNull().default(0),
    lastOrdinal: integer('last_ordinal').notNull().default(0),
    /** Version of the corrector whose marks are shown (`text_edits`); null before the first. */
    markedWith: text('marked_with'),
    /** Grows whenever marks that are shown come or go; a text that goes takes its own along under `version`. */
    marksVersion: bigint('edits_version', { mode: 'number' }).notNull().default(0),
    /** The last change of texts, properties or marks of people; analyses and marks by machine change nothing here. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('corpus_state_single_row', sql`${table.id} = 1`)],
);

/** A text of the corpus without its content: narrow, because the text query reads all of it. */
export const corpusText = pgTable(
  'text',
  {
    id: uuid().primaryKey(),
    /** Order of arrival, 1, 2, 3 … */
    sequence: integer().notNull().unique(),
    /** Null where the text has no title: such a text cannot be listed. */
    title: text(),
    /** Compared byte by byte gives the Estonian order of titles. */
    titleSortKey: text('title_sort_key'),
    /** Language of the analysis, ISO 639-1. */
    language: text().notNull(),
    /** SHA-512 of the content, hexadecimal. */
    hash: text().notNull(),
    /** Unicode code points of the content. */
    characters: integer().notNull(),
    /** Running words and sentences of the analysis; null until the text is analysed. */
    words: integer(),
    sentences: integer(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Order of analysis, 1, 2, 3 …; a new analysis takes a new number. Null until the text is analysed. */
    ordinal: integer().unique(),
    /** Version of the annotator that made the analysis the text has now. */
    annotatedWith: text('annotated_with'),
    /** The filter values of the text (`text_facet`): with their inverted index a query of many filters is one look-up. */
    facets: integer().array().notNull(),
    /** Of id, content, language and properties (`digestText`): the identifier of a state of the corpus is made of these. */
    digest: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('text_hash_index').on(table.hash), index('text_facets_index').using('gin', table.facets)],
);

export const textContent = pgTable('text_content', {
  textId: uuid('text_id')
    .primaryKey()
    .references(() => corpusText.id, { onDelete: 'cascade' }),
  content: text().notNull(),
});

export const textProperty = makePropertyTable('text_property', () => corpusText.id);

/** Every value of a property that filters ask for, once: a few hundred rows. */
export const textFacet = pgTable(
  'text_facet',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** At most MAX_FACET_CHARACTERS of the value. */
    value: text().notNull(),
    /** The value in lower case, for filters that match a part without case. */
    foldedValue: text('folded_value').notNull(),
  },
  (table) => [unique('text_facet_value').on(table.name, table.value)],
);

/** An analysis by what was analysed and by whom, not by text: equal texts are analysed once. */
export const annotation = pgTable(
  'annotation',
  {
    contentHash: text('content_hash').notNull(),
    language: text().notNull(),
    annotatorVersion: text('annotator_version').notNull(),
    words: integer().notNull(),
    sentences: integer().notNull(),
    bytes: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentHash, table.language, table.annotatorVersion] })],
);

/**
 * Annotations that came with texts from elsewhere, by content: they take the place of the annotator's own, whatever its
 * version. Equal texts share one.
 */
export const givenAnnotation = pgTable(
  'given_annotation',
  {
    contentHash: text('content_hash').notNull(),
    language: text().notNull(),
    words: integer().notNull(),
    sentences: integer().notNull(),
    bytes: bytesColumn().notNull(),
    /** Who made it, as its file says; null where it does not. */
    source: text(),
  },
  (table) => [primaryKey({ columns: [table.contentHash, table.language] })],
);

/** Errors that people marked in a text, as JSON with places in UTF-16 units; the marking job places them on tokens. */
export const humanMarks = pgTable('gold_edits', {
  textId: uuid('text_id')
    .primaryKey()
    .references(() => corpusText.id, { onDelete: 'cascade' }),
  contentHash: text('content_hash').notNull(),
  edits: text().notNull(),
});

/**
 * Errors of each text on the tokens of its annotation, by the version of the corrector. Those of a new version lie beside
 * the old ones until every text has them. They go with their text; those of another content are never shown.
 */
export const textMarks = pgTable(
  'text_edits',
  {
    textId: uuid('text_id')
      .notNull()
      .references(() => corpusText.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    contentHash: text('content_hash').notNull(),
    /** Of the annotation whose tokens are counted. */
    annotatorVersion: text('annotator_version').notNull(),
    /** `failed`: this version cannot mark the text. */
    origin: text().notNull(),
    /** Code of each edit with commas between them: what counts need, without reading `edits`. */
    codes: text().notNull(),
    edits: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.version] }),
    check('text_edits_origin', sql`${table.origin} in ('machine', 'gold', 'failed')`),
  ],
);

/** How often a tool was called on a day: nothing of who called or what was sent. */
export const usageCount = pgTable(
  'usage_count',
  {
    /** Day in Estonia, YYYY-MM-DD. */
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Imports and analyses, for administrators: how far they are and how they ended. */
export const jobRun = pgTable(
  'job_run',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** Names of the imported files; null for an analysis. */
    source: text(),
    state: text().notNull().default('running'),
    /** Whether `done` and `total` count bytes read or texts analysed. */
    phase: text().notNull().default('reading'),
    done: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was last heard of: a process that is killed says no more. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was asked for; null where nobody waited. */
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    /** Class of the error it failed with. */
    failure: text(),
    /** Report of an import by upload, as JSON. */
    report: text(),
  },
  (table) => [
    check('job_run_kind', sql`${table.kind} in ('import', 'analysis', 'trial', 'marking')`),
    check('job_run_state', sql`${table.state} in ('running', 'done', 'failed', 'interrupted')`),
    index('job_run_started').on(table.startedAt),
  ],
);

/** A person who has signed in; `issuer` and `subject` name them at the identity provider. */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    issuer: text().notNull(),
    subject: text().notNull(),
    firstName: text('first_name').notNull(),
    /** By which an administrator is named on the command line; null where the provider gives none. */
    email: text(),
    role: text().notNull().default('USER'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('account_subject').on(table.issuer, table.subject),
    check('account_role', sql`${table.role} in ('USER', 'ADMIN')`),
  ],
);

/** The session of an account, at most one. Access tokens name `id`, so a new id makes the old ones worthless. */
export const session = pgTable('session', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  id: uuid().notNull().defaultRandom(),
  /** SHA-256 of the refresh token, hexadecimal: the token itself is only in the cookie. */
  refreshTokenHash: text('refresh_token_hash').notNull().unique(),
  /** The token before it, which tabs that renew at the same time still send. */
  previousTokenHash: text('previous_token_hash').unique(),
  rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
  /** The end, whatever happens; renewing does not move it. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** The last call, to the minute. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  /** Without a call for so long it ends. */
  idleMinutes: integer('idle_minutes').notNull().default(30),
});
