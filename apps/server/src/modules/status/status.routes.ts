import { CLUSTER_FINDER_PAGE_PATH } from '@keelerada/contract/site/paths';
import { loginCall } from '@keelerada/contract/site/session';
import { statusCall, type StatusResponse } from '@keelerada/contract/fields/status';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { isDatabaseOutage } from '../../platform/database/failures/is-database-outage';
import { readRefreshHash } from '../../platform/session/site-cookie';
import type { SessionParts } from '../../platform/session/require-role';
import { TimeLimitError, withTimeLimit } from '../../platform/process/time-limit';
import { findByRefreshToken } from '../../platform/session/session.repository';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';

interface StatusParts extends SessionParts {
  readonly readCorpusStatus: CorpusStatusReader;
  readonly isIndexReady: () => boolean;
  readonly softwareVersion: string;
  /** Whether an identity provider is configured. */
  readonly hasProvider: boolean;
  /** Address of the site as its visitors see it; null takes that of the request. */
  readonly publicUrl: string | null;
  /** Who publishes the corpus, and its DOI if it has one. */
  readonly owner: string;
  readonly doi: string | null;
  /** Versions of published contents by name. */
  readonly readContentVersions: () => Promise<Record<string, number>>;
}

/** A database that is silent for so long counts as away. */
const SESSION_LIMIT_MS = 2000;

/** GET /api/status: who is signed in and what the corpus holds. */
export function registerStatus(app: FastifyInstance, parts: StatusParts): void {
  serveCall(app, statusCall, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [signedIn, contents] = await Promise.all([
      describeSession(readRefreshHash(request, parts.publicUrl), parts),
      parts.readContentVersions(),
    ]);
    return {
      ...signedIn,
      integrationPaths: {
        clusterFinder: CLUSTER_FINDER_PAGE_PATH,
        ...(parts.hasProvider && { login: loginCall.path }),
      },
      version: parts.softwareVersion,
      ...(Object.keys(contents).length > 0 && { contents }),
      corpus: {
        ...(await parts.readCorpusStatus()),
        owner: parts.owner,
        doi: parts.doi,
        isReady: parts.isIndexReady(),
      },
    };
  });
}

/** Whose the refresh token is, and what its page needs of the session. */
async function describeSession(
  hash: string | null,
  { db, accessTokens }: SessionParts,
): Promise<Pick<StatusResponse, 'user' | 'accessToken' | 'sessionSeconds' | 'isSessionUnknown'>> {
  const nobody = { user: null, accessToken: null };
  if (hash === null) return nobody;
  try {
    const account = await withTimeLimit(SESSION_LIMIT_MS, undefined, () => findByRefreshToken(db, hash));
    if (account === null) return nobody;
    const { firstName, role: roleName, secondsLeft: sessionSeconds } = account;
    return { user: { firstName, roleName }, accessToken: await accessTokens.make(account), sessionSeconds };
  } catch (error) {
    if (!(error instanceof TimeLimitError) && !isDatabaseOutage(error)) throw error;
    return { ...nobody, isSessionUnknown: true };
  }
}
