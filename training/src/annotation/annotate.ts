import { readGrammarSentences, type GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import {
  createAnnotator,
  type Annotator,
  type SegmentedText,
} from '@keelerada/estonian/annotation/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { openParserModel } from '../../../apps/server/src/corpus/annotation/parser-model';
import { openTaggerModel } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { readOnce } from '../../../apps/server/src/platform/compute/read-once';
import { cutInto } from '../cut-into';
import { morphology } from '../morphology';

const SENTENCES_PER_TEXT = 50;

/** Trees take most of the time of an annotation. */
export interface AnnotationDepth {
  readonly hasTrees: boolean;
}

/** The annotator of the product, as it was trained last. */
export const openAnnotator = readOnce(async (): Promise<Annotator> =>
  createAnnotator({ morphology, taggerModel: await openTaggerModel(), parserModel: await openParserModel() }),
);

const openTagger = readOnce(async (): Promise<Annotator> =>
  createAnnotator({ morphology, taggerModel: await openTaggerModel() }),
);

/** Annotates Estonian texts without trees. */
export async function annotateTexts(texts: readonly string[]): Promise<AnnotatedText[]> {
  const annotator = await openTagger();
  const annotated: AnnotatedText[] = [];
  for (const text of texts) annotated.push(await annotator.annotate({ text, language: 'et' }));
  return annotated;
}

/** Annotates sentences that are tokenised already: one grammar sentence for each list of tokens. */
export async function annotateTokens(
  sentences: readonly (readonly string[])[],
  depth: AnnotationDepth,
): Promise<GrammarSentence[]> {
  const annotated: GrammarSentence[] = [];
  await annotateInParts(sentences, depth, (part) => annotated.push(...part));
  return annotated;
}

/** The same a text at a time, for sentences that do not fit into memory. */
export async function annotateInParts(
  sentences: readonly (readonly string[])[],
  { hasTrees }: AnnotationDepth,
  take: (part: readonly GrammarSentence[], first: number) => void,
): Promise<void> {
  const annotator = await (hasTrees ? openAnnotator() : openTagger());
  for (const [i, part] of cutInto(sentences, SENTENCES_PER_TEXT).entries()) {
    const segmented = joinTokens(part);
    const annotated = readGrammarSentences(segmented.text, await annotator.annotate(segmented), morphology);
    take(annotated, i * SENTENCES_PER_TEXT);
  }
}

export function countRunningWords({ sentences }: AnnotatedText): number {
  return sentences.flatMap(({ tokens }) => tokens).filter(({ upos }) => isRunningWord(upos)).length;
}

/** The tokens with single spaces between them, as a text; where `breaksLines`, a sentence without an end mark has its own line. */
export function joinTokens(
  sentences: readonly (readonly string[])[],
  { breaksLines = false } = {},
): SegmentedText {
  let text = '';
  const isOpen = (place: number): boolean => /^[\p{L}\d]/u.test(sentences[place]?.at(-1) ?? '');
  const spans = sentences.map((tokens, i) => {
    if (breaksLines && (isOpen(i) || isOpen(i - 1))) text += '\n';
    const start = text.length;
    const tokenSpans = tokens.map((token) => {
      const span = { start: text.length, end: text.length + token.length };
      text += `${token} `;
      return span;
    });
    return { start, end: text.length - 1, tokens: tokenSpans };
  });
  return { text, sentences: spans, language: 'et' };
}
