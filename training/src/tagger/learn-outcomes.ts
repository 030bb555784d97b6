import {
  findLemmaOperation,
  isCutOperation,
  isGeneralOperation,
} from '@keelerada/estonian/tagging/candidates/lemma-operation';
import {
  type KeyLevel,
  LEVEL_SMOOTHING,
  type Outcome,
  type OutcomeCounts,
} from '@keelerada/estonian/tagging/candidates/tagging-knowledge';
import type { TokenKind } from './training-token';

/** How much of a kind's reading each of its analyses stands for, and with which outcome. */
export interface AnalysisShare {
  readonly outcomeId: number;
  share: number;
}

export interface LearnedOutcomes {
  readonly tagNames: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly counts: Readonly<Record<KeyLevel, ReadonlyMap<number, OutcomeCounts>>>;
  /** For each kind, in the order of its analyses. */
  readonly shares: ReadonlyMap<TokenKind, readonly AnalysisShare[]>;
}

interface GrowingCounts {
  offered: number;
  chosen: number;
  readonly shares: Map<number, number>;
}

type Tables = Record<KeyLevel, Map<number, GrowingCounts>>;

/** From general to exact. */
const LEVELS: readonly KeyLevel[] = ['tag', 'ending', 'lexical'];
const ROUNDS = 4;

/**
 * The treebank does not say which analysis a reading belongs to. Expectation maximisation in the manner of IBM model 1:
 * first shares by how plainly the lemma follows, then by how often analyses of that sort have that reading.
 */
export function learnOutcomes(kinds: readonly TokenKind[]): LearnedOutcomes {
  const numbering = new OutcomeNumbering();
  const shares = new Map(kinds.map((kind) => [kind, startShares(kind, numbering)]));
  let tables = countOutcomes(shares);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, own] of shares) updateShares(kind, own, tables);
    tables = countOutcomes(shares);
  }
  const freeze = (level: KeyLevel): ReadonlyMap<number, OutcomeCounts> =>
    new Map([...tables[level]].map(([key, counts]) => [key, freezeCounts(counts)]));
  return {
    tagNames: numbering.tagNames,
    outcomes: numbering.outcomes,
    counts: { lexical: freeze('lexical'), ending: freeze('ending'), tag: freeze('tag') },
    shares,
  };
}

class OutcomeNumbering {
  readonly tagNames: string[] = [];
  readonly outcomes: Outcome[] = [];
  private readonly tagIds = new Map<string, number>();
  private readonly outcomeIds = new Map<string, number>();

  findTagId(name: string): number {
    let id = this.tagIds.get(name);
    if (id === undefined) {
      id = this.tagNames.push(name) - 1;
      this.tagIds.set(name, id);
    }
    return id;
  }

  findOutcomeId(tagName: string, operation: string): number {
    const key = `${tagName} ${operation}`;
    let id = this.outcomeIds.get(key);
    if (id === undefined) {
      id = this.outcomes.push({ tagId: this.findTagId(tagName), operation }) - 1;
      this.outcomeIds.set(key, id);
    }
    return id;
  }
}

function startShares(kind: TokenKind, numbering: OutcomeNumbering): AnalysisShare[] {
  const { form, lemma, upos, xpos } = kind.token;
  numbering.findTagId(kind.tagName);
  const shares = kind.analyses.analyses.map((analysis) => {
    const operation = findLemmaOperation(analysis.lemma, form, lemma);
    const isSameClass = analysis.partOfSpeech === xpos || (analysis.partOfSpeech === 'H' && upos === 'PROPN');
    return {
      outcomeId: numbering.findOutcomeId(kind.tagName, operation),
      share: rateOperation(operation) * (isSameClass ? 5 : 1),
    };
  });
  normalise(shares);
  return shares;
}

function rateOperation(operation: string): number {
  if (isCutOperation(operation)) return 0.1;
  if (!isGeneralOperation(operation)) return 0.02;
  return operation === 'W' || operation === 'w' ? 0.2 : 1;
}

function normalise(shares: readonly AnalysisShare[]): void {
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  for (const own of shares) own.share = total > 0 ? own.share / total : 1 / shares.length;
}

function countOutcomes(shares: ReadonlyMap<TokenKind, readonly AnalysisShare[]>): Tables {
  const tables: Tables = { lexical: new Map(), ending: new Map(), tag: new Map() };
  for (const [kind, own] of shares)
    own.forEach(({ outcomeId, share }, i) => {
      for (const level of LEVELS) {
        const key = kind.keys[i]![level];
        let counts = tables[level].get(key);
        if (!counts) tables[level].set(key, (counts = { offered: 0, chosen: 0, shares: new Map() }));
        counts.offered += kind.count;
        counts.chosen += kind.count * share;
        counts.shares.set(outcomeId, (counts.shares.get(outcomeId) ?? 0) + kind.count * share);
      }
    });
  return tables;
}

function updateShares(kind: TokenKind, own: readonly AnalysisShare[], tables: Tables): void {
  own.forEach((one, i) => {
    let estimate = 0;
    for (const level of LEVELS) {
      const smoothing = LEVEL_SMOOTHING[level];
      const counts = tables[level].get(kind.keys[i]![level])!;
      const count = counts.shares.get(one.outcomeId) ?? 0;
      estimate = (count + smoothing * estimate) / (counts.chosen + smoothing);
    }
    one.share = estimate;
  });
  normalise(own);
}

function freezeCounts({ offered, chosen, shares }: GrowingCounts): OutcomeCounts {
  const sorted = [...shares].sort(([a, x], [b, y]) => y - x || a - b);
  return { offered, chosen, outcomeIds: sorted.map(([id]) => id), counts: sorted.map(([, count]) => count) };
}
