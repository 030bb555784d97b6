import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { morphology } from '../morphology';

/** The product's analyses of all tokens of some sentences; equal forms share one object. */
export type SentenceAnalyses = readonly (readonly EstonianFormAnalyses[])[];

/** Analyses sentences form by form. */
export function analyseSentences(sentences: readonly (readonly string[])[]): SentenceAnalyses {
  const found = new Map<string, EstonianFormAnalyses>();
  return sentences.map((words) =>
    words.map((form, i) => {
      const name = `${i === 0 ? '^' : ''}${form}`;
      const analyses = found.get(name) ?? morphology.analyse(form, i === 0);
      found.set(name, analyses);
      return analyses;
    }),
  );
}
