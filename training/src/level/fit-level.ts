import type {
  LevelClassifier,
  LevelEnsemble,
  CriterionModel,
  LengthGate,
  LevelModel,
  OrdinalClassifier,
} from '@keelerada/assessment/level/level-model';
import { isLengthFree, listFeatures, rankFeatures, scaleExamples } from './choose-features';
import { fitDiscriminant, fitLogistic, fitOrdinal } from './fit-classifiers';
import type { LevelExample } from './read-examples';

/** Features of the discriminant that are ranked steadiest. */
const STEADY_FEATURES = 100;
const ORDINAL_STRENGTH = 0.03;
/** Temperatures and gate chosen on held-out exams. */
const DISCRIMINANT_TEMPERATURE = 2.1;
const LENGTH_TEMPERATURE = 0.7;
const ANY_LENGTH_TEMPERATURE = 0.56;
const EXAM_SHARE = 0.6;
const SPREAD_FACTOR = 1.2;
/** Weight of the three part models in the mixed one that knows nothing of length. */
const PARTS_SHARE = 0.3;
/** Texts of other lengths: one half of them between one half and twice the words that are usual at their level. */
const OTHER_WIDTH = 0.7;
/** Of the whole texts one in ten has no mark at its end, of the cut ones seven, of the joined ones again one. */
const BROKEN_OFF_RATIO = 4;

const COMPLEXITY = ['length.words', 'readability.wordLength', 'length.syllables'];
const COMPLEXITY_ANY = ['wordLength', 'syllablesPerWord', 'veryLongWordShare', 'smog', 'lix'];
const LEXICAL = [
  'length.lemmas',
  'diversity.rootTtr',
  'diversity.verbVariety',
  'diversity.mtld',
  'derivation.abstractness',
];
const LEXICAL_ANY = [
  'diversity.mtld',
  'diversity.lemmasInWindow',
  'readability.nounLength',
  'readability.compoundShare',
];
const GRAMMATICAL_GROUPS = /^(?:nominalForms|pronouns|verbForms|wordClasses|clauses)\./u;
const GRAMMATICAL_COUNTS = [
  'length.cases',
  'length.nounCases',
  'length.adjectiveCases',
  'length.pronounCases',
];

/** What is fitted on examples; temperature and confidence come from held-out exams. */
export type FittedLevel = Omit<LevelModel, 'version' | 'temperature' | 'confidence' | 'diversityMeans'>;

/** Fits all classifiers of the level on exam texts and their variants. */
export function fitLevel(examples: readonly LevelExample[]): FittedLevel {
  const full = examples.filter(({ kind }) => kind === 'full');
  const parts = {
    complexity: fitComplexity(full, examples),
    grammatical: fitGrammatical(full, examples),
    lexical: fitLexical(full, examples),
  };
  return {
    criteria: { mixed: fitMixed(full, examples, Object.values(parts)), ...parts },
    lengthGate: fitGate(full),
    ...fitReasons(full),
    compared: COMPARED.map((name) => ({
      name,
      typical: findTypical(full, name),
      spread: findSpread(full, name),
    })),
  };
}

/** The part models join the mixed one where length says nothing: three small models beside one of all features. */
function fitMixed(
  full: readonly LevelExample[],
  all: readonly LevelExample[],
  parts: readonly CriterionModel[],
): CriterionModel {
  const names = listFeatures(full);
  const steady = rankFeatures(full, names).slice(0, STEADY_FEATURES);
  const linear = parts.flatMap(({ anyLength }) => anyLength.linear);
  const ordinal = parts.flatMap(({ anyLength }) => anyLength.ordinal);
  const partShare = PARTS_SHARE / parts.length;
  return {
    examLength: makeEnsemble(
      [
        fitDiscriminant(scaleExamples(full, steady, false), DISCRIMINANT_TEMPERATURE),
        fitLogistic(scaleExamples(full, COMPLEXITY, false), 1, LENGTH_TEMPERATURE),
      ],
      [],
    ),
    anyLength: {
      linear,
      ordinal: [
        ...ordinal,
        fitOrdinal(scaleExamples(all, names.filter(isLengthFree), true), ORDINAL_STRENGTH),
      ],
      shares: [...parts.map(() => partShare), 1 - PARTS_SHARE],
      temperature: ANY_LENGTH_TEMPERATURE,
    },
  };
}

function makeEnsemble(
  linear: readonly LevelClassifier[],
  ordinal: readonly OrdinalClassifier[],
): LevelEnsemble {
  const count = linear.length + ordinal.length;
  return { linear, ordinal, shares: Array.from({ length: count }, () => 1 / count), temperature: 1 };
}

function fitComplexity(full: readonly LevelExample[], all: readonly LevelExample[]): CriterionModel {
  const any = [...COMPLEXITY_ANY.map((name) => `readability.${name}`), 'clauses.sentenceLength'];
  return {
    examLength: makeEnsemble([fitLogistic(scaleExamples(full, COMPLEXITY, false), 1, 1)], []),
    anyLength: makeEnsemble([fitLogistic(scaleExamples(all, any, true), 1, 1)], []),
  };
}

function fitGrammatical(full: readonly LevelExample[], all: readonly LevelExample[]): CriterionModel {
  const shares = listFeatures(full).filter((name) => GRAMMATICAL_GROUPS.test(name) && isLengthFree(name));
  const exam = fitOrdinal(scaleExamples(full, [...shares, ...GRAMMATICAL_COUNTS], false), ORDINAL_STRENGTH);
  const any = fitOrdinal(scaleExamples(all, shares, true), ORDINAL_STRENGTH);
  return { examLength: makeEnsemble([], [exam]), anyLength: makeEnsemble([], [any]) };
}

function fitLexical(full: readonly LevelExample[], all: readonly LevelExample[]): CriterionModel {
  const derived = listFeatures(full).filter((name) => name.startsWith('derivation.'));
  const exam = fitOrdinal(scaleExamples(full, LEXICAL, false), 1);
  const any = fitOrdinal(scaleExamples(all, [...LEXICAL_ANY, ...derived], true), 1);
  return { examLength: makeEnsemble([], [exam]), anyLength: makeEnsemble([], [any]) };
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
  return { examLogWords, examShare: EXAM_SHARE, otherWidth: OTHER_WIDTH, brokenOffRatio: BROKEN_OFF_RATIO };
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
