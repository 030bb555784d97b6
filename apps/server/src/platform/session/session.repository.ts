import { and, eq, gt, sql } from 'drizzle-orm';
import type { Role } from '@keelerada/contract/status';
import type { Database } from '../database/database-connection';
import { account, session } from '../database/schema';

/** A person who is signed in. */
export interface SignedInAccount {
  readonly accountId: string;
  readonly sessionId: string;
  readonly firstName: string;
  readonly role: Role;
}

/** Who somebody is by the identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly firstName: string;
  readonly email: string | null;
}

const signedIn = {
  accountId: account.id,
  sessionId: session.id,
  firstName: account.firstName,
  role: sql<Role>`${account.role}`,
};

/** Makes the account at a first sign-in, with the role USER, and answers its id. */
export async function saveAccount(db: Database, identity: Identity): Promise<string> {
  const { firstName, email } = identity;
  const [row] = await db
    .insert(account)
    .values(identity)
    .onConflictDoUpdate({
      target: [account.issuer, account.subject],
      set: { firstName, email, signedInAt: sql`now()` },
    })
    .returning({ id: account.id });
  return row!.id;
}

/** Begins a session in place of the one the account may have. */
export async function beginSession(
  db: Database,
  accountId: string,
  refreshTokenHash: string,
  expiresAt: Date,
): Promise<void> {
  const values = { accountId, refreshTokenHash, expiresAt, id: sql`gen_random_uuid()` };
  await db
    .insert(session)
    .values(values)
    .onConflictDoUpdate({
      target: session.accountId,
      set: { ...values, accountId: sql`excluded.account_id` },
    });
}

/** Gives the session another refresh token and another id. False where the old token is not valid (any more). */
export async function rotateSession(
  db: Database,
  oldHash: string,
  refreshTokenHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(session)
    .set({ refreshTokenHash, expiresAt, id: sql`gen_random_uuid()` })
    .where(and(eq(session.refreshTokenHash, oldHash), gt(session.expiresAt, sql`now()`)))
    .returning({ id: session.id });
  return rows.length > 0;
}

export async function endSession(db: Database, refreshTokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.refreshTokenHash, refreshTokenHash));
}

/** Who has this refresh token, or null. */
export async function findByRefreshToken(
  db: Database,
  refreshTokenHash: string,
): Promise<SignedInAccount | null> {
  const [row] = await db
    .select(signedIn)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.refreshTokenHash, refreshTokenHash), gt(session.expiresAt, sql`now()`)));
  return row ?? null;
}

/** Whose session has this id, with the role of now, or null. */
export async function findBySessionId(db: Database, sessionId: string): Promise<SignedInAccount | null> {
  const [row] = await db
    .select(signedIn)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), gt(session.expiresAt, sql`now()`)));
  return row ?? null;
}

export interface KnownAccount {
  readonly id: string;
  readonly firstName: string;
  readonly email: string | null;
  readonly role: Role;
}

const known = {
  id: account.id,
  firstName: account.firstName,
  email: account.email,
  role: sql<Role>`${account.role}`,
};

export async function listAccounts(db: Database): Promise<KnownAccount[]> {
  return db.select(known).from(account).orderBy(account.createdAt);
}

/** Gives the accounts with this e-mail address or id a role; answers them. */
export async function grantRole(db: Database, name: string, role: Role): Promise<KnownAccount[]> {
  return db
    .update(account)
    .set({ role })
    .where(sql`lower(${account.email}) = lower(${name}) or ${account.id}::text = lower(${name})`)
    .returning(known);
}
