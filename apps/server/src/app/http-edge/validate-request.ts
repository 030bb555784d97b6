import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { RequestFailure } from '../../platform/errors/request-failure';
import { describeIssues } from './failures/describe-issues';

/** Errors told in one answer: a list of 20,000 wrong ids need not be answered by 20,000 errors. */
const MAX_TOLD_ERRORS = 20;

/** Checks a part of a request against its schema; what does not fit becomes a 400 that names every field at fault. */
export const validateRequest: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data ?? undefined, { reportInput: true });
    if (result.success) return { value: result.data };
    return { error: new RequestFailure(400, describeIssues(result.error.issues.slice(0, MAX_TOLD_ERRORS))) };
  };
};
