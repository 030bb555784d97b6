import {
  sentenceAnalysisCall,
  type SentenceAnalysisRequest,
  type SentenceAnalysisResponse,
} from '@keelerada/contract/tools/sentence-analysis';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
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
  serveCall(app, sentenceAnalysisCall, { bodyLimit: SMALL_BODY_LIMIT_BYTES }, async ({ body }, reply) =>
    analyseSentences(body, parts, abortWhenClosed(reply.raw)),
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
