import { describe, expect, it } from 'vitest';
import { CandidateScores, TAG_PART } from './candidate-scores';
import { weightIndex, WEIGHT_BITS } from './feature-hash';
import { parseTag } from './tag-inventory';
import { FloatWeights } from './weights';

const tags = ['NOUN|Case=Nom', 'NOUN|Case=Gen', 'VERB|VerbForm=Fin'].map(parseTag);
const features = Int32Array.of(17, -4_000_000);

/** Weights that give 5 to a nominative with the first feature and 2 to a noun with the second. */
function makeWeights(): FloatWeights {
  const values = new Float32Array(2 ** WEIGHT_BITS);
  values[weightIndex(features[0]!, tags[0]!.fullHash)] = 5;
  values[weightIndex(features[1]!, tags[0]!.uposHash)] = 2;
  return new FloatWeights(values);
}

function list({ choices, scores, count }: CandidateScores): [number, number][] {
  return Array.from({ length: count }, (_, place) => [choices[place]!, scores[place]!]);
}

describe('scores of the candidates of a word', () => {
  it('adds what features give through each part of the tag', () => {
    const candidates = new CandidateScores();
    candidates.begin(3);
    candidates.addThrough(TAG_PART.full, tags, features, 2, makeWeights(), false);
    expect(list(candidates).map(([, score]) => score)).toEqual([5, 0, 0]);
    candidates.addThrough(TAG_PART.upos, tags, features, 2, makeWeights(), false);
    expect(list(candidates).map(([, score]) => score)).toEqual([7, 2, 0]);
    candidates.addThrough(TAG_PART.upos, tags, features, 1, makeWeights(), false);
    expect(list(candidates).map(([, score]) => score)).toEqual([7, 2, 0]);
  });

  it('passes over a part that all candidates share only where the difference is enough', () => {
    const candidates = new CandidateScores();
    candidates.begin(2);
    candidates.addThrough(TAG_PART.upos, tags, features, 2, makeWeights(), true);
    expect(list(candidates)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    candidates.addThrough(TAG_PART.upos, tags, features, 2, makeWeights(), false);
    expect(list(candidates)).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('gives up what is too far behind, and goes on with the tags of the others', () => {
    const candidates = new CandidateScores();
    candidates.beginWith([1, 30, 20]);
    candidates.dropBehind(10);
    expect(list(candidates)).toEqual([
      [1, 30],
      [2, 20],
    ]);
    candidates.addThrough(TAG_PART.upos, tags, features, 2, makeWeights(), true);
    expect(list(candidates)).toEqual([
      [1, 32],
      [2, 20],
    ]);
    const others = new CandidateScores();
    others.beginLike(candidates);
    expect(list(others)).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('keeps the best, whatever the margin', () => {
    const candidates = new CandidateScores();
    candidates.beginWith([-3, -1, -2]);
    candidates.dropBehind(Infinity);
    expect(candidates.count).toBe(3);
    candidates.dropBehind(0);
    expect(list(candidates)).toEqual([[1, -1]]);
  });
});
