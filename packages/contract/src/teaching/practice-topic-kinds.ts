import type { PracticeKind, PracticeTopic } from './practice-choices';

const FORMS = ['CHOOSE_FORM', 'WRITE_FORM', 'MEND_ERROR'] as const;

/** What a learner can do about each topic, in the order in which the kinds take turns. */
const topicKinds: Readonly<Record<PracticeTopic, readonly PracticeKind[]>> = {
  partitive: FORMS,
  object: FORMS,
  government: FORMS,
  'local-cases': FORMS,
  infinitive: FORMS,
  tense: ['CHOOSE_FORM', 'WRITE_FORM', 'ORDER_TILES'],
  numerals: FORMS,
  agreement: FORMS,
  comma: ['PLACE_COMMA'],
  together: ['MEND_ERROR', 'LISTEN_AND_WRITE'],
  letters: ['MEND_ERROR', 'LISTEN_AND_WRITE'],
  'verb-choice': ['CHOOSE_VERB', 'MEND_ERROR'],
};

export const listPracticeKinds = (topic: PracticeTopic): readonly PracticeKind[] => topicKinds[topic];
