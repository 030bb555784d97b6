import { POSITION, type SentenceView } from './sentence-view';
import type { WordEntry } from './word-entry';

/** How many sentences before and after count as nearby. */
const WINDOW_SENTENCES = 30;

/** Counts of a word nearby, in steps: none, one, two or more. */
const MOST_COUNTED = 2;
const STEPS = MOST_COUNTED + 1;

/** Counts by hash. */
class HashCounts {
  private readonly counts = new Map<number, number>();

  add(hash: number, change: number): void {
    this.counts.set(hash, (this.counts.get(hash) ?? 0) + change);
  }

  get(hash: number): number {
    return this.counts.get(hash) ?? 0;
  }
}

/** What the sentences nearby hold. */
class NearbyWords {
  /** Stems of words that stand small, and with a capital where none is due. */
  private readonly small = new HashCounts();
  private readonly capital = new HashCounts();
  /** Lemmas that names and unknown words may have, and the forms of these words. */
  private readonly lemmas = new HashCounts();
  private readonly forms = new HashCounts();

  /** Counts a sentence in (`change` 1) or out (-1). */
  addSentence({ entries, positions }: SentenceView, change: number): void {
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      const counts = this.chooseCounts(entry, positions[i]!);
      if (counts) for (const stem of entry.stems) counts.add(stem, change);
      if (!hasUncertainLemma(entry)) continue;
      this.forms.add(entry.look.wordHash, change);
      for (const lemma of entry.distinctLemmas) this.lemmas.add(lemma, change);
    }
  }

  private chooseCounts(entry: WordEntry, position: number): HashCounts | undefined {
    if (entry.look.shape === 'lower') return this.small;
    return entry.isCapitalised && position === POSITION.inside ? this.capital : undefined;
  }

  /** How the words of token `i` are written nearby, small and with a capital; the token itself not counted. */
  findCode({ entries, positions }: SentenceView, i: number): number {
    const entry = entries[i]!;
    const own = this.chooseCounts(entry, positions[i]!);
    let small = 0;
    let capital = 0;
    for (const stem of entry.stems) {
      small = Math.max(small, this.small.get(stem) - (own === this.small ? 1 : 0));
      capital = Math.max(capital, this.capital.get(stem) - (own === this.capital ? 1 : 0));
    }
    return Math.min(small, MOST_COUNTED) * STEPS + Math.min(capital, MOST_COUNTED);
  }

  /**
   * For each candidate how many other forms nearby may have its lemma, beside the most that any candidate has. Fewer than
   * none: the form itself is nearby with other capitals and without that lemma.
   */
  findSupport(entry: WordEntry): readonly number[] {
    const ownForm = this.forms.get(entry.look.wordHash);
    const support: number[] = [];
    let most = 0;
    for (const { lemmaHash } of entry.candidates) {
      const others = Math.min(this.lemmas.get(lemmaHash) - ownForm, MOST_COUNTED);
      support.push(Math.max(others, -1) + 1);
      most = Math.max(most, others);
    }
    for (let k = 0; k < support.length; k++) support[k] = support[k]! * STEPS + most;
    return support;
  }
}

/** The lemma of a name or an unknown word is a guess, which other forms of the word may settle. */
function hasUncertainLemma(entry: WordEntry): boolean {
  return entry.isCapitalised || !entry.look.isKnown;
}

/** Fills in what the sentences of one text say to each other: how the same words are written, which lemmas recur. */
export function fillWindowCodes(views: readonly SentenceView[]): void {
  const nearby = new NearbyWords();
  views.slice(0, WINDOW_SENTENCES).forEach((view) => nearby.addSentence(view, 1));
  views.forEach((view, s) => {
    const entering = views[s + WINDOW_SENTENCES];
    const leaving = views[s - WINDOW_SENTENCES - 1];
    if (entering) nearby.addSentence(entering, 1);
    if (leaving) nearby.addSentence(leaving, -1);
    const { entries, windowCodes, lemmaSupport } = view;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      const hasChoice = entry.candidates.length > 1;
      const isUncertain = hasChoice && entry.distinctLemmas.length > 1 && hasUncertainLemma(entry);
      windowCodes[i] = hasChoice ? nearby.findCode(view, i) : 0;
      lemmaSupport[i] = isUncertain ? nearby.findSupport(entry) : undefined;
    }
  });
}
