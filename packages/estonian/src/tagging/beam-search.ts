import { CandidateScores } from './candidate-scores';
import {
  NEIGHBOUR_FEATURES,
  writeCandidateContextFeatures,
  writeGlanceFeatures,
  writeNeighbourFeatures,
} from './context-features';
import { FeatureBuffer } from './weights/feature-buffer';
import { weightIndex } from './weights/feature-hash';
import {
  EMPTY_HISTORY,
  extendHistory,
  type History,
  isSameHistory,
  writeHistoryFeatures,
  writePairFeatures,
} from './history-features';
import { RankedContinuations } from './ranked-continuations';
import type { SentenceView } from './sentence-view';
import { UPOS_SLOT } from './candidates/tag-inventory';
import type { Weights } from './weights/weights';
import { addFormScores, type WordEntry } from './word-entry';

/** Partial readings kept at each word; 8 gains nothing over 4. */
export const BEAM_WIDTH = 4;

/** How far behind the best a candidate may be before it is given up, in the units that weights are learned in. */
export interface ScoreLimits {
  /** With a glance at its place and at what its neighbours are likeliest to be. */
  readonly glance: number;
  /** With all that is known before a history. */
  readonly token: number;
  /** With all: a reading of the sentence up to here. */
  readonly reading: number;
}

/** Measured on the development parts: as good as no limits, but for one token in 3,000, in half of the time. */
export const TAGGING_LIMITS: ScoreLimits = { glance: 300, token: 250, reading: 70 };
/** The same by the form alone, for `makeWordEntry`. */
export const FORM_LIMIT = 400;

/** A reading of a sentence up to some word: its last choice, and the reading before. */
export interface BeamNode {
  readonly parent: BeamNode | undefined;
  /** The candidate chosen for the last word, -1 before the first. */
  readonly choice: number;
  readonly score: number;
  readonly history: History;
}

/** The reading before the first word. */
export const ROOT_NODE: BeamNode = { parent: undefined, choice: -1, score: 0, history: EMPTY_HISTORY };

const NO_LIMITS: ScoreLimits = { glance: Infinity, token: Infinity, reading: Infinity };

/** Scores candidates in context with given weights. */
export class SentenceScorer {
  /** The candidates of the token that was scored last, before any history. */
  readonly token = new CandidateScores();
  readonly limits: ScoreLimits;
  private readonly history = new CandidateScores();
  private readonly weights: Weights;
  private readonly glances = new FeatureBuffer('context', NEIGHBOUR_FEATURES);
  private readonly neighbours = new FeatureBuffer('context');
  private readonly candidateContexts = new FeatureBuffer('candidate in context');
  private readonly histories = new FeatureBuffer('history');
  private readonly pairs = new FeatureBuffer('history and candidate');

  /** Without limits no candidate is given up. */
  constructor(weights: Weights, limits: ScoreLimits = NO_LIMITS) {
    const { step } = weights;
    this.weights = weights;
    this.limits = {
      glance: limits.glance / step,
      token: limits.token / step,
      reading: limits.reading / step,
    };
  }

  /** Scores the candidates of token `i` before any history, into `token`; 0 if there is no choice. */
  scoreToken(view: SentenceView, i: number): void {
    const entry = view.entries[i]!;
    const { weights, token, limits } = this;
    token.begin(entry.candidates);
    if (token.count === 1) return;
    if (entry.features) addFormScores(token, entry.features, weights);
    const { glances, neighbours, candidateContexts } = this;
    writeGlanceFeatures(view, i, glances);
    token.addContext(glances.values, glances.count, weights);
    token.dropBehind(limits.glance);
    if (token.count === 1) return;
    writeNeighbourFeatures(view, i, neighbours);
    token.addContext(neighbours.values, neighbours.count, weights);
    for (let place = 0; place < token.count; place++) {
      writeCandidateContextFeatures(view, i, token.choices[place]!, candidateContexts);
      token.scores[place]! += weights.sum(candidateContexts.values, candidateContexts.count);
    }
    token.dropBehind(limits.token);
  }

  /** What a history adds to each candidate in `token`, in that order. The answer is good until the next call. */
  scoreHistory(view: SentenceView, i: number, history: History): Float64Array {
    const { candidates } = view.entries[i]!;
    const { weights, histories, pairs, token, history: found } = this;
    found.beginLike(token);
    writeHistoryFeatures(history, view, i, histories);
    found.addHistory(histories.values, histories.count, weights);
    for (let place = 0; place < found.count; place++) {
      const { tag, lemmaHash } = candidates[found.choices[place]!]!;
      writePairFeatures(history, tag, lemmaHash, pairs);
      found.scores[place]! += weights.sum(pairs.values, pairs.count);
    }
    return found.scores;
  }

  /** Gives `visit` the weight index of every feature that candidate `choice` of token `i` has after `history`. */
  visitFeatures(
    view: SentenceView,
    i: number,
    history: History,
    choice: number,
    visit: (index: number) => void,
  ): void {
    const entry = view.entries[i]!;
    const { tag, lemmaHash } = entry.candidates[choice]!;
    const { fullSlot, shortSlot } = tag;
    const visitParts = (values: Int32Array, count: number, slots: readonly number[]): void => {
      for (let f = 0; f < count; f++) {
        const start = weightIndex(values[f]!, tag.uposHash);
        for (const slot of slots) visit(start ^ slot);
      }
    };
    const visitComplete = (values: Int32Array, count: number): void => {
      for (let f = 0; f < count; f++) visit(weightIndex(values[f]!));
    };
    const { glances, neighbours, candidateContexts, histories, pairs } = this;
    writeHistoryFeatures(history, view, i, histories);
    visitParts(histories.values, histories.count, [fullSlot, shortSlot]);
    writePairFeatures(history, tag, lemmaHash, pairs);
    visitComplete(pairs.values, pairs.count);
    if (entry.candidates.length === 1) return;
    if (!entry.features) throw new TypeError('Only an entry for learning keeps its features.');
    const { word, candidates } = entry.features;
    writeGlanceFeatures(view, i, glances);
    writeNeighbourFeatures(view, i, neighbours);
    const parts = [fullSlot, UPOS_SLOT, shortSlot];
    visitParts(word, word.length, parts);
    visitParts(glances.values, glances.count, parts);
    visitParts(neighbours.values, neighbours.count, parts);
    const own = candidates[choice]!;
    visitComplete(own, own.length);
    writeCandidateContextFeatures(view, i, choice, candidateContexts);
    visitComplete(candidateContexts.values, candidateContexts.count);
  }
}

/** Reads candidate `choice` of a word after `parent`. */
export function extendNode(parent: BeamNode, entry: WordEntry, choice: number, score: number): BeamNode {
  const { tag, lemmaHash } = entry.candidates[choice]!;
  const history = extendHistory(parent.history, tag, lemmaHash);
  return { parent, choice, score, history };
}

/** Continuations ranked before those with the same history are dropped. */
const ranked = new RankedContinuations(2 * BEAM_WIDTH);

/**
 * The best readings up to token `i`, best first, from the best up to the token before and the candidates that `scorer` has
 * scored for this one. Of readings that mean the same to the words that come after, only the best is kept.
 */
export function advanceBeam(
  beam: readonly BeamNode[],
  view: SentenceView,
  i: number,
  scorer: SentenceScorer,
): BeamNode[] {
  const { token, limits } = scorer;
  ranked.count = 0;
  for (let parent = 0; parent < beam.length; parent++) {
    const { score, history } = beam[parent]!;
    const historyScores = scorer.scoreHistory(view, i, history);
    for (let place = 0; place < token.count; place++) {
      ranked.add(score + token.scores[place]! + historyScores[place]!, parent, token.choices[place]!);
    }
  }
  const least = ranked.scores[0]! - limits.reading;
  const next: BeamNode[] = [];
  for (let place = 0; place < ranked.count && next.length < BEAM_WIDTH; place++) {
    const score = ranked.scores[place]!;
    if (score < least) break;
    const node = extendNode(beam[ranked.parents[place]!]!, view.entries[i]!, ranked.choices[place]!, score);
    if (!next.some(({ history }) => isSameHistory(history, node.history))) next.push(node);
  }
  return next;
}

/** The best reading of a sentence: for each token the number of its candidate. */
export function chooseCandidates(view: SentenceView, scorer: SentenceScorer): number[] {
  const { token } = scorer;
  let beam: readonly BeamNode[] = [ROOT_NODE];
  for (let i = 0; i < view.entries.length; i++) {
    scorer.scoreToken(view, i);
    // A sole reading before a sole candidate: nothing to choose, so nothing to score.
    const isForced = token.count === 1 && beam.length === 1;
    beam = isForced
      ? [extendNode(beam[0]!, view.entries[i]!, token.choices[0]!, beam[0]!.score)]
      : advanceBeam(beam, view, i, scorer);
  }
  return traceChoices(beam[0]!);
}

/** The choices that lead to a node. */
export function traceChoices(node: BeamNode): number[] {
  const choices: number[] = [];
  for (let current: BeamNode = node; current.parent; current = current.parent) choices.push(current.choice);
  return choices.reverse();
}
