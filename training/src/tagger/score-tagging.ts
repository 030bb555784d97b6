import type { TokenReading } from '@keelerada/estonian/annotated-text';
import type { TreebankSentence } from '../sources/read-treebank';

/** Percentages of tokens right, tokens as in the treebank. */
export interface TaggingScore {
  readonly tokens: number;
  readonly lemma: number;
  readonly upos: number;
  /** The whole feature string, not the universal features alone. */
  readonly features: number;
  readonly all: number;
}

/** Compares readings with a treebank, token by token, as the CoNLL 2018 script does with gold tokens. */
export function scoreTagging(
  gold: readonly TreebankSentence[],
  readings: readonly (readonly TokenReading[])[],
): TaggingScore {
  let tokens = 0;
  let lemma = 0;
  let upos = 0;
  let features = 0;
  let all = 0;
  gold.forEach((sentence, s) => {
    sentence.forEach((token, i) => {
      const reading = readings[s]![i]!;
      const isLemma = reading.lemma === token.lemma;
      const isUpos = reading.upos === token.upos;
      const isFeatures = reading.features === token.features;
      tokens++;
      if (isLemma) lemma++;
      if (isUpos) upos++;
      if (isFeatures) features++;
      if (isLemma && isUpos && isFeatures) all++;
    });
  });
  const percent = (count: number): number => (100 * count) / tokens;
  return {
    tokens,
    lemma: percent(lemma),
    upos: percent(upos),
    features: percent(features),
    all: percent(all),
  };
}
