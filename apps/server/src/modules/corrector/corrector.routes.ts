import { correctorRequestSchema, correctorResponseSchema } from '@keelerada/contract/corrector/corrector';
import { errorBodySchema, type ApiError } from '@keelerada/contract/fields/errors';
import { CORRECTOR_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { checkText, correctText } from './correct-text';
import type { CorrectorParts } from './corrector-parts';
import { registerLanguageTool } from './language-tool.routes';
import { streamAnswerLines } from './stream-answer-lines';
import { registerTextLists } from './text-lists.routes';

const LINES_TYPE = 'application/x-ndjson';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The request, or the text alone. */
const bodySchema = z
  .preprocess((body) => (typeof body === 'string' ? { tekst: body } : body), correctorRequestSchema)
  .meta({ examples: [{ tekst: 'Ma lähen homme kooli ja aitan sõber.', model: 'grammarchecker' }] });

export interface CorrectorRouteParts extends CorrectorParts {
  /** The errors of a failure that comes after the first line of an answer. */
  readonly describeFailure: (error: unknown, request: FastifyRequest) => readonly ApiError[];
}

/** The corrector's calls. A client that goes away stops the work. */
export async function registerCorrector(app: FastifyInstance, parts: CorrectorRouteParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    addCorrectorRoute(scope, parts);
    done();
  });
  registerTextLists(app, parts);
  await registerLanguageTool(app, parts);
}

function addCorrectorRoute(app: FastifyInstance, parts: CorrectorRouteParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    CORRECTOR_PATH,
    {
      config: { usageName: 'corrector', takesRawText: true },
      schema: {
        tags: ['tools'],
        summary: 'Spelling, grammar, level, complexity and vocabulary of a text',
        description: `With "Accept: ${LINES_TYPE}" the answer comes in lines: {"done", "total"} in sentences, then {"result"} or {"errors"}.`,
        consumes: ['application/json', 'text/plain'],
        body: bodySchema,
        response: { 200: correctorResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const signal = abortWhenClosed(reply.raw);
      if (request.headers.accept?.includes(LINES_TYPE) !== true) {
        return sendReady(reply, JSON_TYPE, Buffer.from(await correctText(body, parts, { signal })));
      }
      checkText(body.tekst);
      const lines = streamAnswerLines(
        (onProgress) => correctText(body, parts, { signal, onProgress }),
        (error) => parts.describeFailure(error, request),
      );
      return sendReady(reply, LINES_TYPE, lines);
    },
  );
}

/** What is sent is JSON already. */
function sendReady(reply: FastifyReply, type: string, content: unknown): FastifyReply {
  return reply.type(type).send(content);
}
