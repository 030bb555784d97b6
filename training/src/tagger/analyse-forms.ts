import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import type { WordEntry } from '@keelerada/estonian/tagging/word-entry';
import { morphology } from '../morphology';

/** The product's analyses of all tokens of some sentences; equal forms share one object. */
export type SentenceAnalyses = readonly (readonly EstonianFormAnalyses[])[];

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

/** Prepares forms for tagging; forms that share one object of analyses are prepared once. */
export function prepareForms(
  model: TaggerModel,
  sentences: readonly (readonly string[])[],
  analyses: SentenceAnalyses,
): WordEntry[][] {
  const entries = new Map<EstonianFormAnalyses, WordEntry>();
  return sentences.map((forms, s) =>
    forms.map((form, i) => {
      const found = analyses[s]![i]!;
      const entry = entries.get(found) ?? model.makeEntry(form, found);
      entries.set(found, entry);
      return entry;
    }),
  );
}
