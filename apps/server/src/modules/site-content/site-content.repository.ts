import { and, desc, eq, sql } from 'drizzle-orm';
import type { ContentName } from '@keelerada/contract/site/site-content';
import type { Actor } from '../../platform/admin-log/admin-log.repository';
import { siteContent } from '../../platform/database/admin-schema';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';

const LISTED_VERSIONS = 100;

type Handle = Database | DatabaseTransaction;

/** The versions in use by name; names that nobody has published are left out. */
export async function readVersions(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .select({ name: siteContent.name, version: sql<number>`max(${siteContent.id})::int` })
    .from(siteContent)
    .groupBy(siteContent.name);
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

/** The content of one version, or of the one in use; null where there is none. */
export async function readContent(db: Handle, name: ContentName, version?: number) {
  const isAsked = version === undefined ? undefined : eq(siteContent.id, version);
  const [row] = await db
    .select({ version: siteContent.id, content: siteContent.content })
    .from(siteContent)
    .where(and(eq(siteContent.name, name), isAsked))
    .orderBy(desc(siteContent.id))
    .limit(1);
  return row === undefined ? null : { version: row.version, content: JSON.parse(row.content) as unknown };
}

export async function listVersions(db: Database, name: ContentName) {
  const { id: version, at, actorName } = siteContent;
  const rows = await db
    .select({ version, at, actorName })
    .from(siteContent)
    .where(eq(siteContent.name, name))
    .orderBy(desc(version))
    .limit(LISTED_VERSIONS);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Lets one publication after the other look at the version in use. */
export async function lockContents(transaction: DatabaseTransaction): Promise<void> {
  await transaction.execute(sql`lock table ${siteContent} in share row exclusive mode`);
}

export async function insertVersion(
  transaction: DatabaseTransaction,
  name: ContentName,
  content: unknown,
  { accountId, firstName: actorName }: Actor,
): Promise<void> {
  await transaction
    .insert(siteContent)
    .values({ name, content: JSON.stringify(content), accountId, actorName });
}
