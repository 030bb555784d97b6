import { scaleFeature } from '@keelerada/assessment/level/classify';
import {
  type FeatureScale,
  type LengthGate,
  type LevelModel,
  LEVELS,
  type OrdinalClassifier,
} from '@keelerada/assessment/level/level-model';
import { mean, measureSpread } from '../learning/vectors';
import type { LevelExample } from './read-examples';
import { minimise } from './minimise';

/** Strengths and gate chosen on held-out exams and tasks. */
const MANY_FEATURES_STRENGTH = 0.02;
const FEW_FEATURES_STRENGTH = 1;
const EXAM_SHARE = 0.5;
const SPREAD_FACTOR = 1.2;
/** Texts of other lengths: one half of them between 0.6 and 1.7 times the words that are usual at their level. */
const OTHER_WIDTH = 0.55;
const OTHER_TEMPERATURE = 0.42;
/** Of the whole texts one in ten has no mark at its end, of the cut ones seven, of the joined ones again one. */
const BROKEN_OFF_RATIO = 4;

const COMPLEXITY = [
  'readability.wordLength',
  'readability.syllablesPerWord',
  'readability.veryLongWordShare',
  'readability.smog',
  'readability.lix',
  'clauses.sentenceLength',
];
const LEXICAL = /^derivation\.|^diversity\.mtld|^readability\.(?:nounLength|compoundShare)/u;
const GRAMMATICAL = /^(?:nominalForms|pronouns|verbForms|clauses)\./u;

/** Texts that balanced examples count for in all, so that penalties mean the same for any number of variants. */
const BALANCED_TEXTS = 600;

/** What is fitted on examples; temperature and confidence come from held-out exams. */
export type FittedLevel = Omit<LevelModel, 'version' | 'temperature' | 'confidence' | 'diversityMeans'>;

export function fitLevel(examples: readonly LevelExample[]): FittedLevel {
  const full = examples.filter(({ kind }) => kind === 'full');
  const names = listLanguageFeatures(full);
  const fit = (chosen: readonly string[], strength: number): OrdinalClassifier =>
    fitOrdinal(scaleExamples(examples, chosen, true), strength);
  return {
    criteria: {
      mixed: fit(names, MANY_FEATURES_STRENGTH),
      complexity: fit(COMPLEXITY, FEW_FEATURES_STRENGTH),
      grammatical: fit(
        names.filter((name) => GRAMMATICAL.test(name)),
        MANY_FEATURES_STRENGTH,
      ),
      lexical: fit(
        names.filter((name) => LEXICAL.test(name)),
        FEW_FEATURES_STRENGTH,
      ),
    },
    lengthGate: fitGate(full),
    ...fitReasons(full),
    compared: COMPARED.map((name) => ({
      name,
      typical: findTypical(full, name),
      // The mean of the spreads inside the levels.
      spread: mean(groupByLevel(full, ({ values }) => values[name]!).map(measureSpread)),
    })),
  };
}

function fitGate(full: readonly LevelExample[]): LengthGate {
  const logs = groupByLevel(full, ({ values }) => Math.log(values['length.words']!));
  return {
    examLogWords: logs.map((ofLevel) => ({
      mean: mean(ofLevel),
      spread: SPREAD_FACTOR * measureSpread(ofLevel),
    })),
    examShare: EXAM_SHARE,
    otherWidth: OTHER_WIDTH,
    otherTemperature: OTHER_TEMPERATURE,
    brokenOffRatio: BROKEN_OFF_RATIO,
  };
}

/** Features that people understand; those that the findings call stable between exams come first. */
const REASONS = [
  'length.words',
  'clauses.commaBeforeClause',
  'clauses.relativesPerWord',
  'clauses.subordinatorsPerSentence',
  'clauses.sentenceLength',
  'verbForms.impersonalOfWords',
  'verbForms.participleAttribute',
  'diversity.casesInWindow',
  'diversity.lemmasInWindow',
  'nominalForms.nominalPlural',
  'nominalForms.nominalTra',
  'pronouns.pronounPersonal',
  'readability.veryLongWordShare',
  'readability.wordLength',
  'derivation.abstractness',
  'derivation.nounUs',
];
const REASONS_STRENGTH = 0.3;

/** What a text is compared by in plain words, the plainest first. All rise from A2 to B2. */
const COMPARED = [
  'readability.wordLength',
  'clauses.sentenceLength',
  'diversity.lemmasInWindow',
  'derivation.abstractness',
  'clauses.subordinatorsPerSentence',
];

/** A model of few features. Those whose weight goes against their own trend over the levels are left out, as they would mislead. */
function fitReasons(full: readonly LevelExample[]): Pick<FittedLevel, 'reasons' | 'typicalValues'> {
  const typicalValues = Object.fromEntries(REASONS.map((name) => [name, findTypical(full, name)]));
  const isAgainstTrend = (model: OrdinalClassifier, at: number): boolean => {
    const typical = typicalValues[model.features[at]!.name]!;
    return model.weights[at]! * (typical[3]! - typical[0]!) < 0;
  };
  let names: readonly string[] = REASONS;
  for (;;) {
    const reasons = fitOrdinal(scaleExamples(full, names, false), REASONS_STRENGTH);
    const kept = names.filter((_, at) => !isAgainstTrend(reasons, at));
    if (kept.length === names.length) return { reasons, typicalValues };
    names = kept;
  }
}

function findTypical(full: readonly LevelExample[], name: string): number[] {
  return groupByLevel(full, ({ values }) => values[name]!).map(mean);
}

export function groupByLevel(
  examples: readonly LevelExample[],
  read: (example: LevelExample) => number,
): number[][] {
  return LEVELS.map((_, level) => examples.filter((example) => example.level === level).map(read));
}

/**
 * Features that say something of the level and little of the length or the task. What counts sentences or windows stays
 * for the reasons: without it levels of unseen tasks are told better.
 */
const LANGUAGE_FEATURES =
  /^(?:nominalForms|pronouns|verbForms|clauses|derivation|diversity|readability)\.(?!smog|lix|\w*(?:PerSentence|InWindow)$)/u;

function listLanguageFeatures(examples: readonly LevelExample[]): string[] {
  return Object.keys(examples[0]!.values).filter((name) => LANGUAGE_FEATURES.test(name));
}

/** Scales the named features by the mean and spread of the examples, which count alike by level if `isBalanced`. */
function scaleExamples(
  examples: readonly LevelExample[],
  names: readonly string[],
  isBalanced: boolean,
): ScaledTexts {
  const features = names.map((name): FeatureScale => {
    const values = examples.map((example) => example.values[name]!);
    return { name, mean: mean(values), spread: measureSpread(values) || 1 };
  });
  const levels = examples.map(({ level }) => level);
  const ofLevel = [0, 1, 2, 3].map((level) => levels.filter((other) => other === level).length);
  return {
    features,
    rows: examples.map(({ values }) => Float64Array.from(features, (scale) => scaleFeature(scale, values))),
    levels,
    weights: levels.map((level) => (isBalanced ? BALANCED_TEXTS / 4 / ofLevel[level]! : 1)),
  };
}

/** Texts to learn from: scaled features, levels 0 to 3, and how much each text counts (mean 1). */
export interface ScaledTexts {
  readonly features: readonly FeatureScale[];
  readonly rows: readonly Float64Array[];
  readonly levels: readonly number[];
  readonly weights: readonly number[];
}

/** Ordinal regression (proportional odds, McCullagh 1980): one direction and three rising thresholds. */
export function fitOrdinal(texts: ScaledTexts, strength: number): OrdinalClassifier {
  const width = texts.features.length;
  const start = new Float64Array(width + LEVELS.length - 1);
  start.set([-1.5, 0.3, 0.3], width);
  const found = minimise((point) => {
    const thresholds = readThresholds(point, width);
    const gradient = new Float64Array(point.length);
    const byThreshold = [0, 0, 0];
    let value = 0;
    texts.rows.forEach((row, i) => {
      let score = 0;
      for (let at = 0; at < width; at += 1) score += point[at]! * row[at]!;
      const [level, weight] = [texts.levels[i]!, texts.weights[i]!];
      const upper = level < 3 ? 1 / (1 + Math.exp(score - thresholds[level]!)) : 1;
      const lower = level > 0 ? 1 / (1 + Math.exp(score - thresholds[level - 1]!)) : 0;
      const probability = Math.max(upper - lower, 1e-12);
      value -= weight * Math.log(probability);
      const pullUpper = (weight * upper * (1 - upper)) / probability;
      const pullLower = (weight * lower * (1 - lower)) / probability;
      for (let at = 0; at < width; at += 1) gradient[at]! += (pullUpper - pullLower) * row[at]!;
      if (level < 3) byThreshold[level]! -= pullUpper;
      if (level > 0) byThreshold[level - 1]! += pullLower;
    });
    for (let at = 0; at < width; at += 1) {
      value += point[at]! ** 2 / (2 * strength);
      gradient[at]! += point[at]! / strength;
    }
    gradient[width] = byThreshold[0]! + byThreshold[1]! + byThreshold[2]!;
    gradient[width + 1] = Math.exp(point[width + 1]!) * (byThreshold[1]! + byThreshold[2]!);
    gradient[width + 2] = Math.exp(point[width + 2]!) * byThreshold[2]!;
    return { value, gradient };
  }, start);
  return {
    features: texts.features,
    weights: [...found.slice(0, width)],
    thresholds: readThresholds(found, width),
  };
}

/** The first threshold and the logarithms of the steps between them stand after the weights. */
function readThresholds(point: Float64Array, width: number): number[] {
  const first = point[width]!;
  const second = first + Math.exp(point[width + 1]!);
  return [first, second, second + Math.exp(point[width + 2]!)];
}
