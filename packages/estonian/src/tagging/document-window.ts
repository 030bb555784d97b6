import { POSITION } from './sentence-view';
import type { SentenceView } from './sentence-view';

/** How many sentences before and after count as nearby. */
const WINDOW_SENTENCES = 30;

/** Counts of a word nearby, in steps: none, one, two or more. */
const MOST_COUNTED = 2;

/** The counts of every stem in the sentences nearby. */
class StemCounts {
  private readonly numbers = new Map<number, number>();
  private readonly small: number[] = [];
  private readonly capital: number[] = [];

  private findNumber(stem: number): number {
    let number = this.numbers.get(stem);
    if (number === undefined) {
      number = this.small.length;
      this.numbers.set(stem, number);
      this.small.push(0);
      this.capital.push(0);
    }
    return number;
  }

  /** Counts a sentence in (`change` 1) or out (-1). */
  addSentence({ entries, positions }: SentenceView, change: number): void {
    entries.forEach((entry, i) => {
      const counts = this.chooseCounts(entry.isCapitalised, entry.look.shape, positions[i]!);
      if (!counts) return;
      for (const stem of entry.stems) counts[this.findNumber(stem)]! += change;
    });
  }

  private chooseCounts(isCapitalised: boolean, shape: string, position: number): number[] | undefined {
    if (shape === 'lower') return this.small;
    return isCapitalised && position === POSITION.inside ? this.capital : undefined;
  }

  /** What `TokenSurroundings.windowCode` says, the token itself not counted. */
  findCode({ entries, positions }: SentenceView, i: number): number {
    const entry = entries[i]!;
    const own = this.chooseCounts(entry.isCapitalised, entry.look.shape, positions[i]!);
    let small = 0;
    let capital = 0;
    for (const stem of entry.stems) {
      const number = this.findNumber(stem);
      small = Math.max(small, this.small[number]! - (own === this.small ? 1 : 0));
      capital = Math.max(capital, this.capital[number]! - (own === this.capital ? 1 : 0));
    }
    return Math.min(small, MOST_COUNTED) * (MOST_COUNTED + 1) + Math.min(capital, MOST_COUNTED);
  }
}

/** Fills `windowCodes` of all sentences of one text: how the same words are written nearby. */
export function fillWindowCodes(views: readonly SentenceView[]): void {
  const counts = new StemCounts();
  views.slice(0, WINDOW_SENTENCES).forEach((view) => counts.addSentence(view, 1));
  views.forEach((view, s) => {
    const entering = views[s + WINDOW_SENTENCES];
    const leaving = views[s - WINDOW_SENTENCES - 1];
    if (entering) counts.addSentence(entering, 1);
    if (leaving) counts.addSentence(leaving, -1);
    for (let i = 0; i < view.entries.length; i++) view.windowCodes[i] = counts.findCode(view, i);
  });
}
