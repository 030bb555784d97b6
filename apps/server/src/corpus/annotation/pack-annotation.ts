import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { Annotation } from './text-annotator';

/** The stored form of an annotation with its counts. */
export function packAnnotation(annotation: AnnotatedText): Annotation {
  let words = 0;
  for (const sentence of annotation.sentences) {
    for (const token of sentence.tokens) if (isRunningWord(token.upos)) words++;
  }
  return { bytes: encodeAnnotation(annotation), words, sentences: annotation.sentences.length };
}
