import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { findMeanAbstractness, rateNouns } from '../vocabulary/measure-vocabulary';
import type { AbstractnessModel } from '../abstractness/abstractness-model';
import type { AssessedSentence } from '../words/assessed-word';
import { classifyOrdinal, expectLevel, findLikeliest, pickRange, temper } from './classify';
import { compareText, type Comparison } from './compare-text';
import { explainLevel, type LevelReason } from './explain-level';
import { type FeatureValues, makeFeatureInput } from './features/feature-input';
import { BROKEN_OFF } from './features/measure-size';
import { measureFeatures } from './features/measure-features';
import { CRITERIA, type Criterion, type Level, type LevelModel, LEVELS } from './level-model';
import { weighLength } from './weigh-length';

/** Texts of fewer words say too little of their writer. Repeated sentences count once. */
export const LEAST_LEVEL_WORDS = 20;
/** Of fewer words no single level is told but two neighbouring ones. */
export const LEAST_SINGLE_LEVEL_WORDS = 60;
/** Mean abstractness that a text without nouns is given. */
const MIDDLE_ABSTRACTNESS = 2;
/** A text more likely of another length than of that of exam texts is told apart. */
export const UNUSUAL_FROM = 0.5;

/** Probabilities of A2, B1, B2 and C1, in this order, and the likeliest of them. */
export interface LevelEstimate {
  readonly level: Level;
  readonly probabilities: readonly number[];
}

/** How far the level may be trusted. */
export interface LevelCertainty {
  readonly confidence: 'high' | 'medium' | 'low';
  /** Share of held-out exam texts with such a probability whose level was right. */
  readonly shareRight: number;
  /** The likeliest neighbouring level if it has a probability of at least 0.2. */
  readonly otherLevel: Level | undefined;
  /** The text is much shorter or longer than exam texts of its level; the level is less certain then. */
  readonly isLengthUnusual: boolean;
  /** Two neighbouring levels, the lower first, where the text has too few words for one or the confidence is low. */
  readonly range: readonly [Level, Level] | undefined;
}

export type LevelAnswer =
  | {
      readonly kind: 'estimated';
      readonly criteria: Readonly<Record<Criterion, LevelEstimate>>;
      readonly certainty: LevelCertainty;
      /** What moved the level most, strongest first. */
      readonly reasons: readonly LevelReason[];
      /** The text beside those of its level, by a few features in plain words. */
      readonly comparisons: readonly Comparison[];
    }
  | { readonly kind: 'refused'; readonly reason: 'tooShort' | 'notEstonian' };

/** What the estimate needs to know. */
export interface LevelKnowledge {
  readonly level: LevelModel;
  readonly abstractness: AbstractnessModel;
}

/** Estimates the level of an Estonian text; refuses Russian ones and those of fewer than `LEAST_LEVEL_WORDS` words. */
export function estimateLevel(
  annotated: AnnotatedText,
  sentences: readonly AssessedSentence[],
  { level: model, abstractness }: LevelKnowledge,
): LevelAnswer {
  if (annotated.language !== 'et') return { kind: 'refused', reason: 'notEstonian' };
  const values = measureLevelFeatures(annotated, sentences, abstractness);
  if (values['length.words']! < LEAST_LEVEL_WORDS) return { kind: 'refused', reason: 'tooShort' };
  const { criteria, otherShare } = rateCriteria(model, values);
  return {
    kind: 'estimated',
    criteria,
    certainty: findCertainty(model, criteria.mixed, { otherShare, words: values['length.words']! }),
    reasons: explainLevel(model, values, otherShare >= UNUSUAL_FROM),
    comparisons: compareText(model.compared, values, criteria.mixed.level),
  };
}

/** The levels by all criteria, and the probability that the text has not the length of an exam text. */
export function rateCriteria(
  model: Omit<LevelModel, 'confidence'>,
  values: FeatureValues,
): { readonly criteria: Readonly<Record<Criterion, LevelEstimate>>; readonly otherShare: number } {
  const shape = { words: values['length.words']!, isBrokenOff: values[BROKEN_OFF] === 1 };
  const weigh = (criterion: Criterion): ReturnType<typeof weighLength> =>
    weighLength(model.lengthGate, classifyOrdinal(model.criteria[criterion], values), shape);
  const { otherShare } = weigh('mixed');
  const temperature = pickTemperature(model.temperature, otherShare);
  const estimates = CRITERIA.map((criterion): [Criterion, LevelEstimate] => [
    criterion,
    makeEstimate(temper(weigh(criterion).probabilities, temperature)),
  ]);
  return { criteria: Object.fromEntries(estimates) as Record<Criterion, LevelEstimate>, otherShare };
}

/** Features of a text as the level models know them. Repeated sentences count once. */
export function measureLevelFeatures(
  annotated: AnnotatedText,
  sentences: readonly AssessedSentence[],
  abstractness: AbstractnessModel,
): FeatureValues {
  const input = makeFeatureInput(annotated, sentences);
  const meanAbstractness = findMeanAbstractness(rateNouns(input.words, abstractness));
  return measureFeatures(input, meanAbstractness ?? MIDDLE_ABSTRACTNESS);
}

/** The temperature of a text that has another length than exam texts with a probability of `otherShare`. */
export function pickTemperature(temperature: LevelModel['temperature'], otherShare: number): number {
  return otherShare >= UNUSUAL_FROM ? temperature.unusualLength : temperature.usualLength;
}

function makeEstimate(probabilities: readonly number[]): LevelEstimate {
  return { level: LEVELS[findLikeliest(probabilities)]!, probabilities };
}

const OTHER_LEVEL_FROM = 0.2;
const HIGH_FROM = 0.9;
const MEDIUM_FROM = 0.7;

/** How sure the level of a text is, by the held-out texts with such a probability. */
export function findCertainty(
  model: Pick<LevelModel, 'confidence'>,
  { probabilities }: LevelEstimate,
  { otherShare, words }: { readonly otherShare: number; readonly words: number },
): LevelCertainty {
  const likeliest = findLikeliest(probabilities);
  const isLengthUnusual = otherShare >= UNUSUAL_FROM;
  const steps = model.confidence[isLengthUnusual ? 'unusualLength' : 'usualLength'];
  const reached = steps.filter(({ from }) => probabilities[likeliest]! >= from);
  const shareRight = (reached.at(-1) ?? steps[0]!).shareRight;
  const confidence = shareRight >= HIGH_FROM ? 'high' : shareRight >= MEDIUM_FROM ? 'medium' : 'low';
  const neighbour = expectLevel(probabilities) < likeliest ? likeliest - 1 : likeliest + 1;
  return {
    confidence,
    shareRight,
    otherLevel: (probabilities[neighbour] ?? 0) >= OTHER_LEVEL_FROM ? LEVELS[neighbour] : undefined,
    isLengthUnusual,
    range: confidence === 'low' || words < LEAST_SINGLE_LEVEL_WORDS ? pickRange(probabilities) : undefined,
  };
}
