import { z } from 'zod';

/** One environment variable: how it is called, what it may hold and what it means (docs/settings.md). */
export interface Setting<Value> {
  readonly variable: string;
  readonly schema: z.ZodType<Value, string>;
  /** Used where the variable is absent or empty; null where absence itself has a meaning. */
  readonly fallback: string | null;
  /** How the fallback reads in docs/settings.md where it depends on the machine. */
  readonly fallbackText?: string;
  readonly allowed: string;
  readonly description: string;
  /** True where the value may hold a password: it is never printed. */
  readonly isSecret?: boolean;
}

export function wholeNumber(least: number, most: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,9}$/u)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

export function setting<Value>(described: Setting<Value>): Setting<Value> {
  return described;
}
