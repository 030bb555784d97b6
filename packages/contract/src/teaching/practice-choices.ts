/** What practice offers, apart from the schemas so that a browser does not load the schema library. */

/** What an exercise practises, in a learner's words. */
export const practiceTopics = [
  'partitive',
  'object',
  'government',
  'local-cases',
  'infinitive',
  'tense',
  'numerals',
  'agreement',
  'comma',
  'together',
  'letters',
  'verb-choice',
] as const;
export type PracticeTopic = (typeof practiceTopics)[number];

/** What the learner does. Which kinds a topic has, its source says. */
export const practiceKinds = [
  'CHOOSE_FORM',
  'WRITE_FORM',
  'MEND_ERROR',
  'PLACE_COMMA',
  'CHOOSE_VERB',
  'ORDER_TILES',
  'LISTEN_AND_WRITE',
] as const;
export type PracticeKind = (typeof practiceKinds)[number];

export const practiceLevels = ['A2', 'B1', 'B2', 'C1'] as const;
export type PracticeLevel = (typeof practiceLevels)[number];

export const DEFAULT_PRACTICE_ITEMS = 10;
export const MAX_PRACTICE_ITEMS = 30;
