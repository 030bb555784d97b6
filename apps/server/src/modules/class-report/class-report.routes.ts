import { Readable } from 'node:stream';
import {
  classReportCall,
  type ClassReportProgress,
  type ClassReportResponse,
} from '@keelerada/contract/teaching/class-report';
import { LINES_TYPE } from '@keelerada/contract/fields/call';
import type { ApiError } from '@keelerada/contract/fields/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readClass, type ClassReportParts } from './read-class';

export interface ClassReportRouteParts extends Omit<ClassReportParts, 'isOfText'> {
  /** The errors of a failure that comes after the first line of an answer; a fault of the server is logged. */
  readonly describeFailure: (error: unknown, request: FastifyRequest) => readonly ApiError[];
}

/** POST /api/tools/klassiraport. The texts are read in memory and forgotten; a client that goes away stops the work. */
export function registerClassReport(app: FastifyInstance, parts: ClassReportRouteParts): void {
  serveCall(app, classReportCall, async (request, reply) => {
    const isOfText = (error: unknown) => parts.describeFailure(error, request)[0]?.code === 'InternalError';
    const progress = readClass(request.body, { ...parts, isOfText }, abortWhenClosed(reply.raw));
    if (request.headers.accept?.includes(LINES_TYPE) !== true) return readLast(progress);
    const lines = writeLines(progress, (error) => parts.describeFailure(error, request));
    return reply.type(LINES_TYPE).send(Readable.from(lines, { objectMode: false }));
  });
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
