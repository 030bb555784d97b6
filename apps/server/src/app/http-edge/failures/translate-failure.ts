import { readOwn } from '@keelerada/estonian/make-table';
import {
  CorpusChangedError,
  IndexNotReadyError,
  UnindexedTextsError,
} from '../../../corpus/index/index-errors';
import { IndexIncompleteError, IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import {
  ComputeLimitError,
  ComputeQueueFullError,
  ComputeThreadLostError,
  ComputeTooLongError,
} from '../../../platform/compute/compute-errors';
import { isDatabaseOutage } from '../../../platform/database/failures/is-database-outage';
import { FileWorkerLostError } from '../../../platform/file-text/worker-process';
import { holdsJoinedIds, LIST_EXPECTED } from '../../../platform/errors/joined-ids';
import {
  badRequest,
  refuse,
  tooMany,
  RequestFailure,
  unavailable,
} from '../../../platform/errors/request-failure';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import type { ErrorCode } from '@keelerada/contract/fields/errors';

const RETRY_SECONDS = 5;
/** A full queue of long texts, and a database that starts again, take longer. */
const BUSY_RETRY_SECONDS = 15;
/** What asked for an unknown text may have sent anything in place of its id. */
const ID_CHARACTERS = 36;

/** Errors of the web framework before a route is reached, by their code. */
const frameworkFailures: Readonly<Record<string, readonly [400 | 414, ErrorCode, string]>> = {
  FST_ERR_BAD_URL: [400, 'InvalidRequest', 'The address cannot be understood.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'InvalidRequest', 'The address is too long.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'MalformedBody', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'MalformedBody', 'The body is not as long as its header says.'],
};

interface UnknownFailure {
  readonly code?: string;
  readonly statusCode?: number;
}

/** What is known of the request that failed. */
export interface FailedCall {
  /** Content types that its route takes. */
  readonly acceptedTypes: readonly string[];
  /** Bytes that its route takes. */
  readonly bodyLimit: number;
  /** The client has closed its connection. */
  readonly isClientGone: boolean;
}

/** Gives every failure a status and a code; whatever is not known becomes a 500 that tells nothing of the inside. */
export function translateFailure(error: unknown, call: FailedCall): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (isGivenUp(error, call)) return refuse(400, 'InvalidRequest', 'The request was given up.');
  const { code = '', statusCode = 500 } = (error ?? {}) as UnknownFailure;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const message = `The request is too large: at most ${call.bodyLimit} bytes.`;
    return refuse(413, 'LimitExceeded', message, 'body', call.bodyLimit);
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const message = `Send the request with content type ${call.acceptedTypes.join(' or ')}.`;
    return refuse(415, 'UnsupportedContentType', message);
  }
  const known = readOwn(frameworkFailures, code);
  if (known) return refuse(...known);
  const ofIndex = translateIndexFailure(error);
  if (ofIndex) return ofIndex;
  const overload = translateOverload(error);
  if (overload) return overload;
  if (isDatabaseOutage(error)) {
    const message = 'The database does not answer, or has no room left. Please try again in a few seconds.';
    return unavailable('DatabaseUnavailable', message, BUSY_RETRY_SECONDS);
  }
  if (error instanceof UnindexedTextsError) {
    if (error.ids.some(holdsJoinedIds)) return badRequest('InvalidRequest', 'corpusTextIds', LIST_EXPECTED);
    const message = `Text ${(error.ids[0] ?? '').slice(0, ID_CHARACTERS)} is not in the corpus, or is not analysed yet.`;
    return badRequest('UnknownTextId', 'corpusTextIds', message);
  }
  if (error instanceof CorpusChangedError) {
    const message = 'The corpus has changed since the first page of this answer. Please search again.';
    return refuse(409, 'CorpusChanged', message, 'pageToken');
  }
  if (error instanceof SyntaxError && statusCode === 400)
    return refuse(400, 'MalformedBody', 'The body is not valid JSON.');
  if (statusCode === 404) return refuse(404, 'NotFound', 'There is nothing here.');
  if (statusCode >= 400 && statusCode < 500)
    return refuse(400, 'InvalidRequest', 'The request cannot be understood.');
  return refuse(500, 'InternalError', 'The operation failed. Please try again later.');
}

/** The client has had its share of computing, too many wait, or a thread has ended. */
function translateOverload(error: unknown): RequestFailure | null {
  if (error instanceof ComputeLimitError) {
    const { limit, waitMs } = error;
    const message = `At most ${limit.seconds} seconds of computing in ${limit.windowMs / 1000} seconds. Please wait a moment and try again.`;
    return tooMany(message, Math.ceil(waitMs / 1000), limit.seconds);
  }
  if (error instanceof ComputeQueueFullError) {
    const message = 'Too many calls wait at the moment. Please try again in a few seconds.';
    return unavailable('ServerBusy', message, BUSY_RETRY_SECONDS);
  }
  if (error instanceof ComputeTooLongError) {
    const message = `The call has computed for more than ${error.seconds} seconds and was ended. Please send less at a time.`;
    return refuse(400, 'TookTooLong', message, null, error.seconds);
  }
  if (error instanceof ComputeThreadLostError || error instanceof FileWorkerLostError) {
    const message = 'The work was interrupted. Please try again in a few seconds.';
    return unavailable('ServerBusy', message, RETRY_SECONDS);
  }
  return null;
}

/** The client has gone away: no one reads this answer, and it is no failure of the product. */
function isGivenUp(error: unknown, { isClientGone }: FailedCall): boolean {
  if (error instanceof QueryCancelledError) return true;
  return isClientGone && error instanceof Error && error.name === 'AbortError';
}

/** The index is not there, or a part of it, or the question is too large for it. */
function translateIndexFailure(error: unknown): RequestFailure | null {
  if (error instanceof IndexNotReadyError) {
    const message = 'The corpus is still being loaded. Please try again in a few seconds.';
    return unavailable('IndexNotReady', message, RETRY_SECONDS);
  }
  if (error instanceof IndexIncompleteError) {
    const message = 'Part of the corpus cannot be reached at the moment. Please try again in a few seconds.';
    return unavailable('DatabaseUnavailable', message, RETRY_SECONDS);
  }
  if (error instanceof IndexTooLargeError)
    return refuse(400, 'LimitExceeded', error.message, 'tekstivalik', error.limit);
  return null;
}
