import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { RequestFailure } from '../../platform/errors/request-failure';
import { describeIssues } from './failures/describe-issues';

/** Errors told in one answer: a list of 20,000 wrong ids need not be answered by 20,000 errors. */
const MAX_TOLD_ERRORS = 20;
export const UNKNOWN_FIELDS_HEADER = 'x-unknown-fields';
const MAX_FIELD_CHARACTERS = 100;

/** Fields of a request that no schema knows, by what the schema made of it. */
const unknownFields = new WeakMap<object, readonly string[]>();

/** Checks a part of a request against its schema; what does not fit becomes a 400 that names every field at fault. */
export const validateRequest: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data ?? undefined, { reportInput: true });
    if (result.success) {
      const unknown = [...listUnknown(data, result.data, '')];
      if (unknown.length > 0) unknownFields.set(result.data as object, unknown);
      return { value: result.data };
    }
    return { error: new RequestFailure(400, describeIssues(result.error.issues.slice(0, MAX_TOLD_ERRORS))) };
  };

/** Fields that a call passes over, as a misspelt one, stand in a header of the answer, percent-encoded, with commas between. */
export function nameUnknownFields(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const parts = [request.query, request.body].flatMap((part) => (isObject(part) ? [part] : []));
    const names = parts.flatMap((part) => unknownFields.get(part) ?? []).slice(0, MAX_TOLD_ERRORS);
    if (names.length > 0) {
      const written = names.map((name) =>
        encodeURIComponent(name.slice(0, MAX_FIELD_CHARACTERS).toWellFormed()),
      );
      reply.header(UNKNOWN_FIELDS_HEADER, written.join(', '));
    }
    done();
  });
}

/** Paths of the fields that are in what was given and not in what was read of it. */
function* listUnknown(given: unknown, read: unknown, path: string): Generator<string> {
  if (!isObject(given) || !isObject(read)) return;
  const known = new Map(Object.entries(read));
  for (const [name, value] of Object.entries(given))
    if (known.has(name)) yield* listUnknown(value, known.get(name), `${path}${name}.`);
    else yield path + name;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
