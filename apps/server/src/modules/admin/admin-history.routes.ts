import { usageQuerySchema, usageResponseSchema } from '@keelerada/contract/site/admin';
import {
  adminHistoryQuerySchema,
  adminHistoryResponseSchema,
  HISTORY_PAGE_ENTRIES,
} from '@keelerada/contract/site/admin-history';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { ADMIN_HISTORY_PATH, USAGE_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { listAdminLog } from '../../platform/admin-log/admin-log.repository';
import type { Database } from '../../platform/database/database-connection';
import type { UsageCounter } from '../../platform/metrics/usage-counter';

export interface HistoryParts {
  readonly db: Database;
  readonly usage: UsageCounter;
}

/** What has happened: use by day, and what administrators did. The scope lets administrators in only. */
export function registerHistory(app: FastifyInstance, { db, usage }: HistoryParts): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    USAGE_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Calls of each tool by day: counts only, kept for 750 days',
        querystring: usageQuerySchema,
        response: { 200: usageResponseSchema, '4xx': errorBodySchema },
      },
    },
    ({ query }) => usage.read(query.days),
  );
  routes.get(
    ADMIN_HISTORY_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'What administrators did, the newest first',
        querystring: adminHistoryQuerySchema,
        response: { 200: adminHistoryResponseSchema, '4xx': errorBodySchema },
      },
    },
    ({ query }) => listAdminLog(db, query.before, HISTORY_PAGE_ENTRIES),
  );
}
