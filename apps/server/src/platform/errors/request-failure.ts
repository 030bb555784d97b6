import type { ApiError, ErrorCode } from '@keelerada/contract/fields/errors';

export type FailureStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 414 | 415 | 429 | 431 | 500 | 503;

/** A request that cannot be answered, with the errors its answer tells. Rules throw it, the error handler sends it. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly statusCode: FailureStatus;
  readonly errors: readonly ApiError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: FailureStatus, errors: readonly ApiError[], retryAfterSeconds?: number) {
    super(errors[0]?.message ?? 'The request failed.');
    this.statusCode = statusCode;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One error of an answer; `limit` is left out where no bound was passed. */
export function makeApiError(
  code: ErrorCode,
  message: string,
  field: string | null = null,
  limit?: number,
): ApiError {
  return { code, message, field, ...(limit === undefined ? {} : { limit }) };
}

/** A request with one error. */
export function refuse(statusCode: FailureStatus, ...error: Parameters<typeof makeApiError>): RequestFailure {
  return new RequestFailure(statusCode, [makeApiError(...error)]);
}

/** The value of `field` cannot be used: 400. */
export function badRequest(code: ErrorCode, field: string, message: string, limit?: number): RequestFailure {
  return refuse(400, code, message, field, limit);
}

/** Others have to have their turn first: 429. */
export function tooMany(message: string, retryAfterSeconds?: number, limit?: number): RequestFailure {
  const error = makeApiError('TooManyRequests', message, null, limit);
  return new RequestFailure(429, [error], retryAfterSeconds);
}

/** A part of the product is not ready or has failed; asking again after some seconds may succeed: 503. */
export function unavailable(
  code: 'IndexNotReady' | 'DatabaseUnavailable' | 'ServerBusy',
  message: string,
  retryAfterSeconds: number,
): RequestFailure {
  return new RequestFailure(503, [makeApiError(code, message)], retryAfterSeconds);
}
