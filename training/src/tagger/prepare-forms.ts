import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import type { WordEntry } from '@keelerada/estonian/tagging/word-entry';
import type { SentenceAnalyses } from './analyse-forms';

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
