import type { EncoderWord } from './encoder-port';
import { BEGIN, END, type PieceVocabulary } from './piece-vocabulary';
import type { ReadingFeatures } from './reading-features';

/** The network knows 512 places; begin and end take two. */
const MOST_PIECES = 510;

/** The inputs of the network for one sentence; its outputs have a row a word. */
export interface EncoderInputs {
  readonly wordCount: number;
  readonly pieces: BigInt64Array;
  /** For each piece 0, or 1 + the place of its word. */
  readonly pieceWords: BigInt64Array;
  /** Shares of the features of each word, row after row. */
  readonly readings: Float32Array;
  /** Places of the first and of the last piece of each word. */
  readonly first: BigInt64Array;
  readonly last: BigInt64Array;
}

/** Cuts the words of a sentence, as many as fit, and fills in the features of their readings. */
export function makeEncoderInputs(
  words: readonly EncoderWord[],
  vocabulary: PieceVocabulary,
  features: ReadingFeatures,
): EncoderInputs {
  const cut = cutWords(words, vocabulary);
  const pieces = [BEGIN, ...cut.flat(), END];
  const inputs = {
    wordCount: cut.length,
    pieces: BigInt64Array.from(pieces, BigInt),
    pieceWords: new BigInt64Array(pieces.length),
    readings: new Float32Array(cut.length * features.count),
    first: new BigInt64Array(cut.length),
    last: new BigInt64Array(cut.length),
  };
  let at = 1;
  cut.forEach(({ length }, word) => {
    inputs.first[word] = BigInt(at);
    inputs.pieceWords.fill(BigInt(word + 1), at, at + length);
    at += length;
    inputs.last[word] = BigInt(at - 1);
    const found = features.list(words[word]!);
    for (const feature of found) inputs.readings[word * features.count + feature] = 1 / found.length;
  });
  return inputs;
}

function cutWords(words: readonly EncoderWord[], vocabulary: PieceVocabulary): number[][] {
  const cut = vocabulary.cutSentence(words.map(({ form }) => form));
  let count = cut.reduce((sum, { length }) => sum + length, 0);
  while (count > MOST_PIECES) count -= cut.pop()!.length;
  return cut;
}
