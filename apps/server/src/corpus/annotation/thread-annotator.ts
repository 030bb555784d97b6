import { createAnnotator, type Annotator } from '@keelerada/estonian/annotation/annotate-text';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { openParserModel } from './parser-model';
import { openTaggerModel } from './tagger-model';

/** It keeps what it made of the forms it has met. */
let kept: Annotator | undefined;

export async function openThreadAnnotator({
  cachedForms,
}: Pick<ComputeThread, 'cachedForms'>): Promise<Annotator> {
  const [morphology, taggerModel, parserModel] = await Promise.all([
    openMorphology(),
    openTaggerModel(),
    openParserModel(),
  ]);
  kept ??= createAnnotator({ morphology, taggerModel, parserModel, cachedForms });
  return kept;
}
