import type { FastifyInstance } from 'fastify';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { isDatabaseOutage } from '../../platform/database/failures/is-database-outage';

export const CORPUS_VERSION_HEADER = 'x-corpus-version';

/** Answers of all calls of `scope` name the state of the corpus that they are about, where it is known. */
export function nameCorpusVersion(scope: FastifyInstance, readCorpusStatus: CorpusStatusReader): void {
  scope.addHook('preHandler', async (_request, reply) => {
    try {
      reply.header(CORPUS_VERSION_HEADER, (await readCorpusStatus()).version);
    } catch (error) {
      // A call that needs the database fails by itself.
      if (!isDatabaseOutage(error)) throw error;
    }
  });
}
