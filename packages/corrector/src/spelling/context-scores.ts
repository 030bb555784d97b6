import type { GrammarSentence } from '../sentence/grammar-sentence';
import type { WordModel } from '../language/word-model';

/** Scores words in a place of a sentence with the word model; all figures are natural logarithms. */
export class ContextScores {
  readonly #model: WordModel;
  /** Two sentence starts, the words, the end. */
  readonly #ids: Int32Array;

  constructor(model: WordModel, { tokens }: GrammarSentence) {
    this.#model = model;
    const { sentenceStart, sentenceEnd } = model.ids;
    this.#ids = Int32Array.from([
      sentenceStart,
      sentenceStart,
      ...tokens.map(({ form }) => model.idOf(form)),
      sentenceEnd,
    ]);
  }

  /** Of the words from `place` to the second word after it, with `words` in place of the written one. */
  scoreWords(place: number, words: readonly string[]): number {
    const at = place + 2;
    const ids = [
      this.#ids[at - 2]!,
      this.#ids[at - 1]!,
      ...words.map((word) => this.#model.idOf(word)),
      ...this.#ids.subarray(at + 1, at + 3),
    ];
    let sum = 0;
    for (let i = 2; i < ids.length; i++) {
      sum += this.#model.logProbability(ids[i]!, ids[i - 1]!, ids[i - 2]!);
    }
    return sum;
  }

  /** Of a word after the one before the place. */
  scoreLeft(place: number, word: string): number {
    return this.#model.bigramLogProbability(this.#model.idOf(word), this.#ids[place + 1]!);
  }

  /** Of the word after the place, if `word` is there. */
  scoreRight(place: number, word: string): number {
    return this.#model.bigramLogProbability(this.#ids[place + 3]!, this.#model.idOf(word));
  }
}
