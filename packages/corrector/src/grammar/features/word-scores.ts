import type { Lexicon } from '../../language/lexicon';
import type { WordModel } from '../../language/word-model';
import type { Candidate } from '../../sentence/candidate';
import type { GrammarSentence } from '../../sentence/grammar-sentence';

/** The least decimal logarithm of a relative frequency: that of a word which is not in the lexicon. */
const LEAST_FREQUENCY = -9;

export interface WordModels {
  readonly lexicon: Lexicon;
  readonly words: WordModel;
}

/** Log probabilities of what is written and of what a candidate would make of it. */
export interface WordScoreGain {
  readonly old: number;
  readonly gain: number;
  /** Gain of the pair over the left border of the span, and over the right one. */
  readonly left: number;
  readonly right: number;
}

/** Scores candidates of one sentence by the word model. */
export class SentenceWordScores {
  private readonly models: WordModels;
  private readonly ids: readonly number[];
  private readonly prefix: Float64Array;

  constructor(models: WordModels, { tokens }: GrammarSentence) {
    this.models = models;
    const { words } = models;
    this.ids = [
      words.ids.sentenceStart,
      words.ids.sentenceStart,
      ...tokens.map(({ form }) => words.idOf(form)),
      words.ids.sentenceEnd,
    ];
    this.prefix = new Float64Array(this.ids.length + 1);
    for (let i = 2; i < this.ids.length; i++) {
      this.prefix[i + 1] = this.prefix[i]! + this.scoreAt(this.ids, i);
    }
  }

  /** Compares a candidate with what is written. */
  compare({ start, end, replacement }: Candidate): WordScoreGain {
    const added = replacement.map((token) => this.models.words.idOf(token));
    const [from, to] = [start + 2, end + 2];
    const last = Math.min(to + 2, this.ids.length);
    const old = this.prefix[last]! - this.prefix[from]!;
    const changed = [this.ids[from - 2]!, this.ids[from - 1]!, ...added, ...this.ids.slice(to, last)];
    let sum = 0;
    for (let i = 2; i < changed.length; i++) sum += this.scoreAt(changed, i);
    const { words } = this.models;
    const first = added[0] ?? this.ids[to]!;
    const lastAdded = added.at(-1) ?? this.ids[from - 1]!;
    const left =
      words.bigramLogProbability(first, this.ids[from - 1]!) -
      words.bigramLogProbability(this.ids[from]!, this.ids[from - 1]!);
    const right =
      to < this.ids.length
        ? words.bigramLogProbability(this.ids[to]!, lastAdded) -
          words.bigramLogProbability(this.ids[to]!, this.ids[to - 1]!)
        : 0;
    return { old: old / Math.max(1, last - from), gain: sum - old, left, right };
  }

  /** Decimal logarithm of the relative frequency of a word. */
  frequencyOf(word: string): number {
    const id = this.models.lexicon.find(word);
    return id < 0 ? LEAST_FREQUENCY : this.models.lexicon.logFrequency(id);
  }

  private scoreAt(ids: readonly number[], i: number): number {
    return this.models.words.logProbability(ids[i]!, ids[i - 1]!, ids[i - 2]!);
  }
}
