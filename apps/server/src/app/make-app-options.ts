import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { BODY_LIMIT_BYTES } from '../platform/http/body-limits';
import type { Config } from '../platform/config/settings';
import { makeBrokenRequestAnswer } from './http-edge/failures/answer-broken-request';
import { handleError } from './http-edge/failures/handle-error';
import { makeRequestLogger, RequestLog } from './http-edge/failures/log-requests';
import { setSecurityHeaders } from './http-edge/security-headers';

/** Time for a whole request to arrive: the largest upload, 100 MB, takes it at 1.4 Mbit/s. Headers have a minute. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
/** A connection on which nothing moves for so long is closed; no answer takes nearly as long to be found. */
const SILENCE_TIMEOUT_MS = 5 * 60_000;

export interface AppOptions {
  readonly config: Pick<Config, 'trustedProxies' | 'logLevel'>;
  /** Takes the log lines; stderr by default. */
  readonly logStream?: { write(line: string): void };
}

/** What is said once for all of HTTP: limits of time and size, the log, and answers to what never becomes a request. */
export function makeAppOptions(
  { config, logStream = process.stderr }: AppOptions,
  securityHeaders: OutgoingHttpHeaders,
): FastifyHttpOptions<RawServerDefault> {
  return {
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node's own refusal would have none of the usual headers; the hook above refuses in its place.
    http: { requireHostHeader: false },
    connectionTimeout: SILENCE_TIMEOUT_MS,
    // Fastify's own answer would not be in the wire format.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    logger: { level: config.logLevel, stream: logStream, base: null },
    logController: new RequestLog(),
    childLoggerFactory: makeRequestLogger,
    clientErrorHandler: makeBrokenRequestAnswer(securityHeaders),
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(securityHeaders, request, reply);
      void handleError(error, request, reply);
    },
  };
}
