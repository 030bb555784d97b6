import { accountsCall, roleCall, MAX_LISTED_ACCOUNTS } from '@keelerada/contract/site/account';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { findAccounts } from './account.repository';
import { changeRole } from './change-role';

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
