import type { ApiError } from '@keelerada/contract/fields/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type RequestFailure } from '../../../platform/errors/request-failure';
import { BODY_LIMIT_BYTES } from '../../../platform/http/body-limits';
import { describeFailureForLog } from './describe-failure-for-log';
import { translateFailure } from './translate-failure';

/** Sends a failure as the JSON array of the wire format; an unexpected one is an InternalError without details. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = translateFailure(error, {
    acceptedTypes: readAcceptedTypes(request),
    bodyLimit: request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES,
    isClientGone: request.raw.socket.destroyed,
  });
  if (isOfServer(failure)) request.log.error(describeFailureForLog(error), 'a request failed');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  // A client that still sends its body hears the answer only if the rest is read and the connection stays open.
  reply.removeHeader('connection');
  request.raw.unpipe();
  request.raw.resume();
  return sendFailure(failure, reply);
}

/** The errors of a failure that comes after the first part of an answer, when its status is sent already. */
export function describeStreamFailure(error: unknown, request: FastifyRequest): readonly ApiError[] {
  const failure = translateFailure(error, {
    acceptedTypes: [],
    bodyLimit: BODY_LIMIT_BYTES,
    isClientGone: request.raw.socket.destroyed,
  });
  if (isOfServer(failure)) request.log.error(describeFailureForLog(error), 'a request failed');
  return failure.errors;
}

/** What somebody who runs the server has to know. */
function isOfServer({ statusCode, errors }: RequestFailure): boolean {
  return statusCode === 500 || errors[0]?.code === 'DatabaseUnavailable';
}

/** Content types that the route of a request takes: those its schema names, else JSON. */
function readAcceptedTypes({ routeOptions }: FastifyRequest): readonly string[] {
  const { consumes } = (routeOptions.schema ?? {}) as { consumes?: readonly string[] };
  return consumes ?? ['application/json'];
}

/** Answers calls of unknown paths. */
export function handleMissingRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(refuse(404, 'NotFound', 'There is nothing at this address.'), reply);
}

function sendFailure(failure: RequestFailure, reply: FastifyReply): FastifyReply {
  // The schema of the route describes its own errors; a plain string is not serialised a second time.
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.errors);
}
