import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { cleanOwnText } from '../../platform/own-text/clean-own-text';

/** The part of the annotator that this test page needs. */
export interface TextAnnotator {
  annotateText(text: string, signal: AbortSignal): Promise<AnnotatedText>;
}

/** One line a token: the word, its lemma and its UPOS as the trained tagger predicts them, parted by tabs. */
export async function predictTags(
  input: string,
  annotator: TextAnnotator,
  signal: AbortSignal,
): Promise<string> {
  const text = cleanOwnText(input);
  const { sentences } = await annotator.annotateText(text, signal);
  return sentences
    .flatMap(({ tokens }) => tokens)
    .map(({ start, end, lemma, upos }) => `${text.slice(start, end)}\t${lemma}\t${upos}`)
    .join('\n');
}
