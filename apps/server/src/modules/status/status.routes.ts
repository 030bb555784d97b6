import { CLUSTER_FINDER_PAGE_PATH, LOGIN_PATH, STATUS_PATH } from '@keelerada/contract/paths';
import { statusResponseSchema } from '@keelerada/contract/status';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readRefreshHash } from '../../platform/session/site-cookie';
import type { SessionParts } from '../../platform/session/require-role';
import { findByRefreshToken, type SignedInAccount } from '../../platform/session/session.repository';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';

export interface StatusSession extends SessionParts {
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

/** GET /api/status: who is signed in and what the corpus holds (SPEC 7). */
export function registerStatus(
  app: FastifyInstance,
  readCorpusStatus: CorpusStatusReader,
  isIndexReady: () => boolean,
  softwareVersion: string,
  session: StatusSession,
): void {
  const readSignedIn = async (request: FastifyRequest): Promise<SignedInAccount | null> => {
    const hash = readRefreshHash(request, session.publicUrl);
    return hash === null ? null : findByRefreshToken(session.db, hash);
  };
  app.withTypeProvider<ZodTypeProvider>().get(
    STATUS_PATH,
    {
      schema: {
        tags: ['system'],
        summary: 'Who is signed in, the version of the software, and what the corpus holds',
        response: { 200: statusResponseSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const [account, contents] = await Promise.all([readSignedIn(request), session.readContentVersions()]);
      return {
        user: account && { firstName: account.firstName, roleName: account.role },
        accessToken: account && (await session.accessTokens.make(account)),
        integrationPaths: {
          clusterFinder: CLUSTER_FINDER_PAGE_PATH,
          ...(session.hasProvider && { login: LOGIN_PATH }),
        },
        version: softwareVersion,
        ...(Object.keys(contents).length > 0 && { contents }),
        corpus: {
          ...(await readCorpusStatus()),
          owner: session.owner,
          doi: session.doi,
          isReady: isIndexReady(),
        },
      };
    },
  );
}
