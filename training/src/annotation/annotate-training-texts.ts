import { readFileSync } from 'node:fs';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { morphology } from '../morphology';
import { MODEL_FILE } from '../tagger/tagger-file';

/** Annotates Estonian texts as the product does, without trees. */
export async function annotateTrainingTexts(texts: readonly string[]): Promise<AnnotatedText[]> {
  const annotator = createAnnotator({ morphology, taggerModel: loadTaggerModel(readFileSync(MODEL_FILE)) });
  const annotated: AnnotatedText[] = [];
  for (const text of texts) annotated.push(await annotator.annotate({ text, language: 'et' }));
  return annotated;
}
