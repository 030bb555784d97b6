import { z } from 'zod';

/** At most `calls` in every `windowMs` milliseconds for one client address. */
export interface RateLimit {
  readonly calls: number;
  readonly windowMs: number;
}

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** Reads `5/30s`, `100/1m`, `1000/1h`, or `off` (null: no limit). */
export const rateLimitSchema: z.ZodType<RateLimit | null, string> = z.string().transform((value, context) => {
  if (value.toLowerCase() === 'off') return null;
  const match = /^(?<calls>[1-9]\d{0,8})\/(?<count>[1-9]\d{0,5})(?<unit>[smh])$/u.exec(value);
  if (!match?.groups) {
    context.addIssue({ code: 'custom', message: 'not a rate' });
    return z.NEVER;
  }
  const unit = match.groups.unit as keyof typeof UNIT_MS;
  return { calls: Number(match.groups.calls), windowMs: Number(match.groups.count) * UNIT_MS[unit] };
});
