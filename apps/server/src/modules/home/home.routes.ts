import { homeCall, homePictureCall } from '@keelerada/contract/site/home';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { makeCorpusDescriber, type HomeParts } from './describe-corpus';
import { makePictureReader } from './keep-pictures';
import type { ToolAsker } from './make-pictures';

/** A visitor who comes back to the home page within this time asks nothing. */
const FRESH_SECONDS = 60;

/** What is not whole yet is asked for again. */
const keepFresh = (reply: FastifyReply, isWhole: boolean): void => {
  reply.header('cache-control', `public, max-age=${isWhole ? FRESH_SECONDS : 0}`);
};

/**
 * GET /api/home and its pictures: what the home page shows of the corpus. They take no input but a name and are answered
 * from memory.
 */
export function registerHome(app: FastifyInstance, parts: HomeParts & { readonly askTool: ToolAsker }): void {
  const describeCorpus = makeCorpusDescriber(parts);
  const { isIndexReady, askTool, readCorpusStatus } = parts;
  const readVersion = async () => (await readCorpusStatus()).revision;
  const readPicture = makePictureReader({ isIndexReady, askTool, describeCorpus, readVersion });
  serveCall(app, homeCall, async (_request, reply) => {
    const answer = await describeCorpus();
    // Without examples the corpus is still being loaded, and the next answer holds more.
    keepFresh(reply, answer.examples.length > 0);
    return answer;
  });
  serveCall(app, homePictureCall, async ({ params: { name } }, reply) => {
    const answer = await readPicture(name);
    keepFresh(reply, answer.isReady);
    return answer;
  });
}
