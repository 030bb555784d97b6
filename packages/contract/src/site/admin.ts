import { z } from 'zod';

/** GET /api/actuator/health. */
export const healthResponseSchema = z.object({ status: z.enum(['UP', 'DOWN']) });

/** GET /api/actuator/metrics/NAME: times in seconds since the last start of the server. */
export const metricResponseSchema = z.object({
  name: z.string(),
  measurements: z.array(z.object({ statistic: z.enum(['COUNT', 'TOTAL_TIME', 'MAX']), value: z.number() })),
});

/** GET /api/admin/system. */
export const systemResponseSchema = z.object({
  startedAt: z.iso.datetime(),
  memoryBytes: z.number().int().describe('Memory of the server process'),
  freeDiskBytes: z
    .number()
    .int()
    .nullable()
    .describe('Free space on the disk of DATA_DIR; null where it is unknown'),
  texts: z.number().int(),
  pendingTexts: z.number().int().describe('Texts that wait for their analysis'),
  recentErrors: z.array(
    z.object({ at: z.iso.datetime(), method: z.string(), route: z.string(), name: z.string() }),
  ),
});

const MAX_USAGE_DAYS = 366;
const DEFAULT_USAGE_DAYS = 30;

/** GET /api/admin/usage. */
export const usageQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(MAX_USAGE_DAYS).default(DEFAULT_USAGE_DAYS),
});
export const usageResponseSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe('The present day in Estonia'),
  counts: z
    .array(z.object({ day: z.iso.date(), name: z.string(), calls: z.number().int() }))
    .describe('Days without calls are left out'),
  names: z.array(z.string()).describe('Everything that is counted, also what nobody called'),
});

/** GET /api/admin/jobs: those that wait, then the last ones, the newest first. */
export const jobsResponseSchema = z.array(
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
    done: z.number().int(),
    total: z.number().int(),
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
);

/** POST /api/admin/jobs/analysis. */
export const analysisRequestResponseSchema = z.object({
  waitingTexts: z.number().int().describe('Texts that the analysis will take; with none nothing is run'),
});

export type AnalysisRequestResponse = z.infer<typeof analysisRequestResponseSchema>;
export type UsageResponse = z.infer<typeof usageResponseSchema>;
export type JobsResponse = z.infer<typeof jobsResponseSchema>;
export type HealthResponse = z.infer<typeof healthResponseSchema>;
export type MetricResponse = z.infer<typeof metricResponseSchema>;
export type SystemResponse = z.infer<typeof systemResponseSchema>;
