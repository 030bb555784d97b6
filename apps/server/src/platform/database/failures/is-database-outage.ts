import { DiskFullError } from './disk-room';

/** Classes of SQLSTATE: no connection (08), no room or no more connections (53), stopped or starting (57P). */
const OUTAGE_STATES = /^(?:08|53|57P)/u;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
/** What the driver of PostgreSQL says without a code of its own. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;
const MAX_CAUSES = 6;

/** Whether the database is stopped, cannot be reached or has no room: asking again later may succeed. */
export function isDatabaseOutage(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth++) {
    if (current instanceof DiskFullError) return true;
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && (OUTAGE_STATES.test(code) || NETWORK_CODES.has(code))) return true;
    if (DRIVER_MESSAGES.test(current.message)) return true;
    // Several addresses of one name fail together.
    current = current instanceof AggregateError ? (current.errors[0] as unknown) : current.cause;
  }
  return false;
}
