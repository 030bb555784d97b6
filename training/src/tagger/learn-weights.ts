import {
  advanceBeam,
  type BeamNode,
  extendNode,
  ROOT_NODE,
  SentenceScorer,
  traceChoices,
} from '@keelerada/estonian/tagging/beam-search';
import { WEIGHT_BITS } from '@keelerada/estonian/tagging/weights/feature-hash';
import { isSameHistory } from '@keelerada/estonian/tagging/history-features';
import { AveragedPerceptron } from '../learning/averaged-perceptron';
import type { TrainingExample } from './training-example';

/** Learns to choose readings by beam search. */
export class PerceptronLearner extends AveragedPerceptron<TrainingExample> {
  private readonly scorer: SentenceScorer;

  constructor(seed: number) {
    super(WEIGHT_BITS, seed);
    this.scorer = new SentenceScorer(this.weights);
  }

  protected override learnSentence({ view, gold }: TrainingExample): boolean {
    const { scorer } = this;
    let beam: readonly BeamNode[] = [ROOT_NODE];
    let right = ROOT_NODE;
    let worst = 0;
    let violation: { found: BeamNode; right: BeamNode; length: number } | undefined;
    for (let i = 0; i < view.entries.length; i++) {
      scorer.scoreToken(view, i);
      const choice = gold[i]!;
      // No candidate was given up: each is at the place of its number.
      const gain = scorer.token.scores[choice]! + scorer.scoreHistory(view, i, right.history)[choice]!;
      beam = advanceBeam(beam, view, i, scorer);
      right = extendNode(right, view.entries[i]!, choice, right.score + gain);
      const behind = beam[0]!.score - right.score;
      if (behind < worst || (behind === 0 && violation)) continue;
      worst = behind;
      violation = { found: beam[0]!, right, length: i + 1 };
    }
    const isRight = traceChoices(beam[0]!).every((choice, i) => choice === gold[i]);
    if (isRight || !violation) return false;
    this.update(view, violation.right, violation.found, violation.length);
    return true;
  }

  private update(view: TrainingExample['view'], right: BeamNode, found: BeamNode, length: number): void {
    const { scorer, raise, lower } = this;
    let good = right;
    let bad = found;
    for (let i = length - 1; i >= 0; i--) {
      const goodParent = good.parent!;
      const badParent = bad.parent!;
      if (good.choice !== bad.choice || !isSameHistory(goodParent.history, badParent.history)) {
        scorer.visitFeatures(view, i, goodParent.history, good.choice, raise);
        scorer.visitFeatures(view, i, badParent.history, bad.choice, lower);
      }
      good = goodParent;
      bad = badParent;
    }
  }
}
