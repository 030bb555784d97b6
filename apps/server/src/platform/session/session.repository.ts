import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Role } from '@keelerada/contract/fields/status';
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

/** How long a session lasts. */
export interface SessionLength {
  readonly expiresAt: Date;
  /** Without a call for so long it ends before. */
  readonly idleMinutes: number;
}

/** Begins a session in place of the one the account may have. */
export async function beginSession(
  db: Database,
  accountId: string,
  refreshTokenHash: string,
  { expiresAt, idleMinutes }: SessionLength,
): Promise<void> {
  const values = {
    ...{ accountId, refreshTokenHash, expiresAt, idleMinutes },
    ...{ id: sql`gen_random_uuid()`, previousTokenHash: null, rotatedAt: sql`now()`, seenAt: sql`now()` },
  };
  await db
    .insert(session)
    .values(values)
    .onConflictDoUpdate({
      target: session.accountId,
      set: { ...values, accountId: sql`excluded.account_id` },
    });
}

const idleEnd = sql`${session.seenAt} + ${session.idleMinutes} * interval '1 minute'`;
const isAlive = and(gt(session.expiresAt, sql`now()`), sql`${idleEnd} > now()`);
const secondsLeft = sql<number>`floor(extract(epoch from least(${session.expiresAt}, ${idleEnd}) - now()))::int`;

/** Tabs that renew at the same time send the same token; for so long all of them get the same new one. */
const FOLLOW_SECONDS = 30;

/**
 * Gives the session another refresh token and another id. Of several renewals with the same token at once the first one
 * rotates it and the others change nothing. False where the token is not valid (any more).
 */
export async function rotateSession(db: Database, oldHash: string, newHash: string): Promise<boolean> {
  const rows = await db
    .update(session)
    .set({
      ...{ refreshTokenHash: newHash, previousTokenHash: oldHash },
      ...{ id: sql`gen_random_uuid()`, rotatedAt: sql`now()`, seenAt: sql`now()` },
    })
    .where(and(eq(session.refreshTokenHash, oldHash), isAlive))
    .returning({ id: session.id });
  if (rows.length > 0) return true;
  const wasJust = sql`${session.rotatedAt} > now() - ${FOLLOW_SECONDS} * interval '1 second'`;
  const isNew = and(eq(session.previousTokenHash, oldHash), eq(session.refreshTokenHash, newHash));
  return (await db.$count(session, and(isNew, wasJust, isAlive))) > 0;
}

export async function endSession(db: Database, refreshTokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.refreshTokenHash, refreshTokenHash));
}

/** Who has this refresh token, and when the session ends without use; null where nobody has. It is not used by that. */
export async function findByRefreshToken(
  db: Database,
  refreshTokenHash: string,
): Promise<(SignedInAccount & { readonly secondsLeft: number }) | null> {
  const [row] = await db
    .select({ ...signedIn, secondsLeft })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.refreshTokenHash, refreshTokenHash), isAlive));
  return row ?? null;
}

/** Whose session has this id, with the role of now, or null. The session has been used then. */
export async function findBySessionId(db: Database, sessionId: string): Promise<SignedInAccount | null> {
  const [row] = await db
    .select(signedIn)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), isAlive));
  if (row === undefined) return null;
  // Once a minute is enough, and spares a write at every call.
  await db
    .update(session)
    .set({ seenAt: sql`now()` })
    .where(and(eq(session.id, sessionId), lt(session.seenAt, sql`now() - interval '1 minute'`)));
  return row;
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
