// For tests: an annotator whose analysis is the content itself, so that mix-ups show.
import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';
import type { VersionedAnnotator } from '../text-annotator';

export const FAILING_WORD = 'analüüsimatu';

export function makeTestAnnotator(version = 'test'): VersionedAnnotator & { texts: number } {
  const annotator = {
    version,
    texts: 0,
    async annotate(texts: readonly TextToAnnotate[]) {
      await new Promise((resolve) => setImmediate(resolve));
      return texts.map(({ text: content }) => {
        if (content.includes(FAILING_WORD)) throw new Error('cannot be analysed');
        annotator.texts++;
        const words = content.split(/\s+/u).filter((word) => word !== '').length;
        return { bytes: new TextEncoder().encode(content.slice(0, 100)), words, sentences: 1 };
      });
    },
  };
  return annotator;
}
