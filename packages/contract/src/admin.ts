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
    .describe('Room on the disk of DATA_DIR; null where it cannot be told'),
  texts: z.number().int(),
  pendingTexts: z.number().int().describe('Texts that wait for their analysis'),
  recentErrors: z.array(
    z.object({ at: z.iso.datetime(), method: z.string(), route: z.string(), name: z.string() }),
  ),
});

export type HealthResponse = z.infer<typeof healthResponseSchema>;
export type MetricResponse = z.infer<typeof metricResponseSchema>;
export type SystemResponse = z.infer<typeof systemResponseSchema>;
