import type { EstonianFormAnalyses } from '../morphology';
import { findAnalysisKeys } from './analysis-keys';
import { applyLemmaOperation, isCutOperation, isGeneralOperation } from './lemma-operation';
import type { LemmaOperation } from './lemma-operation';
import { LEVEL_SMOOTHING } from './tagging-knowledge';
import type { KeyLevel, OutcomeCounts, TaggingKnowledge } from './tagging-knowledge';
import { capitaliseFirst } from './word-shape';
import type { WordShape } from './word-shape';

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

type GrowingCandidate = { -readonly [Key in keyof Candidate]: Candidate[Key] };

/** The word whose readings are looked for. */
export interface CandidateSource {
  readonly word: string;
  readonly shape: WordShape;
  readonly analyses: EstonianFormAnalyses;
}

/** The readings of a word out of context, the likeliest first; at least one. */
export function generateCandidates(source: CandidateSource, knowledge: TaggingKnowledge): Candidate[] {
  const { analyses, isKnown } = source.analyses;
  const found: GrowingCandidate[] = [];
  analyses.forEach((_, index) => addFromAnalysis(found, source, index, knowledge));
  if (!isKnown && source.shape === 'lower') addNameTwins(found, knowledge);
  if (found.length === 0) addFallback(found, source, knowledge);
  return normalisePriors(found);
}

function addFromAnalysis(
  found: GrowingCandidate[],
  { word, shape, analyses }: CandidateSource,
  analysisIndex: number,
  knowledge: TaggingKnowledge,
): void {
  const analysis = analyses.analyses[analysisIndex]!;
  const keys = findAnalysisKeys(analysis, shape, analyses.isKnown);
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

type LevelCounts = readonly (OutcomeCounts | undefined)[];

/** How likely an analysis is the right one, whatever its rivals. */
function estimateChoice(counts: LevelCounts): number {
  let estimate = 0.5;
  for (let index = 0; index < counts.length; index++) {
    const found = counts[index];
    const smoothing = LEVEL_SMOOTHING[LEVELS[index]!.level];
    if (found) estimate = (found.chosen + smoothing * estimate) / (found.offered + smoothing);
  }
  return estimate;
}

/** How likely an outcome is, given that the analysis is the right one. */
function estimateOutcome(counts: LevelCounts, outcomeId: number): number {
  let estimate = 0;
  for (let index = 0; index < counts.length; index++) {
    const found = counts[index];
    if (!found) continue;
    const smoothing = LEVEL_SMOOTHING[LEVELS[index]!.level];
    const place = found.outcomeIds.indexOf(outcomeId);
    const count = place < 0 ? 0 : found.counts[place]!;
    estimate = (count + smoothing * estimate) / (found.chosen + smoothing);
  }
  return estimate;
}

/** The different outcomes that any level proposes, those of the most exact first. */
function proposeOutcomes(counts: LevelCounts, knowledge: TaggingKnowledge): readonly number[] {
  let proposed: readonly number[] = [];
  for (let index = LEVELS.length - 1; index >= 0; index--) {
    const found = counts[index];
    if (!found) continue;
    const more = listProposals(found, LEVELS[index]!, knowledge);
    const before = proposed;
    proposed = before.length === 0 ? more : before.concat(more.filter((id) => !before.includes(id)));
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

/** A reading that is there already becomes likelier. */
function addCandidate(found: GrowingCandidate[], candidate: GrowingCandidate): void {
  const earlier = findReading(found, candidate.tagId, candidate.lemma);
  if (earlier === undefined) {
    found.push(candidate);
    return;
  }
  if (candidate.prior > earlier.prior) {
    earlier.operation = candidate.operation;
    earlier.analysisIndex = candidate.analysisIndex;
  }
  earlier.prior += candidate.prior;
}

function findReading(
  found: readonly GrowingCandidate[],
  tagId: number,
  lemma: string,
): GrowingCandidate | undefined {
  for (const one of found) if (one.tagId === tagId && one.lemma === lemma) return one;
  return undefined;
}

/** On the web names are often written small: an unknown noun may be a name with a capital lemma. */
function addNameTwins(found: GrowingCandidate[], knowledge: TaggingKnowledge): void {
  for (const candidate of [...found]) {
    const tag = knowledge.tags[candidate.tagId]!;
    if (tag.upos !== 'NOUN') continue;
    const tagId = knowledge.findTagId(`PROPN|${tag.features}`);
    const lemma = capitaliseFirst(candidate.lemma);
    if (tagId === undefined || findReading(found, tagId, lemma) !== undefined) continue;
    const prior = candidate.prior * NAME_TWIN_PRIOR;
    addCandidate(found, { tagId, lemma, operation: 'C', analysisIndex: candidate.analysisIndex, prior });
  }
}

/** What a word is when nothing is known of it. */
function addFallback(
  found: GrowingCandidate[],
  { word, shape }: CandidateSource,
  knowledge: TaggingKnowledge,
): void {
  const names = ['NOUN|Case=Nom|Number=Sing'];
  if (shape === 'no-letter') names.unshift('PUNCT|_');
  if (shape === 'digits' || shape === 'has-digit') names.unshift('NUM|NumForm=Digit|NumType=Card');
  const tagId = names.map((name) => knowledge.findTagId(name)).find((id) => id !== undefined) ?? 0;
  addCandidate(found, { tagId, lemma: word, operation: 'W', analysisIndex: -1, prior: 1 });
}

function normalisePriors(candidates: GrowingCandidate[]): Candidate[] {
  candidates.sort((a, b) => b.prior - a.prior || a.tagId - b.tagId || (a.lemma < b.lemma ? -1 : 1));
  if (candidates.length > MOST_CANDIDATES) candidates.length = MOST_CANDIDATES;
  let total = 0;
  for (const { prior } of candidates) total += prior;
  for (const candidate of candidates) candidate.prior /= total || 1;
  return candidates;
}
