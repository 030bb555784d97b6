import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { openParserModel } from './parser-model';
import { openTaggerModel } from './tagger-model';

/** The annotator over each analyser, of which a thread has one; it keeps the analyses of the forms it has met. */
const kept = new WeakMap<ComputeThread['morphology'], Annotator>();

/** The annotator of a thread. */
export async function openThreadAnnotator({
  morphology,
  cachedForms,
}: Pick<ComputeThread, 'morphology' | 'cachedForms'>): Promise<Annotator> {
  const [taggerModel, parserModel] = await Promise.all([openTaggerModel(), openParserModel()]);
  const known = kept.get(morphology);
  if (known !== undefined) return known;
  const annotator = createAnnotator({ morphology, taggerModel, parserModel, cachedForms });
  kept.set(morphology, annotator);
  return annotator;
}
