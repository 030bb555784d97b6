import { predictionCall } from '@keelerada/contract/corrector/test-tools';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { defineTool } from '../../corpus/tools/tool';
import type { TextAnnotator } from '../../corpus/annotation/text-annotator';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';

/** One line a token: the word, its lemma and its UPOS as the trained tagger predicts them, with tabs between. */
async function predictTags(input: string, annotator: TextAnnotator, signal: AbortSignal): Promise<string> {
  const text = cleanOwnText(input);
  const [annotation] = await annotator.annotate([{ text }], signal);
  return decodeAnnotation(annotation!.bytes)
    .sentences.flatMap(({ tokens }) => tokens)
    .map(({ start, end, lemma, upos }) => `${text.slice(start, end)}\t${lemma}\t${upos}`)
    .join('\n');
}

/** The call of the plain test page of the tagger. */
export const predictionTool = defineTool(predictionCall, {
  bodyLimitBytes: SMALL_BODY_LIMIT_BYTES,
  answer: async ({ input }, { ownTextAnnotator }, signal) => ({
    result: await predictTags(input, ownTextAnnotator, signal),
  }),
});
