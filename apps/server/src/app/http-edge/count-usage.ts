import * as paths from '@keelerada/contract/paths';
import type { UsageName } from '@keelerada/contract/admin';
import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from '../../platform/metrics/usage-counter';

const FIRST_ERROR = 400;

/** Calls whose use is counted; several calls of one tool count as that tool. */
const namesOfPaths: ReadonlyMap<string, UsageName> = new Map<string, UsageName>([
  [paths.WORDLIST_PATH, 'wordlist'],
  [paths.WORD_CONTEXT_PATH, 'word-context'],
  [paths.COLLOCATES_PATH, 'collocates'],
  [paths.CLUSTER_FINDER_PATH, 'cluster-finder'],
  [paths.WORD_ANALYSER_PATH, 'word-analyser'],
  [paths.CORRECTOR_PATH, 'corrector'],
  [paths.LANGUAGE_TOOL_CHECK_PATH, 'corrector'],
  [paths.SPEECH_PATH, 'speech'],
  [paths.TEXT_QUERY_PATH, 'text-query'],
  [paths.TEXT_DOWNLOAD_PATH, 'text-download'],
  [paths.TEXT_FROM_FILE_PATH, 'text-from-file'],
  [paths.DONATION_PATH, 'donation'],
]);

/** Counts the answered calls of the tools by name and day, and nothing else of them. */
export function countUsage(app: FastifyInstance, usage: UsageCounter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const name = namesOfPaths.get(request.routeOptions.url ?? '');
    if (name !== undefined && request.method === 'POST' && reply.statusCode < FIRST_ERROR) usage.add(name);
    done();
  });
  app.addHook('onClose', () => usage.close());
}
