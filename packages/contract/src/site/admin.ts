import { z } from 'zod';
import { defineCall } from '../fields/call';
import { ERRORS_METRIC } from './paths';

const MAX_USAGE_DAYS = 366;
const DEFAULT_USAGE_DAYS = 30;

export const healthCall = defineCall('admin', 'GET /api/actuator/health', {
  summary: 'Whether the database answers',
  answer: z.object({ status: z.enum(['UP', 'DOWN']) }),
});

export const metricCall = defineCall('admin', 'GET /api/actuator/metrics/:name', {
  summary: `A metric since the last start: ${ERRORS_METRIC}, or the times of a tool such as tools.wordanalyser`,
  params: z.object({ name: z.string() }),
  /** Times in seconds since the last start of the server. */
  answer: z.object({
    name: z.string(),
    measurements: z.array(z.object({ statistic: z.enum(['COUNT', 'TOTAL_TIME', 'MAX']), value: z.number() })),
  }),
});

export const textsToReviewCall = defineCall('admin', 'GET /api/admin/texts-to-review', {
  summary: 'Number of donated texts that await review',
  answer: z.int(),
});

export const systemCall = defineCall('admin', 'GET /api/admin/system', {
  summary: 'Memory, disk, waiting texts and the last internal errors, without any user text',
  answer: z.object({
    startedAt: z.iso.datetime(),
    memoryBytes: z.int().describe('Memory of the server process'),
    freeDiskBytes: z
      .int()
      .nullable()
      .describe('Free space on the disk of DATA_DIR; null where it is unknown'),
    texts: z.int(),
    pendingTexts: z.int().describe('Texts that wait for their analysis'),
    recentErrors: z.array(
      z.object({ at: z.iso.datetime(), method: z.string(), route: z.string(), name: z.string() }),
    ),
  }),
});

export const usageCall = defineCall('admin', 'GET /api/admin/usage', {
  summary: 'Calls of each tool by day: counts only, kept for 750 days',
  query: z.object({ days: z.coerce.number().int().min(1).max(MAX_USAGE_DAYS).default(DEFAULT_USAGE_DAYS) }),
  answer: z.object({
    from: z.iso.date(),
    to: z.iso.date().describe('The present day in Estonia'),
    counts: z
      .array(z.object({ day: z.iso.date(), name: z.string(), calls: z.int() }))
      .describe('Days without calls are left out'),
    names: z.array(z.string()).describe('Everything that is counted, also what nobody called'),
  }),
});

export const jobsCall = defineCall('admin', 'GET /api/admin/jobs', {
  summary: 'The last imports and analyses with their times and progress; those that wait come first',
  /** Those that wait, then the last ones, the newest first. */
  answer: z.array(
    z.object({
      id: z.guid(),
      kind: z
        .enum(['import', 'trial', 'analysis', 'marking'])
        .describe('trial: an import that stores nothing; marking: errors of the texts'),
      source: z.string().nullable().describe('Names of the imported files'),
      state: z.enum(['waiting', 'running', 'done', 'failed', 'interrupted']),
      phase: z
        .enum(['reading', 'analysing', 'marking'])
        .describe('Whether done and total count bytes (reading) or texts'),
      done: z.int(),
      total: z.int(),
      requestedAt: z.iso
        .datetime()
        .nullable()
        .describe('Since when it waits or waited; null where it began at once'),
      startedAt: z.iso.datetime().nullable().describe('Null while it waits'),
      updatedAt: z.iso
        .datetime()
        .nullable()
        .describe('When it was last heard of, or ended; null while it waits'),
      failure: z.string().nullable().describe('Class of the error it failed with'),
    }),
  ),
});

export const analysisJobCall = defineCall('admin', 'POST /api/admin/jobs/analysis', {
  summary: 'Runs the analysis of all texts that have none, or an old one',
  answer: z.object({
    waitingTexts: z.int().describe('Texts that the analysis will take; with none nothing is run'),
  }),
});

export type AnalysisRequestResponse = z.infer<typeof analysisJobCall.answer>;
export type UsageResponse = z.infer<typeof usageCall.answer>;
export type JobsResponse = z.infer<typeof jobsCall.answer>;
export type MetricResponse = z.infer<typeof metricCall.answer>;
export type SystemResponse = z.infer<typeof systemCall.answer>;
