import { IndexIncompleteError, IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { IndexQuestionError, refuseIndexUrl } from './token-store-errors';

/** Errors of the socket before anything was sent: another replica may be asked. */
const UNCONNECTED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  'UND_ERR_CONNECT_TIMEOUT',
]);

const ACCESS_REASONS: Readonly<Record<number, string>> = {
  81: 'the servers have no such database',
  ...Object.fromEntries(
    [192, 193, 194, 516].map((code) => [code, 'the servers refuse the user or the password']),
  ),
  195: 'the servers refuse the address of this machine',
  291: 'the user may not use the database',
  497: 'the user lacks a right in the database',
  701: 'the servers know no such cluster',
};
/** Old servers name an unknown cluster with a code for many things. */
const UNKNOWN_CLUSTER = /Requested cluster '.*' not found/u;
/**
 * A server or its network is away, is starting or has no room for another question: codes of ClickHouse's ErrorCodes.cpp for
 * end of data, time over, full, network, connections, Keeper, read-only table, stopping and cancelled.
 */
const AWAY_CODES = new Set([
  3, 32, 99, 101, 102, 159, 202, 203, 209, 210, 225, 236, 242, 243, 279, 285, 319, 369, 394, 999,
]);

/** A limit of the servers: of rows, bytes, memory, sets or the length of a question. */
const SIZE_CODES = new Set([158, 167, 168, 191, 241, 307, 396]);

/** Whether a request did not reach the server at all. */
export function isUnconnected(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && UNCONNECTED.has(code);
}

/** What an answer with an error says. `body` begins with ClickHouse's `Code: N`. */
export function explainRefusal(status: number, body: string, signal: AbortSignal | undefined): Error {
  const code = Number(/Code: (\d+)/u.exec(body)?.[1] ?? 0);
  if (signal?.aborted === true) return new QueryCancelledError();
  const access = ACCESS_REASONS[code] ?? (UNKNOWN_CLUSTER.test(body) ? ACCESS_REASONS[701] : undefined);
  if (access !== undefined) return refuseIndexUrl(access);
  if (AWAY_CODES.has(code))
    return new IndexIncompleteError(`Part of the token store is away (code ${code}).`);
  if (SIZE_CODES.has(code))
    return new IndexTooLargeError(
      'This needs more memory than a server of the corpus gives a question. Choose fewer texts, or ask for a rarer word.',
      0,
    );
  if (code === 0) return new IndexIncompleteError(`The token store answers with status ${status}.`);
  return new IndexQuestionError(code);
}
