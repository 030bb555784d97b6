import { z } from 'zod';

/** GET /api/health/live and /api/health/ready. */
export const upResponseSchema = z.object({ status: z.literal('UP') });
