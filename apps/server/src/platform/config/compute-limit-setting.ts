import { z } from 'zod';
import { rateLimitSchema } from './rate-limit-setting';

/** Reads `90s/2m`: seconds of computing in a time; `off` is null, no limit. */
export const computeLimitSchema = z
  .string()
  .regex(/^(?:off|\d+s\/.+)$/iu)
  .transform((value) => value.replace(/^(\d+)s\//iu, '$1/'))
  .pipe(rateLimitSchema)
  .transform((limit) => limit && { seconds: limit.calls, windowMs: limit.windowMs });
