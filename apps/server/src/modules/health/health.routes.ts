import type { ApiError } from '@keelerada/contract/fields/errors';
import { liveCall, readyCall } from '@keelerada/contract/site/health';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import type { Database } from '../../platform/database/database-connection';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { askDatabase } from '../../platform/database/ask-database';

export interface HealthParts {
  readonly db: Database;
  readonly isIndexReady: () => boolean;
  /** Rejects if the disk of the built-in database has no room for so many bytes more. */
  readonly assertRoom: (bytes: number) => Promise<void>;
}

const UP = { status: 'UP' } as const;
/** What does not answer in this time counts as gone. */
const LIMIT_MS = 3000;
const RETRY_SECONDS = 5;

/** For supervisors and load balancers: whether the process answers, and whether it can do its work. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  serveCall(app, liveCall, { logLevel: 'warn' }, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return UP;
  });
  serveCall(app, readyCall, { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const faults = await findFaults(parts);
    if (faults.length > 0) throw new RequestFailure(503, faults, RETRY_SECONDS);
    return UP;
  });
}

async function findFaults(parts: HealthParts): Promise<ApiError[]> {
  const { db, isIndexReady, assertRoom } = parts;
  const [hasDatabase, hasRoom] = await Promise.all([
    answersInTime(askDatabase(db)),
    answersInTime(assertRoom(0)),
  ]);
  const faults: (ApiError | false)[] = [
    !hasDatabase && makeApiError('DatabaseUnavailable', 'The database does not answer.'),
    !hasRoom && makeApiError('DatabaseUnavailable', 'The disk of the database has no room left.'),
    !isIndexReady() && makeApiError('IndexNotReady', 'The corpus is still being loaded.'),
  ];
  return faults.filter((fault) => fault !== false);
}

/** False where the answer fails or is late. */
async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
