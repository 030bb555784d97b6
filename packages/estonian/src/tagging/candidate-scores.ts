import { MOST_CANDIDATES } from './generate-candidates';
import type { Tag } from './tag-inventory';
import type { Weights } from './weights';

/** The parts of a tag that weights are tied to. */
export const TAG_PART = { full: 0, upos: 1, short: 2 } as const;
export type TagPart = (typeof TAG_PART)[keyof typeof TAG_PART];

function findPartHash(tag: Tag, part: TagPart): number {
  if (part === TAG_PART.full) return tag.fullHash;
  return part === TAG_PART.upos ? tag.uposHash : tag.shortHash;
}

/** The candidates of one word that may still be chosen, with their scores so far. Used again for every word. */
export class CandidateScores {
  /** Their numbers, in the order of the word's candidates. */
  readonly choices = new Int32Array(MOST_CANDIDATES);
  /** The score of each, at its place in `choices`. */
  readonly scores = new Float64Array(MOST_CANDIDATES);
  count = 0;
  private readonly hashes = new Int32Array(MOST_CANDIDATES);
  private readonly sums = new Float64Array(MOST_CANDIDATES);

  /** Begins with the first `count` candidates, all at 0. */
  begin(count: number): void {
    this.count = count;
    for (let place = 0; place < count; place++) {
      this.choices[place] = place;
      this.scores[place] = 0;
    }
  }

  /** Begins with the same candidates as another, all at 0. */
  beginLike({ count, choices }: CandidateScores): void {
    this.count = count;
    for (let place = 0; place < count; place++) {
      this.choices[place] = choices[place]!;
      this.scores[place] = 0;
    }
  }

  /** Begins with all candidates, scored by their numbers. */
  beginWith(scores: readonly number[]): void {
    this.begin(scores.length);
    for (let place = 0; place < scores.length; place++) this.scores[place] = scores[place]!;
  }

  /** Gives up the candidates that are further than `margin` behind the best. */
  dropBehind(margin: number): void {
    const { count, choices, scores } = this;
    let least = -Infinity;
    for (let place = 0; place < count; place++) least = Math.max(least, scores[place]!);
    least -= margin;
    let kept = 0;
    for (let place = 0; place < count; place++) {
      if (scores[place]! < least) continue;
      choices[kept] = choices[place]!;
      scores[kept] = scores[place]!;
      kept++;
    }
    this.count = kept;
  }

  /**
   * Adds what features give through one part of each candidate's tag; `tags` by the candidates' numbers. Where all
   * candidates share the part it would give all the same: then it is passed over if `isDifferenceEnough`.
   */
  addThrough(
    part: TagPart,
    tags: readonly Tag[],
    features: Int32Array,
    featureCount: number,
    weights: Weights,
    isDifferenceEnough: boolean,
  ): void {
    const { count, choices, scores, hashes, sums } = this;
    let isShared = true;
    for (let place = 0; place < count; place++) {
      hashes[place] = findPartHash(tags[choices[place]!]!, part);
      if (hashes[place] !== hashes[0]) isShared = false;
    }
    if (isShared && isDifferenceEnough) return;
    for (let place = 0; place < count; place++) {
      const hash = hashes[place]!;
      let earlier = 0;
      while (hashes[earlier] !== hash) earlier++;
      sums[place] = earlier < place ? sums[earlier]! : weights.sumCrossed(features, featureCount, hash);
      scores[place]! += sums[place]!;
    }
  }
}
