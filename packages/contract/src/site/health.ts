import { z } from 'zod';
import { defineCall } from '../fields/call';

/** GET /api/health/live and /api/health/ready. */
export const upResponseSchema = z.object({ status: z.literal('UP') });

export const liveCall = defineCall('system', 'GET /api/health/live', {
  summary: 'Whether the process answers; a supervisor restarts it where this fails',
  answer: upResponseSchema,
});

export const readyCall = defineCall('system', 'GET /api/health/ready', {
  summary: 'Whether the database answers and can be written and the corpus is loaded; 503 where not',
  answer: upResponseSchema,
  isBusyAtTimes: true,
});
