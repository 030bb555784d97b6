/** Numbers of the pieces that no text has. */
export const BEGIN = 0;
export const END = 2;
/** 1 is the padding that training appends to short sentences. */
const UNKNOWN = 3;
/** Letters that pieces begin with and that are none themselves. */
const BEGINNING = -1;
const SPECIAL_COUNT = 4;
const SPACE = '▁';
/** Worse than the least likely piece by so much. */
const UNKNOWN_PENALTY = 10;
const MOST_PIECES_OF_WORD = 14;
const CLOSING = new Set([',', '.', '!', '?', ';', ':', ')', '»', '”', '…', '%', '...']);
const OPENING = new Set(['(', '«', '„']);

/** Cuts words into the pieces that the encoder has vectors for: a unigram model, the likeliest cut (Kudo 2018). */
export class PieceVocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly scores: readonly number[];
  private readonly unknownScore: number;

  /** `texts` of the pieces and the logarithms of their probabilities, as in `models/encoder/pieces.json`. */
  constructor([texts, scores]: readonly [readonly string[], readonly number[]]) {
    texts.forEach((text, i) => this.numbers.set(text, i + SPECIAL_COUNT));
    this.scores = scores;
    for (const text of texts) {
      for (let end = text.length - 1; end > 0 && !this.numbers.has(text.slice(0, end)); end--)
        this.numbers.set(text.slice(0, end), BEGINNING);
    }
    this.unknownScore = scores.reduce((least, score) => Math.min(least, score), 0) - UNKNOWN_PENALTY;
  }

  /** Numbers of the pieces of each word, one to 14. */
  cutSentence(words: readonly string[]): number[][] {
    return words.map((word, i) => {
      const text = word.normalize('NFKC').replaceAll(' ', '');
      return this.cut(hasSpaceBefore(words, i) ? SPACE + text : text).slice(0, MOST_PIECES_OF_WORD);
    });
  }

  private cut(text: string): number[] {
    const letters = [...text];
    const best = new Float64Array(letters.length + 1).fill(-Infinity);
    best[0] = 0;
    const before = new Int32Array(letters.length + 1);
    const last = new Int32Array(letters.length + 1);
    for (let start = 0; start < letters.length; start++) {
      let piece = '';
      for (let end = start + 1; end <= letters.length; end++) {
        piece += letters[end - 1]!;
        const found = this.numbers.get(piece);
        if (found === undefined && end > start + 1) break;
        const number = found === undefined || found === BEGINNING ? UNKNOWN : found;
        if (number === UNKNOWN && end > start + 1) continue;
        const score =
          best[start]! + (number === UNKNOWN ? this.unknownScore : this.scores[number - SPECIAL_COUNT]!);
        if (score <= best[end]!) continue;
        best[end] = score;
        before[end] = start;
        last[end] = number;
      }
    }
    const pieces: number[] = [];
    for (let at = letters.length; at > 0; at = before[at]!) pieces.push(last[at]!);
    return pieces.length > 0 ? pieces.reverse() : [UNKNOWN];
  }
}

function hasSpaceBefore(words: readonly string[], i: number): boolean {
  return i === 0 || !(CLOSING.has(words[i]!) || OPENING.has(words[i - 1]!));
}
