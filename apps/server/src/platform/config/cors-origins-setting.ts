import { z } from 'zod';

/** Reads origins separated by commas, `*` for any, or `none`. */
export const corsOriginsSchema: z.ZodType<readonly string[], string> = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((origin) => origin.trim())))
  .pipe(z.array(z.string().refine((origin) => origin === '*' || isOrigin(origin))));

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}
