import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { parseLanguage } from '@keelerada/contract/fields/language';
import { CORRECTIONS_PATH } from '@keelerada/contract/site/paths';
import {
  textListRequestSchema,
  textListResponseSchema,
  textLists,
  type TextListRequest,
  type TextListResponse,
} from '@keelerada/contract/corrector/text-lists';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import { checkText } from './correct-text';
import type { CorrectorParts } from './corrector-parts';
import { findLastingCorrections } from './find-text-corrections';
import { listTextTask } from './assessment/list-text-task';

type AnswerList = (request: TextListRequest, signal: AbortSignal) => Promise<TextListResponse>;

/** The calls that answer one list about a text. */
export function registerTextLists(app: FastifyInstance, parts: CorrectorParts): void {
  for (const list of textLists) {
    addRoute(
      app,
      `/api/texts/${list}`,
      `A list about a text: ${list}`,
      async ({ tekst, language: code }, signal) => {
        checkText(tekst);
        const { text } = alignOwnText(tekst);
        const [annotation] = await parts.ownTextAnnotator.annotate([{ text }], signal);
        const language = parseLanguage(code) ?? 'et';
        return parts.pool.run(
          listTextTask,
          { text, annotation: annotation!.bytes, list, language },
          { signal },
        );
      },
    );
  }
  addRoute(
    app,
    CORRECTIONS_PATH,
    'The text with its spelling corrected, then as it was sent',
    async ({ tekst }, signal) => {
      checkText(tekst);
      const task = { sent: tekst, model: 'spellchecker', kinds: 'spelling' } as const;
      const { fragments } = await findLastingCorrections(task, parts, { signal });
      return [
        fragments.map((piece) => (piece.corrected ? piece.corrected_text : piece.text)).join(''),
        tekst,
      ];
    },
  );
}

function addRoute(app: FastifyInstance, path: string, summary: string, answer: AnswerList): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    path,
    {
      schema: {
        tags: ['tools'],
        summary,
        body: textListRequestSchema,
        response: { 200: textListResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    (request, reply) => answer(request.body, abortWhenClosed(reply.raw)),
  );
}
