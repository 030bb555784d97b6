import type { LengthGate, LevelModel, OrdinalClassifier } from '@keelerada/assessment/level/level-model';
import { listLanguageFeatures, scaleExamples } from './choose-features';
import { fitOrdinal } from './fit-classifiers';
import type { LevelExample } from './read-examples';

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

/** What is fitted on examples; temperature and confidence come from held-out exams. */
export type FittedLevel = Omit<LevelModel, 'version' | 'temperature' | 'confidence' | 'diversityMeans'>;

/** Fits all classifiers of the level on exam texts and their variants. */
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
      spread: findSpread(full, name),
    })),
  };
}

function fitGate(full: readonly LevelExample[]): LengthGate {
  const examLogWords = [0, 1, 2, 3].map((level) => {
    const logs = full
      .filter((example) => example.level === level)
      .map(({ values }) => Math.log(values['length.words']!));
    const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length;
    return { mean, spread: SPREAD_FACTOR * Math.sqrt(variance) };
  });
  return {
    examLogWords,
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
  return [0, 1, 2, 3].map((level) => {
    const values = full.filter((example) => example.level === level).map((example) => example.values[name]!);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** Mean of the standard deviations inside the levels. */
function findSpread(full: readonly LevelExample[], name: string): number {
  const typical = findTypical(full, name);
  const spreads = typical.map((mean, level) => {
    const squares = full
      .filter((example) => example.level === level)
      .map((example) => (example.values[name]! - mean) ** 2);
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  });
  return spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
}
