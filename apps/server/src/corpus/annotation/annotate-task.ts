import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { packAnnotation } from './pack-annotation';
import type { Annotation, GivenText } from './text-annotator';
import { openThreadAnnotator } from './thread-annotator';

/** Annotates texts. */
export const annotateTask: ComputeTask<readonly GivenText[], readonly Annotation[]> = {
  name: 'annotate',
  isLong: true,
  countCharacters: (texts) => texts.reduce((sum, { text }) => sum + text.length, 0),
  async run(texts, thread) {
    const { signal, giveWay } = thread;
    const annotator = await openThreadAnnotator(thread);
    const segmented = texts.map((given) => ({
      ...given,
      sentences: given.sentences ?? segmentText(given.text),
    }));
    const annotated = await annotator.annotateSegmented(segmented, { signal, giveWay });
    throwIfCancelled(thread.cancel);
    return annotated.map(packAnnotation);
  },
  moveOutput: (annotations) => annotations.map(({ bytes }) => bytes.buffer as ArrayBuffer),
};
