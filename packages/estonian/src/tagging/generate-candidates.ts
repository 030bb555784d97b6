import type { EstonianFormAnalyses, VabamorfAnalysis } from '../morphology';
import { findAnalysisKeys } from './analysis-keys';
import { applyLemmaOperation, isCutOperation, isGeneralOperation } from './lemma-operation';
import type { LemmaOperation } from './lemma-operation';
import { LEVEL_SMOOTHING } from './tagging-knowledge';
import type { KeyLevel, OutcomeCounts, TaggingKnowledge } from './tagging-knowledge';
import { capitaliseFirst, findWordShape } from './word-shape';

/** A reading a word may have. */
export interface Candidate {
  readonly tagId: number;
  readonly lemma: string;
  readonly operation: LemmaOperation;
  /** The analysis it comes from, -1 for none. */
  readonly analysisIndex: number;
  /** How likely it is without context; the candidates of a word sum to 1. */
  readonly prior: number;
}

interface Level {
  readonly level: KeyLevel;
  /** Least share, least count, and least count of a cut operation, for an outcome to become a candidate. */
  readonly leastShare: number;
  readonly leastCount: number;
  readonly leastCutCount: number;
}

/** From general to exact, the order in which they are interpolated. The thresholds were tuned on the development parts. */
const LEVELS: readonly Level[] = [
  { level: 'tag', leastShare: 0.03, leastCount: 2, leastCutCount: 10 },
  { level: 'ending', leastShare: 0.01, leastCount: 0, leastCutCount: 3 },
  { level: 'lexical', leastShare: 0, leastCount: 0, leastCutCount: 0 },
];

/** An exact key seen this often needs no more general one to propose readings. */
const ENOUGH_SEEN = 20;

/** Shares below this are what leave-one-out subtraction leaves of rounding. */
const LEAST_COUNT = 0.06;

/** Most candidates of a word. */
export const MOST_CANDIDATES = 14;
const NAME_TWIN_PRIOR = 0.02;

/** The readings of a word out of context, the likeliest first; at least one. */
export function generateCandidates(
  word: string,
  { analyses, isKnown }: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
): Candidate[] {
  const found = new Map<string, Candidate>();
  analyses.forEach((analysis, index) => addFromAnalysis(found, word, analysis, index, isKnown, knowledge));
  if (!isKnown && findWordShape(word) === 'lower') addNameTwins(found, knowledge);
  if (found.size === 0) addFallback(found, word, knowledge);
  return normalisePriors([...found.values()]);
}

function addFromAnalysis(
  found: Map<string, Candidate>,
  word: string,
  analysis: VabamorfAnalysis,
  analysisIndex: number,
  isKnown: boolean,
  knowledge: TaggingKnowledge,
): void {
  const keys = findAnalysisKeys(analysis, word, isKnown);
  const counts = LEVELS.map(({ level }) => knowledge.findOutcomeCounts(level, keys[level]));
  const choice = estimateChoice(counts);
  for (const outcomeId of proposeOutcomes(counts, knowledge)) {
    const { tagId, operation } = knowledge.outcomes[outcomeId]!;
    const lemma = applyLemmaOperation(operation, analysis.lemma, word);
    if (!lemma) continue;
    const prior = choice * estimateOutcome(counts, outcomeId);
    addCandidate(found, { tagId, lemma, operation, analysisIndex, prior });
  }
}

/** How likely an analysis is the right one, whatever its rivals. */
function estimateChoice(counts: readonly (OutcomeCounts | undefined)[]): number {
  let estimate = 0.5;
  for (const [index, found] of counts.entries()) {
    const smoothing = LEVEL_SMOOTHING[LEVELS[index]!.level];
    if (found) estimate = (found.chosen + smoothing * estimate) / (found.offered + smoothing);
  }
  return estimate;
}

/** How likely an outcome is, given that the analysis is the right one. */
function estimateOutcome(counts: readonly (OutcomeCounts | undefined)[], outcomeId: number): number {
  let estimate = 0;
  for (const [index, found] of counts.entries()) {
    const smoothing = LEVEL_SMOOTHING[LEVELS[index]!.level];
    if (!found) continue;
    const place = found.outcomeIds.indexOf(outcomeId);
    const count = place < 0 ? 0 : found.counts[place]!;
    estimate = (count + smoothing * estimate) / (found.chosen + smoothing);
  }
  return estimate;
}

function proposeOutcomes(
  counts: readonly (OutcomeCounts | undefined)[],
  knowledge: TaggingKnowledge,
): Set<number> {
  const proposed = new Set<number>();
  for (let index = LEVELS.length - 1; index >= 0; index--) {
    const found = counts[index];
    if (!found) continue;
    for (const outcomeId of listProposals(found, LEVELS[index]!, knowledge)) proposed.add(outcomeId);
    if (found.chosen >= ENOUGH_SEEN) break;
  }
  return proposed;
}

/** By the counts they come from: general counts serve thousands of words. */
const knownProposals = new WeakMap<OutcomeCounts, readonly number[]>();

/** The outcomes that were seen often enough to be proposed. */
function listProposals(found: OutcomeCounts, level: Level, knowledge: TaggingKnowledge): readonly number[] {
  const known = knownProposals.get(found);
  if (known !== undefined) return known;
  const proposals = found.outcomeIds.filter((outcomeId, place) => {
    const count = found.counts[place]!;
    const { operation } = knowledge.outcomes[outcomeId]!;
    if (count < LEAST_COUNT || count < level.leastCount || count < level.leastShare * found.chosen)
      return false;
    if (isCutOperation(operation) && count < level.leastCutCount) return false;
    return level.level === 'lexical' || isGeneralOperation(operation);
  });
  knownProposals.set(found, proposals);
  return proposals;
}

function addCandidate(found: Map<string, Candidate>, candidate: Candidate): void {
  const key = `${candidate.tagId} ${candidate.lemma}`;
  const earlier = found.get(key);
  if (!earlier) {
    found.set(key, candidate);
    return;
  }
  const likelier = candidate.prior > earlier.prior ? candidate : earlier;
  found.set(key, { ...likelier, prior: candidate.prior + earlier.prior });
}

/** On the web names are often written small: an unknown noun may be a name with a capital lemma. */
function addNameTwins(found: Map<string, Candidate>, knowledge: TaggingKnowledge): void {
  for (const candidate of [...found.values()]) {
    const tag = knowledge.tags[candidate.tagId]!;
    if (tag.upos !== 'NOUN') continue;
    const tagId = knowledge.findTagId(`PROPN|${tag.features}`);
    const lemma = capitaliseFirst(candidate.lemma);
    if (tagId === undefined || found.has(`${tagId} ${lemma}`)) continue;
    addCandidate(found, {
      ...candidate,
      tagId,
      lemma,
      operation: 'C',
      prior: candidate.prior * NAME_TWIN_PRIOR,
    });
  }
}

/** What a word is when nothing is known of it. */
function addFallback(found: Map<string, Candidate>, word: string, knowledge: TaggingKnowledge): void {
  const shape = findWordShape(word);
  const names = ['NOUN|Case=Nom|Number=Sing'];
  if (shape === 'no-letter') names.unshift('PUNCT|_');
  if (shape === 'digits' || shape === 'has-digit') names.unshift('NUM|NumForm=Digit|NumType=Card');
  const tagId = names.map((name) => knowledge.findTagId(name)).find((id) => id !== undefined) ?? 0;
  addCandidate(found, { tagId, lemma: word, operation: 'W', analysisIndex: -1, prior: 1 });
}

function normalisePriors(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => b.prior - a.prior || a.tagId - b.tagId || (a.lemma < b.lemma ? -1 : 1));
  const kept = candidates.slice(0, MOST_CANDIDATES);
  const total = kept.reduce((sum, { prior }) => sum + prior, 0) || 1;
  return kept.map((candidate) => ({ ...candidate, prior: candidate.prior / total }));
}
