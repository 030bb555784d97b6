import type { Annotator } from '@keelerada/estonian/annotate-text';
import { encodeAnnotation } from '@keelerada/estonian/encode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { TextAnnotator } from './text-annotator';

/** Analyses by `annotator`, packed for the store. */
export function createTextAnnotator(annotator: Annotator, version: string): TextAnnotator {
  return {
    version,
    async annotateTexts(texts) {
      const given = texts.map(({ content, language }) => ({ text: content, language }));
      const annotated = await annotator.annotateTexts(given);
      return annotated.map((annotation) => {
        let words = 0;
        for (const sentence of annotation.sentences) {
          for (const token of sentence.tokens) if (isRunningWord(token.upos)) words++;
        }
        return { bytes: encodeAnnotation(annotation), words, sentences: annotation.sentences.length };
      });
    },
  };
}
