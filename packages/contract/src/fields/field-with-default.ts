import type { z } from 'zod';

/** A field of a request that may be left out or null; the rules then get `value`. */
export function fieldWithDefault<Value>(schema: z.ZodType<Value>, value: Value) {
  return schema
    .nullish()
    .transform((given) => given ?? value)
    .meta({ default: value });
}
