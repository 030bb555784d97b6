import { jobsResponseSchema, usageQuerySchema, usageResponseSchema } from '@keelerada/contract/admin';
import { errorBodySchema } from '@keelerada/contract/errors';
import { JOBS_PATH, USAGE_PATH } from '@keelerada/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database-connection';
import { listJobs } from '../../platform/jobs/record-job';
import type { UsageCounter } from '../../platform/metrics/usage-counter';

export interface HistoryParts {
  readonly db: Database;
  readonly usage: UsageCounter;
}

/** What has happened: use by day, imports and analyses. The scope lets administrators in only. */
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
    JOBS_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: 'The last imports and analyses with their progress',
        response: { 200: jobsResponseSchema, '4xx': errorBodySchema },
      },
    },
    async () => {
      const jobs = await listJobs(db);
      return jobs.map((job) => ({
        ...job,
        startedAt: job.startedAt.toISOString(),
        updatedAt: job.updatedAt.toISOString(),
      }));
    },
  );
}
