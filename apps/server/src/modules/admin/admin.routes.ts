import { statfs } from 'node:fs/promises';
import {
  healthResponseSchema,
  metricResponseSchema,
  systemResponseSchema,
} from '@keelerada/contract/site/admin';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { HEALTH_PATH, METRICS_PATH, SYSTEM_PATH, TEXTS_TO_REVIEW_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { askDatabase } from '../../platform/database/ask-database';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import type { CallTimers } from '../../platform/metrics/call-timers';
import type { UsageCounter } from '../../platform/metrics/usage-counter';
import type { ErrorLog } from '../../platform/metrics/error-log';
import { requireRole, type SessionParts } from '../../platform/session/require-role';
import { registerHistory } from './admin-history.routes';
import { countTextsToReview } from './admin.repository';

export interface AdminParts extends SessionParts {
  readonly timers: CallTimers;
  readonly errorLog: ErrorLog;
  readonly usage: UsageCounter;
  readonly readCorpusStatus: CorpusStatusReader;
  readonly dataDir: string;
}

const ERRORS_METRIC = 'http.errors.500.total';

/** Calls of the admin panel, for administrators alone. */
export async function registerAdmin(app: FastifyInstance, parts: AdminParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addHook('preHandler', requireRole('ADMIN', parts));
    registerActuator(scope, parts);
    registerPanel(scope, parts);
    registerHistory(scope, parts);
    done();
  });
}

function registerActuator(app: FastifyInstance, { db, timers, errorLog }: AdminParts): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    HEALTH_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Whether the database answers',
        response: { 200: healthResponseSchema, '4xx': errorBodySchema },
      },
    },
    () =>
      askDatabase(db).then(
        () => ({ status: 'UP' as const }),
        () => ({ status: 'DOWN' as const }),
      ),
  );
  routes.get(
    `${METRICS_PATH}/:name`,
    {
      schema: {
        tags: ['admin'],
        summary: `A metric since the last start: ${ERRORS_METRIC}, or the times of a tool such as tools.wordanalyser`,
        params: z.object({ name: z.string() }),
        response: { 200: metricResponseSchema, '4xx': errorBodySchema },
      },
    },
    (request) => {
      const { name } = request.params;
      if (name === ERRORS_METRIC) {
        return { name, measurements: [{ statistic: 'COUNT' as const, value: errorLog.count }] };
      }
      const timing = timers.read(name);
      if (timing === null) {
        throw new RequestFailure(404, [makeApiError('NotFound', `There is no metric ${name} yet.`)]);
      }
      const measurements = [
        { statistic: 'COUNT' as const, value: timing.count },
        { statistic: 'TOTAL_TIME' as const, value: timing.totalSeconds },
        { statistic: 'MAX' as const, value: timing.maxSeconds },
      ];
      return { name, measurements };
    },
  );
}

function registerPanel(app: FastifyInstance, parts: AdminParts): void {
  const { db, errorLog, readCorpusStatus, dataDir } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    TEXTS_TO_REVIEW_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Number of donated texts that await review',
        response: { 200: z.number().int(), '4xx': errorBodySchema },
      },
    },
    () => countTextsToReview(db),
  );
  routes.get(
    SYSTEM_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'Memory, disk, waiting texts and the last internal errors, without any user text',
        response: { 200: systemResponseSchema, '4xx': errorBodySchema },
      },
    },
    async () => {
      const { texts, pendingTexts, outdatedTexts } = await readCorpusStatus();
      return {
        startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
        memoryBytes: process.memoryUsage.rss(),
        freeDiskBytes: await readFreeBytes(dataDir),
        texts,
        pendingTexts: pendingTexts + outdatedTexts,
        recentErrors: errorLog.listRecent().map((error) => ({ ...error, at: error.at.toISOString() })),
      };
    },
  );
}

function readFreeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
