import { statfs } from 'node:fs/promises';
import {
  healthCall,
  metricCall,
  textsToReviewCall,
  systemCall,
  usageCall,
} from '@keelerada/contract/site/admin';
import { ERRORS_METRIC } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { askDatabase } from '../../platform/database/ask-database';
import { refuse } from '../../platform/errors/request-failure';
import type { CallTimers } from '../../platform/metrics/call-timers';
import type { UsageCounter } from '../../platform/metrics/usage-counter';
import type { ErrorLog } from '../../platform/metrics/error-log';
import { requireRole, type SessionParts } from '../../platform/session/require-role';
import { countTextsToReview } from './admin.repository';
import { adminHistoryCall } from '@keelerada/contract/site/admin-history';
import { HISTORY_PAGE_ENTRIES } from '@keelerada/contract/fields/limits';
import { listAdminLog } from '../../platform/admin-log/admin-log.repository';
import type { Database } from '../../platform/database/database-connection';

export interface AdminParts extends SessionParts {
  readonly timers: CallTimers;
  readonly errorLog: ErrorLog;
  readonly usage: UsageCounter;
  readonly readCorpusStatus: CorpusStatusReader;
  readonly dataDir: string;
}

/** Calls of the admin panel, for administrators alone. */
export async function registerAdmin(app: FastifyInstance, parts: AdminParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addHook('preHandler', requireRole('ADMIN', parts));
    servePanel(scope, parts);
    registerHistory(scope, parts);
    done();
  });
}

function servePanel(app: FastifyInstance, parts: AdminParts): void {
  const { db, timers, errorLog, readCorpusStatus, dataDir } = parts;
  serveCall(app, healthCall, () =>
    askDatabase(db).then(
      () => ({ status: 'UP' as const }),
      () => ({ status: 'DOWN' as const }),
    ),
  );
  serveCall(app, metricCall, (request) => {
    const { name } = request.params;
    if (name === ERRORS_METRIC)
      return { name, measurements: [{ statistic: 'COUNT' as const, value: errorLog.count }] };
    const timing = timers.read(name);
    if (timing === null) throw refuse(404, 'NotFound', `There is no metric ${name} yet.`);
    const measurements = [
      { statistic: 'COUNT' as const, value: timing.count },
      { statistic: 'TOTAL_TIME' as const, value: timing.totalSeconds },
      { statistic: 'MAX' as const, value: timing.maxSeconds },
    ];
    return { name, measurements };
  });
  serveCall(app, textsToReviewCall, () => countTextsToReview(db));
  serveCall(app, systemCall, async () => {
    const { texts, pendingTexts, outdatedTexts } = await readCorpusStatus();
    return {
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      freeDiskBytes: await readFreeBytes(dataDir),
      texts,
      pendingTexts: pendingTexts + outdatedTexts,
      recentErrors: errorLog.listRecent().map((error) => ({ ...error, at: error.at.toISOString() })),
    };
  });
}

function readFreeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

interface HistoryParts {
  readonly db: Database;
  readonly usage: UsageCounter;
}

/** What has happened: use by day, and what administrators did. The scope lets administrators in only. */
function registerHistory(app: FastifyInstance, { db, usage }: HistoryParts): void {
  serveCall(app, usageCall, ({ query }) => usage.read(query.days));
  serveCall(app, adminHistoryCall, ({ query }) => listAdminLog(db, query.before, HISTORY_PAGE_ENTRIES));
}
