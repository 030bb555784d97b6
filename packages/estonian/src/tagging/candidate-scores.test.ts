import { describe, expect, it } from 'vitest';
import { CandidateScores } from './candidate-scores';
import { weightIndex, WEIGHT_BITS } from './weights/feature-hash';
import { parseTags, type Tag, UPOS_SLOT } from './candidates/tag-inventory';
import { FloatWeights } from './weights/weights';

const NAMES = [
  'NOUN|Case=Nom|Number=Sing',
  'VERB|VerbForm=Fin',
  'NOUN|Case=Gen|Number=Sing',
  'NOUN|Abbr=Yes|Case=Gen|Number=Sing',
];
const tags = parseTags(NAMES);
const [nominative, verb, genitive, abbreviation] = tags as [Tag, Tag, Tag, Tag];
const features = Int32Array.of(17, -4_000_000);

type Part = 'full' | 'upos' | 'short';

function findSlot(tag: Tag, part: Part): number {
  if (part === 'upos') return UPOS_SLOT;
  return part === 'full' ? tag.fullSlot : tag.shortSlot;
}

/** Weights of single features with single parts of tags: the feature's number, the tag, the part, the weight. */
function makeWeights(...given: [number, Tag, Part, number][]): FloatWeights {
  const values = new Float32Array(2 ** WEIGHT_BITS);
  for (const [feature, tag, part, weight] of given)
    values[weightIndex(features[feature]!, tag.uposHash) ^ findSlot(tag, part)] = weight;
  return new FloatWeights(values);
}

function list({ choices, scores, count }: CandidateScores): [number, number][] {
  return Array.from({ length: count }, (_, place) => [choices[place]!, scores[place]!]);
}

/** Scores of some of the tags, by their numbers, after one step. */
function score(choices: readonly number[], step: (candidates: CandidateScores) => void): number[] {
  const candidates = new CandidateScores();
  candidates.begin(tags.map((tag, choice) => ({ tag, formScore: choices.includes(choice) ? 0 : -1000 })));
  candidates.dropBehind(10);
  step(candidates);
  return list(candidates).map(([, found]) => found);
}

describe('scores of the candidates of a word', () => {
  it('adds what features give through each part of the tag', () => {
    const weights = makeWeights(
      [0, nominative, 'full', 5],
      [1, nominative, 'upos', 2],
      [1, genitive, 'short', 30],
      [0, abbreviation, 'full', 400],
      [1, verb, 'full', -7],
    );
    const all = [0, 1, 2, 3];
    expect(score(all, (found) => found.addContext(features, 2, weights))).toEqual([7, -7, 32, 432]);
    // The second feature is not among the first one.
    expect(score(all, (found) => found.addContext(features, 1, weights))).toEqual([5, 0, 0, 400]);
    expect(score(all, (found) => found.addHistory(features, 2, weights))).toEqual([5, -7, 30, 430]);
  });

  it('passes over a part of the context that all candidates share, but not of the history', () => {
    const weights = makeWeights([0, genitive, 'short', 3], [0, genitive, 'upos', 20]);
    const step = { context: [0, 2], alike: [2, 3] };
    expect(score(step.context, (found) => found.addContext(features, 2, weights))).toEqual([0, 3]);
    expect(score(step.alike, (found) => found.addContext(features, 2, weights))).toEqual([0, 0]);
    expect(score(step.alike, (found) => found.addHistory(features, 2, weights))).toEqual([3, 3]);
    const full = makeWeights([1, genitive, 'full', 4]);
    expect(score([2], (found) => found.addContext(features, 2, full))).toEqual([0]);
    expect(score([2], (found) => found.addHistory(features, 2, full))).toEqual([4]);
  });

  it('tells tags apart by their short part where their whole tags share a slot', () => {
    const others = Array.from({ length: 61 }, (_, i) => `ADJ|Case=Nom|Style=S${i}`);
    const names = ['ADJ|Case=Nom', 'ADJ|Case=Gen|Style=S', ...others, 'ADJ|Case=Gen'];
    const parsed = parseTags(names);
    const alike = [parsed[0]!, parsed.at(-1)!] as const;
    expect(alike[0].fullSlot).toBe(alike[1].fullSlot);
    expect(alike[0].shortSlot).not.toBe(alike[1].shortSlot);
    const candidates = new CandidateScores();
    candidates.begin(alike.map((tag) => ({ tag, formScore: 0 })));
    candidates.addContext(features, 1, makeWeights([0, alike[1], 'short', 9]));
    expect(list(candidates)).toEqual([
      [0, 0],
      [1, 9],
    ]);
  });

  it('gives up what is too far behind, and goes on with the tags of the others', () => {
    const candidates = new CandidateScores();
    candidates.begin([1, 30, 20].map((formScore, k) => ({ tag: tags[k]!, formScore })));
    candidates.dropBehind(10);
    expect(list(candidates)).toEqual([
      [1, 30],
      [2, 20],
    ]);
    candidates.addContext(features, 2, makeWeights([0, nominative, 'upos', 2]));
    expect(list(candidates)).toEqual([
      [1, 30],
      [2, 22],
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
    candidates.begin([-3, -1, -2].map((formScore, k) => ({ tag: tags[k]!, formScore })));
    candidates.dropBehind(Infinity);
    expect(candidates.count).toBe(3);
    candidates.dropBehind(0);
    expect(list(candidates)).toEqual([[1, -1]]);
  });
});
