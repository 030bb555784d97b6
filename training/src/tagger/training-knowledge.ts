import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { parseTags } from '@keelerada/estonian/tagging/candidates/tag-inventory';
import {
  findCountStep,
  type KeyLevel,
  type OutcomeCounts,
  type TaggingKnowledge,
  type WordFrequency,
} from '@keelerada/estonian/tagging/candidates/tagging-knowledge';
import type { AnalysisShare, LearnedOutcomes } from './learn-outcomes';
import type { TokenKind } from './training-token';

/**
 * What the treebanks show, with or without one token of theirs. While the tagger learns from a token, the token's own
 * occurrence must not be in the counts, or the tagger would learn to trust them more than unseen text allows.
 */
export class TrainingKnowledge {
  private readonly learned: LearnedOutcomes;
  private readonly wordCounts = new Map<
    string,
    { anywhere: number; lowerCase: number; capitalInside: number }
  >();
  private readonly tagIds: ReadonlyMap<string, number>;
  readonly complete: TaggingKnowledge;

  constructor(kinds: readonly TokenKind[], learned: LearnedOutcomes) {
    this.learned = learned;
    this.tagIds = new Map(learned.tagNames.map((name, id) => [name, id]));
    for (const kind of kinds) this.countWord(kind);
    this.complete = this.makeKnowledge();
  }

  private countWord(kind: TokenKind): void {
    let counts = this.wordCounts.get(kind.normalised);
    if (!counts) {
      counts = { anywhere: 0, lowerCase: 0, capitalInside: 0 };
      this.wordCounts.set(kind.normalised, counts);
    }
    counts.anywhere += kind.count;
    if (kind.shape === 'lower') counts.lowerCase += kind.count;
    if (kind.isCapitalInside) counts.capitalInside += kind.count;
  }

  /** The knowledge without one token of this kind. */
  leaveOut(kind: TokenKind): TaggingKnowledge {
    return this.makeKnowledge(kind);
  }

  private makeKnowledge(left?: TokenKind): TaggingKnowledge {
    const { tagNames, outcomes, counts, shares } = this.learned;
    const ownShares = left && shares.get(left)!;
    const tags = left ? this.complete.tags : parseTags(tagNames);
    return {
      tags,
      outcomes,
      findOutcomeCounts: (level, key) => {
        const found = counts[level].get(key);
        return found && left ? subtractOwn(found, left, ownShares!, level, key) : found;
      },
      findWordFrequency: (word) => this.findWordFrequency(word, left),
      findTagId: (name) => this.tagIds.get(name),
    };
  }

  private findWordFrequency(word: string, left: TokenKind | undefined): WordFrequency {
    const counts = this.wordCounts.get(word) ?? { anywhere: 0, lowerCase: 0, capitalInside: 0 };
    const own = left?.normalised === word ? left : undefined;
    return {
      anywhere: findCountStep(counts.anywhere - (own ? 1 : 0)),
      lowerCase: findCountStep(counts.lowerCase - (own?.shape === 'lower' ? 1 : 0)),
      capitalInside: findCountStep(counts.capitalInside - (own?.isCapitalInside ? 1 : 0)),
    };
  }

  /** Steps of all words by the hash of the word, as the model file keeps them. */
  listWordFrequencies(): Map<number, WordFrequency> {
    return new Map(
      [...this.wordCounts.keys()].map((word) => [hashString(word), this.complete.findWordFrequency(word)]),
    );
  }
}

function subtractOwn(
  counts: OutcomeCounts,
  kind: TokenKind,
  shares: readonly AnalysisShare[],
  level: KeyLevel,
  key: number,
): OutcomeCounts {
  let { offered, chosen } = counts;
  const left = [...counts.counts];
  shares.forEach(({ outcomeId, share }, i) => {
    if (kind.keys[i]![level] !== key) return;
    offered -= 1;
    chosen -= share;
    const place = counts.outcomeIds.indexOf(outcomeId);
    left[place]! -= share;
  });
  return { offered, chosen: Math.max(chosen, 0), outcomeIds: counts.outcomeIds, counts: left };
}
