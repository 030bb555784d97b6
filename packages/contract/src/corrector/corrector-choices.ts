/** Choices of the corrector. They stand apart from the schemas so that a browser takes them without the schema library. */

export const correctorModels = ['spellchecker', 'grammarchecker', 'grammarcheckerTest'] as const;
export type CorrectorModel = (typeof correctorModels)[number];

/** `sure`: shown as errors. `possible`: between one half and two thirds are right; shown in texts of learners, in their own style. */
export const correctionTiers = ['sure', 'possible'] as const;

/** The levels that the assessment distinguishes, lowest first; their place is the `index` on the wire. */
export const proficiencyLevels = ['A2', 'B1', 'B2', 'C1'] as const;
export type ProficiencyLevel = (typeof proficiencyLevels)[number];

/** So many lemmas count as frequent in Estonian (card: models/frequent-lemmas). */
export const FREQUENT_LEMMAS = 5000;

export const levelCriteria = ['mixed', 'complexity', 'grammatical', 'lexical'] as const;

/** How a text stands beside the texts of its level. */
export const comparisonRelations = ['lower', 'similar', 'higher'] as const;

/** Kinds of marks, as the keys of `margitudLaused`. */
export const textMarkKinds = [
  'longsentence',
  'longword',
  'nouns',
  'wordrepetition',
  'uncommonwords',
  'abstractwords',
  'contentwords',
] as const;
export type TextMarkKind = (typeof textMarkKinds)[number];

export const repetitionKinds = ['same-sentence', 'next-sentence', 'both-sentence'] as const;
export type RepetitionKind = (typeof repetitionKinds)[number];

export interface ErrorFamily {
  readonly name: string;
  /** Background of a mark; also the shading in Word files. */
  readonly colour: string;
  readonly types: readonly string[];
}

/** Codes of corrections by family. A joined code (`a+b`) belongs to the family of its first part. */
export const errorFamilies = [
  {
    name: 'spelling',
    colour: '#ea9999',
    types: ['spellingError', 'spellingErrorTest', 'capitalizationError'],
  },
  { name: 'form', colour: '#c27ba0', types: ['caseError', 'verbFormError'] },
  { name: 'wordChoice', colour: '#76a5af', types: ['wordChoiceError'] },
  {
    name: 'punctuation',
    colour: '#b6d7a8',
    types: ['missingPunctuation', 'extraPunctuation', 'wrongPunctuation', 'punctuationOrder'],
  },
  { name: 'wordOrder', colour: '#c9daf8', types: ['wordOrderError'] },
  { name: 'compounding', colour: '#ffe599', types: ['wordCountError'] },
  { name: 'missingOrExtra', colour: '#ada1d4', types: ['missingWordError', 'extraWordError'] },
  { name: 'other', colour: '#f6b26a', types: ['multipleErrors'] },
] as const satisfies readonly ErrorFamily[];

export type ErrorFamilyName = (typeof errorFamilies)[number]['name'];

/** The family of a correction type; unknown types count as `other`. */
export function findErrorFamily(type: string): ErrorFamily {
  const first = type.split('+')[0]!;
  return (
    errorFamilies.find(({ types }) => (types as readonly string[]).includes(first)) ?? errorFamilies.at(-1)!
  );
}

/** Type of a word that nobody knows: a quiet mark without a suggestion, no error, in no family. */
export const UNKNOWN_WORD_TYPE = 'unknownWord';

/** Type of an order of words that reads better: advice with a suggestion, no error, in no family. */
export const WORD_ORDER_ADVICE_TYPE = 'wordOrderAdvice';

type SingleErrorType = (typeof errorFamilies)[number]['types'][number];

/** Code of a mark: of an error, with `+` of one that is of several kinds at once, or of no error. */
export type ErrorType =
  | SingleErrorType
  | `${SingleErrorType}+${string}`
  | typeof UNKNOWN_WORD_TYPE
  | typeof WORD_ORDER_ADVICE_TYPE;

/** Whether a mark of this type is an error: not a quiet mark or advice. */
export function isErrorType(type: string): boolean {
  return type !== UNKNOWN_WORD_TYPE && type !== WORD_ORDER_ADVICE_TYPE;
}

/** Edited Estonian has a sure mark in some 400 words, good essays of native writers in 60 or more, learners in 20. */
const LEARNER_WORDS_PER_ERROR = 40;
/** One error is a slip of anybody. */
const LEAST_LEARNER_ERRORS = 2;
const WORD = /\p{L}+/gu;

/** Whether a text with so many sure errors looks like a learner's: there the weaker tier is worth showing. */
export function looksLikeLearners(text: string, sureErrors: number): boolean {
  return (
    sureErrors >= LEAST_LEARNER_ERRORS &&
    (text.match(WORD)?.length ?? 0) <= sureErrors * LEARNER_WORDS_PER_ERROR
  );
}

/** Names of complexity on the wire, from very easy to very difficult. */
export const complexityLevels = ['väga lihtne', 'lihtne', 'keskmine', 'raske', 'väga raske'] as const;
export type ComplexityLevel = (typeof complexityLevels)[number];
