import type { EstonianFormAnalyses } from '../morphology';
import { generateCandidates } from './candidates/generate-candidates';
import { NO_LEMMA } from './candidates/lemma-operation';
import { settleAnalyses } from './settle-analyses';
import type { TaggerModel } from './tagger-model';
import { findWordShape } from './candidates/word-shape';

/** Every lemma a lone form may have, the likeliest first: those the tagger knows of, then the analyser's others. */
export function rankLemmas(model: TaggerModel, form: string, given: EstonianFormAnalyses): string[] {
  const analyses = settleAnalyses(form, given);
  const priors = new Map<string, number>();
  const source = { word: form, shape: findWordShape(form), analyses };
  for (const { lemma, prior } of generateCandidates(source, model.knowledge)) {
    priors.set(lemma, (priors.get(lemma) ?? 0) + prior);
  }
  const ranked = [...priors].sort(([, a], [, b]) => b - a).map(([lemma]) => lemma);
  const others = analyses.analyses.map(({ lemma }) => lemma).filter((lemma) => !priors.has(lemma));
  return [...new Set([...ranked, ...others])].filter((lemma) => lemma !== NO_LEMMA);
}
