import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import type { ComputeTask, ComputeThread } from '../../platform/compute/compute-task';
import { openParserModel } from './parser-model';
import { openTaggerModel } from './tagger-model';
import type { Annotation, GivenText } from './text-annotator';

/** Annotates texts. */
export const annotateTask: ComputeTask<readonly GivenText[], readonly Annotation[]> = {
  name: 'annotate',
  isLong: true,
  countCharacters: (texts) => texts.reduce((sum, { text }) => sum + text.length, 0),
  async run(texts, thread) {
    const annotator = await openAnnotator(thread);
    const segmented = texts.map((given) => ({
      ...given,
      sentences: given.sentences ?? segmentText(given.text),
    }));
    const annotated = await annotator.annotateSegmented(segmented, { signal: thread.signal });
    throwIfCancelled(thread.cancel);
    return annotated.map(packAnnotation);
  },
  moveOutput: (annotations) => annotations.map(({ bytes }) => bytes.buffer as ArrayBuffer),
};

/** The annotator over each analyser, of which a thread has one; it keeps the analyses of the forms it has met. */
const kept = new WeakMap<ComputeThread['morphology'], Annotator>();

async function openAnnotator({ morphology, cachedForms }: ComputeThread): Promise<Annotator> {
  const [taggerModel, parserModel] = await Promise.all([openTaggerModel(), openParserModel()]);
  const known = kept.get(morphology);
  if (known !== undefined) return known;
  const annotator = createAnnotator({ morphology, taggerModel, parserModel, cachedForms });
  kept.set(morphology, annotator);
  return annotator;
}

function packAnnotation(annotation: AnnotatedText): Annotation {
  let words = 0;
  for (const sentence of annotation.sentences) {
    for (const token of sentence.tokens) if (isRunningWord(token.upos)) words++;
  }
  return { bytes: encodeAnnotation(annotation), words, sentences: annotation.sentences.length };
}
