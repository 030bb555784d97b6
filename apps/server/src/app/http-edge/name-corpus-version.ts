import type { FastifyInstance } from 'fastify';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';

export const CORPUS_VERSION_HEADER = 'x-corpus-version';

/** Answers of the calls registered in `scope` from now on name the state of the corpus that they are about. */
export function nameCorpusVersion(scope: FastifyInstance, readCorpusStatus: CorpusStatusReader): void {
  scope.addHook('preHandler', async (_request, reply) => {
    reply.header(CORPUS_VERSION_HEADER, (await readCorpusStatus()).version);
  });
}
