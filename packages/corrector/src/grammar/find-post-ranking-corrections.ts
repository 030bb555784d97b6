import type { Correction } from '../correction/correction';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { findFormFrequency } from '../language/drop-rare-forms';
import type { Lexicon } from '../language/lexicon';
import { CERTAIN_PROBABILITY } from './decode-candidates';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { findRuleHits } from '../rules/engine/find-rule-hits';
import { makeRuleCorrection } from '../rules/engine/make-rule-correction';
import { POST_RANKING_RULES } from '../rules/rule-table';

/** What the post-ranking rules ask for in some sentences of a text, at most one mark a place. */
export function findPostRankingCorrections(
  text: string,
  sentences: readonly GrammarSentence[],
  morphology: Pick<CorrectorMorphology, 'synthesise'>,
  lexicon: Lexicon,
): Correction[] {
  const frequencyOf = (form: string): number => findFormFrequency(lexicon, form);
  const found = sentences.flatMap((sentence) =>
    findRuleHits(sentence, morphology, frequencyOf, POST_RANKING_RULES).map((made) =>
      makeRuleCorrection(text, sentence, made, CERTAIN_PROBABILITY),
    ),
  );
  return found.filter((correction, i) => !found.slice(0, i).some((earlier) => touch(earlier, correction)));
}

/**
 * Corrections with those of the post-ranking rules: they give way to other rules and to misspelt words, all else gives way to
 * those of them that are sure. In any order.
 */
export function addPostRankingCorrections(
  found: readonly Correction[],
  postRanking: readonly Correction[],
): Correction[] {
  const isFirm = ({ reason, tier }: Correction): boolean =>
    tier === 'sure' && (reason.kind === 'rule' || reason.kind === 'misspelling');
  const added = postRanking.filter(
    (correction) =>
      !found.some((other) => (correction.tier !== 'sure' || isFirm(other)) && touch(other, correction)),
  );
  return [...found.filter((correction) => !added.some((other) => touch(other, correction))), ...added];
}

/** True for two that change the same words or the same gap. */
function touch(a: Correction, b: Correction): boolean {
  return a.start < b.end && b.start < a.end ? true : isAt(a, b) || isAt(b, a);
}

/** An insertion at a place of another one or at its edge; a new order may begin at the word behind it. */
function isAt(insertion: Correction, other: Correction): boolean {
  const { start, end } = insertion;
  const from = other.reason.kind === 'word-order' ? other.start - 1 : other.start;
  return start === end && start >= from && start <= other.end;
}
