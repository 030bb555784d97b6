import { z } from 'zod';
import { errorCodes } from '@keelerada/contract/error-marks/error-codes';

/** An error that a person marked: a range of UTF-16 code units of the text, equal where something is missing. */
export const humanMarkSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  corrected: z.string(),
  code: z.enum(errorCodes),
});

export type HumanMark = z.infer<typeof humanMarkSchema>;
