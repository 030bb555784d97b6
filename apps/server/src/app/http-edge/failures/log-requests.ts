import {
  LogController,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify';
import { describeFailureForLog } from './describe-failure-for-log';

type ChildLoggerFactory = NonNullable<FastifyHttpOptions<RawServerDefault>['childLoggerFactory']>;

/** Levels at which plugins tell of what they are given: header values, for example. */
const TALKATIVE_LEVELS = new Set(['debug', 'trace']);

/** The log of one request. It never tells more than `info`, whatever the level of the server; a route may ask for less. */
export const makeRequestLogger: ChildLoggerFactory = (logger, bindings, options) => {
  const wanted = options?.level ?? logger.level;
  const level = TALKATIVE_LEVELS.has(wanted) ? 'info' : wanted;
  return logger.child(bindings, { ...options, level });
};

/**
 * What the server tells of its requests: method, route, status and time. Never the query string, the body, the address
 * of a person or the message of an error.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // One line a request, when it is answered.
  }

  override requestCompleted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.warn({ ...line, ...describeFailureForLog(error) }, 'answer broke off');
    else request.log.info(line, 'answered');
  }

  override defaultErrorLog(error: unknown, request: FastifyRequest): void {
    this.logFailure(error, request, 'a request failed');
  }

  override streamError(error: NodeJS.ErrnoException, request: FastifyRequest): void {
    const isClientGone = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClientGone) this.logFailure(error, request, 'an answer broke off while it was sent');
  }

  override routeNotFound(): void {
    // The answer's own line tells it; the address may hold anything.
  }

  override writeHeadError(error: unknown, request: FastifyRequest): void {
    this.logFailure(error, request, 'the headers of an answer could not be written');
  }

  override serializerError(error: unknown, request: FastifyRequest): void {
    this.logFailure(error, request, 'an answer could not be serialised');
  }

  private logFailure(error: unknown, request: FastifyRequest, message: string): void {
    request.log.error(describeFailureForLog(error), message);
  }
}
