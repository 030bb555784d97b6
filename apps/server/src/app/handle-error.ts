import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { makeApiError, RequestFailure } from '../platform/errors/request-failure';
import { describeFailureForLog } from './describe-failure-for-log';
import { translateFailure } from './translate-failure';

/** Sends every failure as the JSON array of the wire format; what the product did not expect is told as InternalError only. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = translateFailure(error);
  if (failure.statusCode === 500) request.log.error(describeFailureForLog(error), 'a request failed');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  sendFailure(failure, reply);
}

/** Answers calls of paths that do not exist. */
export function handleMissingRoute(_request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(
    new RequestFailure(404, [makeApiError('NotFound', 'There is nothing at this address.')]),
    reply,
  );
}

function sendFailure(failure: RequestFailure, reply: FastifyReply): void {
  // The schema of the route describes its own errors; a plain string is not serialised a second time.
  void reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.errors);
}
