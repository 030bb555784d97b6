import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import type { ComputeTask, ComputeThread } from '../../platform/compute/compute-task';
import { packAnnotation } from './pack-annotation';
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
