import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import {
  changedKey,
  joinedKey,
  LearnedEdits,
  lettersKey,
  replacedKey,
  seenKey,
} from '@keelerada/corrector/language/learned-edits';
import { readErrorPairs } from '../spelling/read-error-pairs';
import type { GoldEdit } from '../sources/read-m2';
import { BlockCounts, type LearnerSentence } from './learner-corpus';

/** Words met less often are left out: nothing can be said of them. */
const LEAST_SEEN = 2;

/** Counts of corrections by block, so that those of a block can be left out. */
export class LearnedEditCounts {
  private readonly counts = new BlockCounts();
  /** Changes of letters in the lists of recurring errors, which have no block. */
  private readonly listed = new Map<string, number>();

  constructor() {
    for (const { written, right } of readErrorPairs()) {
      const key = lettersKey(written, right);
      if (key !== undefined) this.listed.set(key, (this.listed.get(key) ?? 0) + 1);
    }
  }

  addSentence({ gold: { tokens, annotators }, block }: LearnerSentence): void {
    const words = tokens.map((token) => token.toLowerCase());
    const add = (key: string | undefined): void => {
      if (key !== undefined) this.counts.add(block, key);
    };
    for (const word of words) add(seenKey(word));
    for (const edit of annotators[0] ?? []) addEdit(words, edit, add);
  }

  /** The counts of all blocks but one; of all if `leftOut` is -1. */
  makeEdits(leftOut: number): LearnedEdits {
    const sums = this.counts.sum(leftOut, this.listed);
    const kept = [...sums].filter(([key, count]) => count >= LEAST_SEEN || !key.startsWith(seenKey('')));
    return new LearnedEdits(new Map(kept.map(([key, count]) => [hashString(key), count])));
  }
}

function addEdit(
  words: readonly string[],
  { start, end, alternatives }: GoldEdit,
  add: (key: string | undefined) => void,
): void {
  const removed = words.slice(start, end);
  const added = (alternatives[0] ?? []).map((token) => token.toLowerCase());
  if (removed.length === 0 || removed.join(' ') === added.join(' ')) return;
  const isSingle = removed.length === 1 && added.length < 2;
  const isJoin = removed.length === 2 && added.length === 1;
  if (!isSingle && !isJoin) return;
  add(replacedKey(removed, added));
  add(changedKey(removed[0]!));
  if (isJoin) add(joinedKey(removed[0]!));
  else if (added.length === 1) add(lettersKey(removed[0]!, added[0]!));
}
