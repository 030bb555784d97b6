import { homeResponseSchema } from '@keelerada/contract/home';
import { HOME_PATH } from '@keelerada/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { makeCorpusDescriber, type HomeParts } from './describe-corpus';

/** A visitor who comes back to the home page within this time asks nothing. */
const FRESH_SECONDS = 60;

/** GET /api/home: what the home page shows of the corpus. It takes no input and is answered from memory. */
export function registerHome(app: FastifyInstance, parts: HomeParts): void {
  const describeCorpus = makeCorpusDescriber(parts);
  app.withTypeProvider<ZodTypeProvider>().get(
    HOME_PATH,
    {
      schema: {
        tags: ['system'],
        summary: 'What the corpus holds by subcorpus and level, and a few words in context',
        response: { 200: homeResponseSchema },
      },
    },
    async (_request, reply) => {
      const answer = await describeCorpus();
      // Without examples the corpus is still being loaded, and the next answer holds more.
      const seconds = answer.examples.length > 0 ? FRESH_SECONDS : 0;
      reply.header('cache-control', `public, max-age=${seconds}`);
      return answer;
    },
  );
}
