import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { packAnnotation } from './pack-annotation';
import type { Annotation } from './text-annotator';
import { openThreadAnnotator } from './thread-annotator';

export const annotateTask: ComputeTask<readonly TextToAnnotate[], readonly Annotation[]> = {
  name: 'annotate',
  isLong: true,
  countCharacters: (texts) => texts.reduce((sum, { text }) => sum + text.length, 0),
  async run(texts, thread) {
    const { signal, giveWay } = thread;
    const annotator = await openThreadAnnotator(thread);
    const annotations: Annotation[] = [];
    for (const text of texts)
      annotations.push(packAnnotation(await annotator.annotate(text, { signal, giveWay })));
    throwIfCancelled(thread.cancel);
    return annotations;
  },
  moveOutput: (annotations) => annotations.map(({ bytes }) => bytes.buffer as ArrayBuffer),
};
