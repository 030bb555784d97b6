import { writeCandidateContextFeatures, writeContextFeatures } from './context-features';
import { FeatureBuffer } from './feature-buffer';
import { weightIndex } from './feature-hash';
import {
  EMPTY_HISTORY,
  extendHistory,
  isSameHistory,
  writeHistoryFeatures,
  writePairFeatures,
} from './history-features';
import type { History } from './history-features';
import { MOST_CANDIDATES } from './generate-candidates';
import type { SentenceView } from './sentence-view';
import type { Weights } from './weights';
import { addContextScores, addPartScores, scoreForm } from './word-entry';
import type { WordEntry } from './word-entry';

/** Partial readings kept at each word; 8 gains nothing over 4. */
export const BEAM_WIDTH = 4;

/** A reading this far behind the best is given up, in units of the weights. Measured: 60 is as good as no limit. */
const HOPELESS_MARGIN = 60;

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

/** Scores candidates in context with given weights. */
export class SentenceScorer {
  private readonly weights: Weights;
  private readonly contexts = new FeatureBuffer('context');
  private readonly candidateContexts = new FeatureBuffer('candidate in context');
  private readonly histories = new FeatureBuffer('history');
  private readonly pairs = new FeatureBuffer('history and candidate');
  // Reused, for thousands of small arrays a second would keep the collector busy.
  private readonly tokenScores = new Float64Array(MOST_CANDIDATES);
  private readonly historyScores = new Float64Array(MOST_CANDIDATES);

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /**
   * Scores of the candidates of token `i` before any history; 0 where there is no choice. The array is good until the
   * next call.
   */
  scoreToken(view: SentenceView, i: number): Float64Array {
    const entry = view.entries[i]!;
    const count = entry.candidates.length;
    const { weights, contexts, candidateContexts, tokenScores: scores } = this;
    scores[0] = 0;
    if (count === 1) return scores;
    scores.set(entry.own instanceof Float64Array ? entry.own : scoreForm(entry, entry.own, weights));
    writeContextFeatures(view, i, contexts);
    addContextScores(entry, contexts.values, contexts.count, weights, scores);
    for (let k = 0; k < count; k++) {
      writeCandidateContextFeatures(view, i, k, candidateContexts);
      scores[k]! += weights.sum(candidateContexts.values, candidateContexts.count);
    }
    return scores;
  }

  /** What a history adds to each candidate of token `i`. The array is good until the next call. */
  scoreHistory(view: SentenceView, i: number, history: History): Float64Array {
    const entry = view.entries[i]!;
    const { weights, histories, pairs, historyScores: scores } = this;
    scores.fill(0);
    writeHistoryFeatures(history, view, i, histories);
    addPartScores(entry.full, histories.values, histories.count, weights, scores);
    addPartScores(entry.short, histories.values, histories.count, weights, scores);
    for (let k = 0; k < entry.candidates.length; k++) {
      writePairFeatures(history, entry.tags[k]!, entry.lemmaHashes[k]!, pairs);
      scores[k]! += weights.sum(pairs.values, pairs.count);
    }
    return scores;
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
    const tag = entry.tags[choice]!;
    const visitCrossed = (values: Int32Array, count: number, partHash: number): void => {
      for (let f = 0; f < count; f++) visit(weightIndex(values[f]!, partHash));
    };
    const { contexts, candidateContexts, histories, pairs } = this;
    writeHistoryFeatures(history, view, i, histories);
    visitCrossed(histories.values, histories.count, tag.fullHash);
    visitCrossed(histories.values, histories.count, tag.shortHash);
    writePairFeatures(history, tag, entry.lemmaHashes[choice]!, pairs);
    visitCrossed(pairs.values, pairs.count, 0);
    if (entry.candidates.length === 1) return;
    if (entry.own instanceof Float64Array)
      throw new TypeError('Only an entry for learning keeps its features.');
    const { word, candidates } = entry.own;
    writeContextFeatures(view, i, contexts);
    for (const partHash of [tag.fullHash, tag.uposHash, tag.shortHash]) {
      visitCrossed(word, word.length, partHash);
      visitCrossed(contexts.values, contexts.count, partHash);
    }
    const own = candidates[choice]!;
    visitCrossed(own, own.length, 0);
    writeCandidateContextFeatures(view, i, choice, candidateContexts);
    visitCrossed(candidateContexts.values, candidateContexts.count, 0);
  }
}

/** Reads candidate `choice` of a word after `parent`. */
export function extendNode(parent: BeamNode, entry: WordEntry, choice: number, score: number): BeamNode {
  const history = extendHistory(parent.history, entry.tags[choice]!, entry.lemmaHashes[choice]!);
  return { parent, choice, score, history };
}

/** Continuations ranked before those with the same history are dropped. */
const RANKED_WIDTH = 2 * BEAM_WIDTH;

/**
 * The best readings up to token `i`, best first, from the best up to the token before. Of readings that mean the same to
 * the words that come after, only the best is kept.
 */
export function advanceBeam(
  beam: readonly BeamNode[],
  view: SentenceView,
  i: number,
  scorer: SentenceScorer,
  tokenScores: Float64Array,
): BeamNode[] {
  const entry = view.entries[i]!;
  const ranked: { parent: BeamNode; choice: number; score: number }[] = [];
  for (const parent of beam) {
    const historyScores = scorer.scoreHistory(view, i, parent.history);
    for (let choice = 0; choice < entry.candidates.length; choice++) {
      const score = parent.score + tokenScores[choice]! + historyScores[choice]!;
      if (ranked.length === RANKED_WIDTH) {
        if (score <= ranked[RANKED_WIDTH - 1]!.score) continue;
        ranked.pop();
      }
      let place = ranked.length;
      while (place > 0 && ranked[place - 1]!.score < score) place--;
      ranked.splice(place, 0, { parent, choice, score });
    }
  }
  const next: BeamNode[] = [];
  for (const { parent, choice, score } of ranked) {
    if (next.length === BEAM_WIDTH) break;
    const node = extendNode(parent, entry, choice, score);
    if (!next.some(({ history }) => isSameHistory(history, node.history))) next.push(node);
  }
  return next;
}

/** The best reading of a sentence: for each token the number of its candidate. */
export function chooseCandidates(view: SentenceView, scorer: SentenceScorer): Int32Array {
  let beam: readonly BeamNode[] = [ROOT_NODE];
  for (let i = 0; i < view.entries.length; i++) {
    const entry = view.entries[i]!;
    // A sole reading before a sole candidate: nothing to choose, so nothing to score.
    const isForced = entry.candidates.length === 1 && beam.length === 1;
    beam = isForced
      ? [extendNode(beam[0]!, entry, 0, beam[0]!.score)]
      : dropHopeless(advanceBeam(beam, view, i, scorer, scorer.scoreToken(view, i)));
  }
  return traceChoices(beam[0]!, view.entries.length);
}

/** Leaves out readings so far behind the best that they hardly ever win. */
function dropHopeless(beam: readonly BeamNode[]): readonly BeamNode[] {
  const least = beam[0]!.score - HOPELESS_MARGIN;
  let kept = beam.length;
  while (kept > 1 && beam[kept - 1]!.score < least) kept--;
  return kept === beam.length ? beam : beam.slice(0, kept);
}

/** The choices that lead to a node. */
export function traceChoices(node: BeamNode, length: number): Int32Array {
  const choices = new Int32Array(length);
  let current: BeamNode | undefined = node;
  for (let i = length - 1; i >= 0 && current; i--) {
    choices[i] = current.choice;
    current = current.parent;
  }
  return choices;
}
