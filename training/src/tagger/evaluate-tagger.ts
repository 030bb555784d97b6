import type { TokenReading } from '@keelerada/estonian/annotated-text';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import { openTaggerModel } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { scoreTokens } from '../learning/score-tokens';
import {
  DEVELOPMENT_PARTS,
  listForms,
  readTreebank,
  type TreebankName,
  type TreebankSentence,
} from '../sources/read-treebank';
import { analyseSentences, prepareForms } from './analyse-forms';

const WARM_ROUNDS = 5;

/** Percentages of tokens whose lemma, class, whole feature string and all three are right. */
export function scoreTagging(
  gold: readonly TreebankSentence[],
  readings: readonly (readonly TokenReading[])[],
): Readonly<Record<'tokens' | 'lemma' | 'upos' | 'features' | 'all', number>> {
  const layers = ['lemma', 'upos', 'features'] as const;
  return scoreTokens(gold, readings, {
    lemma: (token, reading: TokenReading) => token.lemma === reading.lemma,
    upos: (token, reading) => token.upos === reading.upos,
    features: (token, reading) => token.features === reading.features,
    all: (token, reading) => layers.every((layer) => token[layer] === reading[layer]),
  });
}

/** Scores of a part together with the speed of tagging alone, Vabamorf's own time left out. */
export interface TaggerMeasurement extends ReturnType<typeof scoreTagging> {
  readonly coldTokensPerSecond: number;
  readonly warmTokensPerSecond: number;
}

/** Tags one part as one text and compares. */
export function measureTagger(model: TaggerModel, part: TreebankName): TaggerMeasurement {
  const gold = readTreebank(part);
  const forms = listForms(gold);
  const analyses = analyseSentences(forms);
  const started = performance.now();
  const entries = prepareForms(model, forms, analyses);
  const readings = tagText(model, entries);
  const coldMs = performance.now() - started;
  let warmMs = Infinity;
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const roundStarted = performance.now();
    tagText(model, entries);
    warmMs = Math.min(warmMs, performance.now() - roundStarted);
  }
  const score = scoreTagging(gold, readings);
  const perSecond = (ms: number): number => Math.round((1000 * score.tokens) / ms);
  return { ...score, coldTokensPerSecond: perSecond(coldMs), warmTokensPerSecond: perSecond(warmMs) };
}

/** One line of figures. */
export function formatScore(part: TreebankName, measured: TaggerMeasurement): string {
  const { lemma, upos, features, all } = measured;
  const [shownLemma, shownUpos, shownFeatures, shownAll] = [lemma, upos, features, all].map((value) =>
    value.toFixed(2),
  );
  return (
    `${part}, ${measured.tokens} tokens: lemma ${shownLemma} UPOS ${shownUpos} features ${shownFeatures} all three ${shownAll}; ` +
    `${measured.coldTokensPerSecond} tokens/s new forms, ${measured.warmTokensPerSecond} tokens/s known forms`
  );
}

/** Prints how well and how fast the committed tagger does on the development parts. */
export async function evaluateTagger(): Promise<void> {
  const model = await openTaggerModel();
  for (const part of DEVELOPMENT_PARTS) console.log(formatScore(part, measureTagger(model, part)));
}
