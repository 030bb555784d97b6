import {
  accountParametersSchema,
  accountsQuerySchema,
  accountsResponseSchema,
  MAX_LISTED_ACCOUNTS,
  roleRequestSchema,
} from '@keelerada/contract/site/account';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { ACCOUNTS_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { findAccounts } from './account.repository';
import { changeRole } from './change-role';

/** Accounts and their roles. The scope lets administrators in only. */
export function registerAccounts(app: FastifyInstance, db: Database): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
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
  routes.get(
    ACCOUNTS_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Accounts with their roles, by words of name, e-mail address or identity',
        querystring: accountsQuerySchema,
        response: { 200: accountsResponseSchema, '4xx': errorBodySchema },
      },
    },
    (request) => list(request.query.search, readActor(request).accountId),
  );
  routes.post(
    `${ACCOUNTS_PATH}/:id/role`,
    {
      schema: {
        tags: ['admin'],
        summary: 'Gives an account a role; the last administrator stays one (409)',
        params: accountParametersSchema,
        body: roleRequestSchema,
        response: { 200: accountsResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request) => {
      const actor = readActor(request);
      await changeRole(db, request.params.id, request.body.role, actor);
      return list('', actor.accountId);
    },
  );
}
