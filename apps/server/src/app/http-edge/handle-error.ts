import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { readAcceptedTypes } from './accepted-types';
import { discardBody } from './discard-body';
import { describeFailureForLog } from './describe-failure-for-log';
import { translateFailure } from './translate-failure';

/** Sends every failure as the JSON array of the wire format; what the product did not expect is told as InternalError only. */
export async function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const failure = translateFailure(error, {
    acceptedTypes: readAcceptedTypes(request),
    isClientGone: request.raw.socket.destroyed,
  });
  if (failure.statusCode === 500) request.log.error(describeFailureForLog(error), 'a request failed');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  await discardBody(request.raw);
  return sendFailure(failure, reply);
}

/** Answers calls of paths that do not exist. */
export function handleMissingRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = makeApiError('NotFound', 'There is nothing at this address.');
  return sendFailure(new RequestFailure(404, [error]), reply);
}

function sendFailure(failure: RequestFailure, reply: FastifyReply): FastifyReply {
  // The schema of the route describes its own errors; a plain string is not serialised a second time.
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.errors);
}
