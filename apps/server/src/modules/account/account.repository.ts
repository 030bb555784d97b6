import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@keelerada/contract/fields/status';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { escapeLikePattern } from '../../platform/database/escape-like-pattern';
import { account } from '../../platform/database/schema';

const identity = sql<string>`${account.issuer} || ' ' || ${account.subject}`;

const columns = {
  id: account.id,
  firstName: account.firstName,
  email: account.email,
  identity,
  role: sql<Role>`${account.role}`,
  createdAt: account.createdAt,
  signedInAt: account.signedInAt,
};

/** Accounts with the words in their name, e-mail address or identity; administrators first, then the last to sign in. */
export async function findAccounts(db: Database, search: string, limit: number) {
  const pattern = `%${escapeLikePattern(search)}%`;
  const any = sql`concat_ws(' ', ${account.firstName}, ${account.email}, ${identity}) ilike ${pattern}`;
  const where: SQL | undefined = search === '' ? undefined : any;
  const accounts = await db
    .select(columns)
    .from(account)
    .where(where)
    .orderBy(asc(account.role), desc(account.signedInAt))
    .limit(limit);
  return { accounts, total: await db.$count(account, where) };
}

/** Holds all administrators and the account until the transaction ends, so that two cannot take the last role at once. */
export async function lockForRoleChange(transaction: DatabaseTransaction, id: string) {
  const administrators = await transaction
    .select({ id: account.id })
    .from(account)
    .where(eq(account.role, 'ADMIN'))
    .orderBy(asc(account.id))
    .for('update');
  const [found] = await transaction.select(columns).from(account).where(eq(account.id, id)).for('update');
  return { found: found ?? null, administrators: administrators.length };
}

export async function writeRole(transaction: DatabaseTransaction, id: string, role: Role): Promise<void> {
  await transaction.update(account).set({ role }).where(eq(account.id, id));
}
