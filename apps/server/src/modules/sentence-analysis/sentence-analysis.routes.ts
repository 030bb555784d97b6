import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { SENTENCE_ANALYSIS_PATH } from '@keelerada/contract/site/paths';
import {
  sentenceAnalysisRequestSchema,
  sentenceAnalysisResponseSchema,
  type SentenceAnalysisRequest,
  type SentenceAnalysisResponse,
} from '@keelerada/contract/tools/sentence-analysis';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import type { ToolParts } from '../../corpus/tools/tool';
import { badRequest } from '../../platform/errors/request-failure';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { analyseSentencesTask } from './analyse-sentences-task';

type Parts = Pick<ToolParts, 'annotatedTexts' | 'ownTextAnnotator' | 'pool'>;

/** The sentences at a place of a text, each word with its analysis and its place in the tree. */
export function registerSentenceAnalysis(app: FastifyInstance, parts: Parts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    SENTENCE_ANALYSIS_PATH,
    {
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: {
        tags: ['texts'],
        summary: 'The sentences at a place of a text with lemma, class, form and head of each word',
        body: sentenceAnalysisRequestSchema,
        response: { 200: sentenceAnalysisResponseSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async ({ body }, reply) => analyseSentences(body, parts, abortWhenClosed(reply.raw)),
  );
}

async function analyseSentences(
  request: SentenceAnalysisRequest,
  parts: Parts,
  signal: AbortSignal,
): Promise<SentenceAnalysisResponse> {
  const { content, annotationBytes } = await readText(request, parts, signal);
  const { from, to, language } = request;
  const input = { content, annotationBytes, from, to, language };
  return { sentences: await parts.pool.run(analyseSentencesTask, input, { signal }) };
}

async function readText(
  { textId, ownTexts }: SentenceAnalysisRequest,
  { annotatedTexts, ownTextAnnotator }: Parts,
  signal: AbortSignal,
): Promise<Pick<StoredAnnotation, 'content' | 'annotationBytes'>> {
  if (typeof textId !== 'string') {
    const content = cleanOwnText(ownTexts ?? '');
    const [annotation] = await ownTextAnnotator.annotate([{ text: content }], signal);
    return { content, annotationBytes: annotation!.bytes };
  }
  const [text] = await annotatedTexts.readPresent([textId.toLowerCase()], signal);
  if (text !== undefined) return text;
  throw badRequest('UnknownTextId', 'textId', `There is no analysed text ${textId}.`);
}
