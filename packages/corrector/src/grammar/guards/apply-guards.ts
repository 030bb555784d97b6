import { findAskingRule } from '../../rules/engine/rule-candidates';
import type { Candidate } from '../../sentence/candidate';
import { LEAST_OFFERED_PROBABILITY } from '../decode-candidates';
import { askTwoClauses } from './ask-two-clauses';
import type { Guard, GuardedSentence } from './guard';
import { keepAgreement } from './keep-agreement';
import { keepApart } from './keep-apart';
import { keepClauseComma } from './keep-clause-comma';
import { keepClitic } from './keep-clitic';
import { keepDegree } from './keep-degree';
import { keepEndMark } from './keep-end-mark';
import { keepItem } from './keep-item';
import { keepMood } from './keep-mood';
import { keepName } from './keep-name';
import { keepNumber } from './keep-number';
import { keepCase } from './keep-case';
import { keepOrder } from './keep-order';
import { keepParallelForm } from './keep-parallel-form';
import { keepRareWord } from './keep-rare-word';
import { keepTitle } from './keep-title';
import { keepVerbless } from './keep-verbless';
import { keepHeading } from './keep-heading';
import { trustCleanText } from './trust-clean-text';

const GUARDS: readonly Guard[] = [
  askTwoClauses,
  keepAgreement,
  keepApart,
  keepCase,
  keepClauseComma,
  keepClitic,
  keepDegree,
  keepEndMark,
  keepItem,
  keepMood,
  keepName,
  keepNumber,
  keepOrder,
  keepParallelForm,
  keepRareWord,
  keepTitle,
  keepVerbless,
  keepHeading,
  trustCleanText,
];

/**
 * The probabilities of the candidates of a sentence, 0 for those that a guard does not let pass. What a certain rule asks
 * for is held back by the cleanness of its text alone. Most candidates are too unlikely to be shown and pass unseen.
 */
export function applyGuards(
  guarded: GuardedSentence,
  candidates: readonly Candidate[],
  probabilities: ArrayLike<number>,
): number[] {
  return candidates.map((candidate, i) => {
    const probability = probabilities[i]!;
    const isCertain = findAskingRule(candidate)?.isCertain;
    if (!isCertain && probability < LEAST_OFFERED_PROBABILITY) return probability;
    const guards = isCertain ? [trustCleanText] : GUARDS;
    return guards.some((guard) => probability < guard(candidate, guarded)) ? 0 : probability;
  });
}
