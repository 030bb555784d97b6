import { Readable } from 'node:stream';
import {
  classReportRequestSchema,
  classReportResponseSchema,
  type ClassReportProgress,
  type ClassReportResponse,
} from '@keelerada/contract/teaching/class-report';
import { errorBodySchema, type ApiError } from '@keelerada/contract/fields/errors';
import { CLASS_REPORT_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readClass, type ClassReportParts } from './read-class';

const LINES_TYPE = 'application/x-ndjson';

export interface ClassReportRouteParts extends Omit<ClassReportParts, 'isOfText'> {
  /** The errors of a failure that comes after the first line of an answer; a fault of the server is logged. */
  readonly describeFailure: (error: unknown, request: FastifyRequest) => readonly ApiError[];
}

/** POST /api/tools/klassiraport. The texts are read in memory and forgotten; a client that goes away stops the work. */
export function registerClassReport(app: FastifyInstance, parts: ClassReportRouteParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    CLASS_REPORT_PATH,
    {
      config: { usageName: 'class-report' },
      schema: {
        tags: ['tools'],
        summary: 'Errors, levels and common words of the texts of a class',
        description: `Nothing of the texts is stored. With "Accept: ${LINES_TYPE}" the answer comes in lines: {"done", "total", "report"} after each text, then {"result"} or {"errors"}.`,
        body: classReportRequestSchema,
        response: { 200: classReportResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const isOfText = (error: unknown) => parts.describeFailure(error, request)[0]?.code === 'InternalError';
      const progress = readClass(request.body, { ...parts, isOfText }, abortWhenClosed(reply.raw));
      if (request.headers.accept?.includes(LINES_TYPE) !== true) return readLast(progress);
      const lines = writeLines(progress, (error) => parts.describeFailure(error, request));
      return sendLines(reply, Readable.from(lines, { objectMode: false }));
    },
  );
}

/** Lines are JSON already. */
function sendLines(reply: FastifyReply, lines: Readable): FastifyReply {
  return reply.type(LINES_TYPE).send(lines);
}

async function readLast(progress: AsyncIterable<ClassReportProgress>): Promise<ClassReportResponse> {
  let last: ClassReportResponse | undefined;
  for await (const { report } of progress) last = report;
  return last!;
}

async function* writeLines(
  progress: AsyncIterable<ClassReportProgress>,
  describeFailure: (error: unknown) => readonly ApiError[],
): AsyncGenerator<string, void> {
  try {
    let result: ClassReportResponse | undefined;
    for await (const line of progress) {
      result = line.report;
      yield `${JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ result })}\n`;
  } catch (error) {
    yield `${JSON.stringify({ errors: describeFailure(error) })}\n`;
  }
}
