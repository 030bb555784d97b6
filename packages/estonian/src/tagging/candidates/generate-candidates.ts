import type { EstonianFormAnalyses } from '../../morphology';
import { type AnalysisKeys, findAnalysisKeys } from './analysis-keys';
import {
  applyLemmaOperation,
  isCutOperation,
  isGeneralOperation,
  type LemmaOperation,
  NO_LEMMA,
} from './lemma-operation';
import { findSignClass } from './sign-class';
import {
  type KeyLevel,
  LEVEL_SMOOTHING,
  type Outcome,
  type OutcomeCounts,
  type TaggingKnowledge,
} from './tagging-knowledge';
import { capitaliseFirst, type WordShape } from './word-shape';

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
  /** Least share, least count, and least count of a cut operation, for an outcome to become a candidate. */
  readonly leastShare: number;
  readonly leastCount: number;
  readonly leastCutCount: number;
  /** How much the more general levels weigh in its estimates. */
  readonly smoothing: number;
  readonly isMostExact: boolean;
}

/** From general to exact, the order in which they are interpolated. The thresholds were tuned on the development parts. */
const LEVELS: Readonly<Record<KeyLevel, Level>> = {
  tag: {
    leastShare: 0.03,
    leastCount: 2,
    leastCutCount: 10,
    smoothing: LEVEL_SMOOTHING.tag,
    isMostExact: false,
  },
  ending: {
    leastShare: 0.01,
    leastCount: 0,
    leastCutCount: 3,
    smoothing: LEVEL_SMOOTHING.ending,
    isMostExact: false,
  },
  lexical: {
    leastShare: 0,
    leastCount: 0,
    leastCutCount: 0,
    smoothing: LEVEL_SMOOTHING.lexical,
    isMostExact: true,
  },
};

/** An exact key seen this often needs no more general one to propose readings. */
const ENOUGH_SEEN = 20;

/** Shares below this are what leave-one-out subtraction leaves of rounding. */
const LEAST_COUNT = 0.06;

/** Most candidates of a word. */
export const MOST_CANDIDATES = 14;
const NAME_TWIN_PRIOR = 0.02;
const NUMBER_TAG = 'NUM|NumForm=Digit|NumType=Card';

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
  for (let index = 0; index < analyses.length; index++) addFromAnalysis(found, source, index, knowledge);
  if (!isKnown && source.shape === 'lower') addNameTwins(found, knowledge);
  const sign = findSignClass(source.word, source.shape);
  const readings = sign === null ? found : found.filter(({ tagId }) => knowledge.tags[tagId]!.upos === sign);
  if (readings.length === 0) addFallback(readings, source, sign, knowledge);
  return normalisePriors(readings);
}

function addFromAnalysis(
  found: GrowingCandidate[],
  { word, shape, analyses }: CandidateSource,
  analysisIndex: number,
  knowledge: TaggingKnowledge,
): void {
  const analysis = analyses.analyses[analysisIndex]!;
  const keys = findAnalysisKeys(analysis, shape, analyses.isKnown);
  const general = recallGeneralEstimates(keys, knowledge);
  const lexical = knowledge.findOutcomeCounts('lexical', keys.lexical);
  const estimates = lexical ? estimate(general, lexical, LEVELS.lexical, knowledge) : general;
  if (estimates === undefined) return;
  for (const { outcome, prior } of estimates.proposals) {
    const { tagId, operation } = outcome;
    const applied = applyLemmaOperation(operation, analysis.lemma, word);
    // A sign has a lemma of its own, unlike a part of a word that was written apart.
    const lemma = applied === NO_LEMMA && shape === 'no-letter' ? word : applied;
    if (lemma) addCandidate(found, { tagId, lemma, operation, analysisIndex, prior });
  }
}

/** A reading that an analysis may have. */
interface Proposal {
  readonly outcomeId: number;
  readonly outcome: Outcome;
  /** How likely it is if the analysis is the right one. */
  readonly share: number;
  /** How likely the analysis is the right one, and with this reading. */
  readonly prior: number;
}

/** What the counts of some levels say of an analysis. */
interface Estimates {
  /** The most exact of the counts, and what those more general say. */
  readonly found: OutcomeCounts;
  readonly level: Level;
  readonly general: Estimates | undefined;
  /** How likely the analysis is the right one, whatever its rivals. */
  readonly choice: number;
  /** The different outcomes that are proposed, those of the most exact level first. */
  readonly proposals: readonly Proposal[];
}

/** By the most exact counts they come from, which serve thousands of words. */
const generalEstimates = new WeakMap<OutcomeCounts, Estimates>();

/** What words alike say of an analysis. */
function recallGeneralEstimates(keys: AnalysisKeys, knowledge: TaggingKnowledge): Estimates | undefined {
  const tag = knowledge.findOutcomeCounts('tag', keys.tag);
  const ending = knowledge.findOutcomeCounts('ending', keys.ending);
  const byTag = tag && recallEstimates(undefined, tag, LEVELS.tag, knowledge);
  return ending ? recallEstimates(byTag, ending, LEVELS.ending, knowledge) : byTag;
}

function recallEstimates(
  general: Estimates | undefined,
  found: OutcomeCounts,
  level: Level,
  knowledge: TaggingKnowledge,
): Estimates {
  const known = generalEstimates.get(found);
  if (known !== undefined && known.general === general) return known;
  const estimates = estimate(general, found, level, knowledge);
  generalEstimates.set(found, estimates);
  return estimates;
}

const CHOICE_OF_NOTHING_SEEN = 0.5;

/** Adds the counts of one level to what the more general ones say. */
function estimate(
  general: Estimates | undefined,
  found: OutcomeCounts,
  level: Level,
  { outcomes }: TaggingKnowledge,
): Estimates {
  const { offered, chosen } = found;
  const before = general ? general.choice : CHOICE_OF_NOTHING_SEEN;
  const choice = (chosen + level.smoothing * before) / (offered + level.smoothing);
  const proposals: Proposal[] = [];
  for (let place = 0; place < found.outcomeIds.length; place++) {
    const outcomeId = found.outcomeIds[place]!;
    const outcome = outcomes[outcomeId]!;
    const count = found.counts[place]!;
    if (!isSeenEnough(found, count, level, outcome)) continue;
    const share = (count + level.smoothing * findShare(general, outcomeId)) / (chosen + level.smoothing);
    proposals.push({ outcomeId, outcome, share, prior: choice * share });
  }
  if (general && chosen < ENOUGH_SEEN) {
    const own = proposals.length;
    for (const { outcomeId, outcome, share: generalShare } of general.proposals) {
      let place = 0;
      while (place < own && proposals[place]!.outcomeId !== outcomeId) place++;
      if (place < own) continue;
      const count = findCount(found, outcomeId);
      const share = (count + level.smoothing * generalShare) / (chosen + level.smoothing);
      proposals.push({ outcomeId, outcome, share, prior: choice * share });
    }
  }
  return { found, level, general, choice, proposals };
}

/** How likely an outcome is if the analysis is the right one. */
function findShare(estimates: Estimates | undefined, outcomeId: number): number {
  if (estimates === undefined) return 0;
  const { found, level, general } = estimates;
  const generalShare = findShare(general, outcomeId);
  return (findCount(found, outcomeId) + level.smoothing * generalShare) / (found.chosen + level.smoothing);
}

function findCount({ outcomeIds, counts }: OutcomeCounts, outcomeId: number): number {
  const place = outcomeIds.indexOf(outcomeId);
  return place < 0 ? 0 : counts[place]!;
}

/** True if an outcome was seen often enough to be proposed. */
function isSeenEnough(
  { chosen }: OutcomeCounts,
  count: number,
  level: Level,
  { operation }: Outcome,
): boolean {
  if (count < LEAST_COUNT || count < level.leastCount || count < level.leastShare * chosen) return false;
  if (isCutOperation(operation) && count < level.leastCutCount) return false;
  return level.isMostExact || isGeneralOperation(operation);
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
  sign: string | null,
  knowledge: TaggingKnowledge,
): void {
  const names = ['NOUN|Case=Nom|Number=Sing'];
  if (shape === 'no-letter') names.unshift('PUNCT|_');
  if (shape === 'digits' || shape === 'has-digit') names.unshift(NUMBER_TAG);
  if (sign !== null) names.unshift(sign === 'NUM' ? NUMBER_TAG : `${sign}|_`);
  const tagId = names.map((name) => knowledge.findTagId(name)).find((id) => id !== undefined) ?? 0;
  addCandidate(found, { tagId, lemma: word, operation: 'W', analysisIndex: -1, prior: 1 });
}

function normalisePriors(candidates: GrowingCandidate[]): Candidate[] {
  sortByPrior(candidates);
  if (candidates.length > MOST_CANDIDATES) candidates.length = MOST_CANDIDATES;
  let total = 0;
  for (const { prior } of candidates) total += prior;
  for (const candidate of candidates) candidate.prior /= total || 1;
  return candidates;
}

/** The likeliest first. By insertion, for there are a handful of them, mostly in order. */
function sortByPrior(candidates: GrowingCandidate[]): void {
  for (let end = 1; end < candidates.length; end++) {
    const candidate = candidates[end]!;
    let place = end;
    for (; place > 0 && isBefore(candidate, candidates[place - 1]!); place--)
      candidates[place] = candidates[place - 1]!;
    candidates[place] = candidate;
  }
}

/** Equally likely ones have an order too, whatever gave rise to them first. */
function isBefore(a: Candidate, b: Candidate): boolean {
  if (a.prior !== b.prior) return a.prior > b.prior;
  return a.tagId === b.tagId ? a.lemma < b.lemma : a.tagId < b.tagId;
}
