import { findAskingRule } from '../../rules/engine/rule-candidates';
import type { CandidateKind } from '../../sentence/candidate';
import type { Guard } from './guard';

/** Texts with lower odds of errors are written as natives write; of learner sentences one in eight lies in one. */
const CLEAN_ODDS = 0.65;
/**
 * What a candidate needs in such a text. There a rare word, a free order or a comma is as it was meant, and the models,
 * which know the errors of learners, are mostly wrong below these.
 */
const LEAST_IN_CLEAN_TEXT: Readonly<Partial<Record<CandidateKind, number>>> = {
  'comma-insert': 0.6,
  'comma-delete': 0.85,
  confusion: 0.75,
  form: 0.75,
  'spelling-form': 0.5,
  spelling: 0.4,
  move: 0.75,
  'end-mark': 0.7,
  'missing-end': 0.6,
};

/** The same for what a certain rule asks for. */
const LEAST_CERTAIN_IN_CLEAN_TEXT = 0.3;

/** In a text with few errors more evidence is asked for than in one of a learner. */
export const trustCleanText: Guard = (candidate, { odds }) => {
  if (odds >= CLEAN_ODDS) return 0;
  const isCertain = findAskingRule(candidate)?.isCertain === true;
  return isCertain ? LEAST_CERTAIN_IN_CLEAN_TEXT : (LEAST_IN_CLEAN_TEXT[candidate.kind] ?? 0);
};
