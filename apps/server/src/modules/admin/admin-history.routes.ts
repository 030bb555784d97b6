import { usageCall } from '@keelerada/contract/site/admin';
import { adminHistoryCall } from '@keelerada/contract/site/admin-history';
import { HISTORY_PAGE_ENTRIES } from '@keelerada/contract/fields/limits';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { listAdminLog } from '../../platform/admin-log/admin-log.repository';
import type { Database } from '../../platform/database/database-connection';
import type { UsageCounter } from '../../platform/metrics/usage-counter';

export interface HistoryParts {
  readonly db: Database;
  readonly usage: UsageCounter;
}

/** What has happened: use by day, and what administrators did. The scope lets administrators in only. */
export function registerHistory(app: FastifyInstance, { db, usage }: HistoryParts): void {
  serveCall(app, usageCall, ({ query }) => usage.read(query.days));
  serveCall(app, adminHistoryCall, ({ query }) => listAdminLog(db, query.before, HISTORY_PAGE_ENTRIES));
}
