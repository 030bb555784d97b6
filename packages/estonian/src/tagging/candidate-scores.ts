import { MOST_FEATURES } from './weights/feature-buffer';
import { weightIndex } from './weights/feature-hash';
import { MOST_CANDIDATES } from './candidates/generate-candidates';
import { type Tag, UPOS_SLOT } from './candidates/tag-inventory';
import type { Weights } from './weights/weights';

/** What is scored: a tag, and what the form by itself gives to it. */
export interface FormCandidate {
  readonly tag: Tag;
  readonly formScore: number;
}

/** The candidates of one word that may still be chosen, with their scores so far. Used again for every word. */
export class CandidateScores {
  /** Their numbers, in the order of the word's candidates. */
  readonly choices = new Int32Array(MOST_CANDIDATES);
  /** The score of each, at its place in `choices`. */
  readonly scores = new Float64Array(MOST_CANDIDATES);
  count = 0;
  /** Where the weights of their tags lie, at the same places. */
  private readonly groups = new Int32Array(MOST_CANDIDATES);
  private readonly fullSlots = new Int32Array(MOST_CANDIDATES);
  private readonly shortSlots = new Int32Array(MOST_CANDIDATES);
  /** Where the weights of the features begin, for the UPOS that is being looked at. */
  private readonly starts = new Int32Array(MOST_FEATURES);
  private readonly fullSums = new Float64Array(MOST_CANDIDATES);
  private readonly shortSums = new Float64Array(MOST_CANDIDATES);

  /** Begins with all candidates of a word and what the form by itself gives to each. */
  begin(candidates: readonly FormCandidate[]): void {
    this.count = candidates.length;
    for (let place = 0; place < candidates.length; place++) {
      const { tag, formScore } = candidates[place]!;
      const { uposHash, fullSlot, shortSlot } = tag;
      this.choices[place] = place;
      this.scores[place] = formScore;
      this.groups[place] = uposHash;
      this.fullSlots[place] = fullSlot;
      this.shortSlots[place] = shortSlot;
    }
  }

  /** Begins with the same candidates as another, all at 0. */
  beginLike(other: CandidateScores): void {
    this.count = other.count;
    for (let place = 0; place < other.count; place++) {
      this.choices[place] = other.choices[place]!;
      this.scores[place] = 0;
      this.groups[place] = other.groups[place]!;
      this.fullSlots[place] = other.fullSlots[place]!;
      this.shortSlots[place] = other.shortSlots[place]!;
    }
  }

  /** Gives up the candidates that are further than `margin` behind the best. */
  dropBehind(margin: number): void {
    const { count, choices, scores, groups, fullSlots, shortSlots } = this;
    let least = -Infinity;
    for (let place = 0; place < count; place++) least = Math.max(least, scores[place]!);
    least -= margin;
    let kept = 0;
    for (let place = 0; place < count; place++) {
      if (scores[place]! < least) continue;
      choices[kept] = choices[place]!;
      scores[kept] = scores[place]!;
      groups[kept] = groups[place]!;
      fullSlots[kept] = fullSlots[place]!;
      shortSlots[kept] = shortSlots[place]!;
      kept++;
    }
    this.count = kept;
  }

  /**
   * Adds what features give to each candidate of a sole word through its whole tag, its UPOS and its short tag. A part that
   * all candidates share would give all of them the same and is skipped.
   */
  addContext(features: Int32Array, featureCount: number, weights: Weights): void {
    const { count, groups, fullSlots, shortSlots } = this;
    let isSameUpos = true;
    let isSameShort = true;
    let isSameFull = true;
    for (let place = 1; place < count; place++) {
      if (groups[place] !== groups[0]) isSameUpos = false;
      if (shortSlots[place] !== shortSlots[0]) isSameShort = false;
      if (fullSlots[place] !== fullSlots[0]) isSameFull = false;
    }
    if (isSameUpos && isSameShort && isSameFull) return;
    this.addParts(features, featureCount, weights, !isSameUpos, !isSameUpos || !isSameShort);
  }

  /** Adds what features give to each candidate through its whole tag and its short tag, whatever they share. */
  addHistory(features: Int32Array, featureCount: number, weights: Weights): void {
    this.addParts(features, featureCount, weights, false, true);
  }

  /** UPOS by UPOS, for the weights of a feature for one UPOS lie side by side. */
  private addParts(
    features: Int32Array,
    featureCount: number,
    weights: Weights,
    hasUpos: boolean,
    hasShort: boolean,
  ): void {
    const { count, scores, groups, fullSlots, shortSlots, starts, fullSums, shortSums } = this;
    for (let first = 0; first < count; first++) {
      const group = groups[first]!;
      let known = 0;
      while (groups[known] !== group) known++;
      if (known < first) continue;
      for (let f = 0; f < featureCount; f++) starts[f] = weightIndex(features[f]!, group);
      const uposSum = hasUpos ? weights.sumSlot(starts, featureCount, UPOS_SLOT) : 0;
      for (let place = first; place < count; place++) {
        if (groups[place] !== group) continue;
        const full = fullSlots[place]!;
        known = first;
        while (groups[known] !== group || fullSlots[known] !== full) known++;
        fullSums[place] = known < place ? fullSums[known]! : weights.sumSlot(starts, featureCount, full);
        scores[place]! += uposSum + fullSums[place]!;
        if (!hasShort) continue;
        const short = shortSlots[place]!;
        known = first;
        while (groups[known] !== group || shortSlots[known] !== short) known++;
        shortSums[place] = known < place ? shortSums[known]! : weights.sumSlot(starts, featureCount, short);
        scores[place]! += shortSums[place]!;
      }
    }
  }
}
