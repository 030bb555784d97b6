import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import type { TreeEnsemble } from '@keelerada/corrector/language/tree-ensemble';
import { rankRespellings, type SpellingKnowledge } from '@keelerada/corrector/spelling/rank-respellings';

/** What the trees of the spelling corrector see of a sentence. */
export interface SpellingRows {
  readonly rankerNames: readonly string[];
  /** Respellings in the order of their rows, each with the word it stands for. */
  readonly respellings: readonly string[];
  readonly rankerRows: readonly (readonly number[])[];
  readonly detectorNames: readonly string[];
  readonly words: readonly string[];
  readonly detectorRows: readonly (readonly number[])[];
}

interface Recorder {
  readonly trees: TreeEnsemble;
  readonly seen: { readonly row: readonly number[]; readonly probability: number }[];
}

/** Trees that keep each row with its probability, which is added to the row. */
function recordTrees(trees: TreeEnsemble): Recorder {
  const seen: Recorder['seen'] = [];
  const probability = (values: ArrayLike<number>): number => {
    const found = trees.probability(values);
    seen.push({ row: [...Array.from(values), found], probability: found });
    return found;
  };
  return { trees: { ...trees, probability }, seen };
}

/** Ranks the respellings of a sentence and keeps what the trees were asked. */
export async function recordSpellingRows(
  sentence: GrammarSentence,
  knowledge: SpellingKnowledge,
): Promise<SpellingRows> {
  const { model } = knowledge;
  const [ranker, detector] = [recordTrees(model.ranker), recordTrees(model.detector)];
  const recorded = { ...knowledge, model: { ...model, ranker: ranker.trees, detector: detector.trees } };
  const [ranked = []] = await rankRespellings([sentence], recorded);
  const formOf = (place: number): string => sentence.tokens[place]!.form;
  let at = 0;
  return {
    rankerNames: [...model.ranker.features, 'probability'],
    respellings: ranked.flatMap(({ place, respellings }) =>
      respellings.map(({ word }) => `${formOf(place)}>${word}`),
    ),
    // The respellings of a token come best first, their rows as they were asked.
    rankerRows: ranked.flatMap(({ respellings }) =>
      ranker.seen
        .slice(at, (at += respellings.length))
        .sort((a, b) => b.probability - a.probability)
        .map(({ row }) => row),
    ),
    detectorNames: [...model.detector.features, 'probability'],
    words: ranked.map(({ place }) => formOf(place)),
    detectorRows: detector.seen.map(({ row }) => row),
  };
}
