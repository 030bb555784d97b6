import { accountsCall, roleCall, MAX_LISTED_ACCOUNTS } from '@keelerada/contract/site/account';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { findAccounts, lockForRoleChange, writeRole } from './account.repository';
import type { Role } from '@keelerada/contract/fields/status';
import { writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';
import { refuse } from '../../platform/errors/request-failure';

/** Accounts and their roles. The scope lets administrators in only. */
export function registerAccounts(app: FastifyInstance, db: Database): void {
  const list = async (search: string, ownId: string) => {
    const { accounts, total } = await findAccounts(db, search, MAX_LISTED_ACCOUNTS);
    const listed = accounts.map(({ createdAt, signedInAt, ...account }) => ({
      ...account,
      createdAt: createdAt.toISOString(),
      signedInAt: signedInAt.toISOString(),
      isOwn: account.id === ownId,
    }));
    return { accounts: listed, total };
  };
  serveCall(app, accountsCall, (request) => list(request.query.search, readActor(request).accountId));
  serveCall(app, roleCall, async (request) => {
    const actor = readActor(request);
    await changeRole(db, request.params.id, request.body.role, actor);
    return list('', actor.accountId);
  });
}

/**
 * Gives an account another role; the next call of its owner finds it changed. 404 without the account, 409 where nobody
 * would be left who could give the role again.
 */
async function changeRole(db: Database, id: string, role: Role, actor: Actor): Promise<void> {
  await db.transaction(async (transaction) => {
    const { found, administrators } = await lockForRoleChange(transaction, id);
    if (found === null) throw refuse(404, 'NotFound', 'There is no such account.');
    if (found.role === role) return;
    if (found.role === 'ADMIN' && administrators === 1) {
      const message = 'This is the last administrator. Make somebody else an administrator first.';
      throw refuse(409, 'LastAdministrator', message, 'role');
    }
    await writeRole(transaction, id, role);
    await writeAdminLog(transaction, [
      {
        actor,
        action: role === 'ADMIN' ? 'role_given' : 'role_taken',
        subject: found.email ?? found.identity,
        details: 'ADMIN',
      },
    ]);
  });
}
