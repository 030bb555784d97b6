import { FREQUENCY_STEP, type Lexicon } from '../language/lexicon';
import { costOfExtra, ERROR_LETTERS, type ErrorModel, letterIndex, listLetterIndexes } from './error-model';

/** Letters of the longest word of a lexicon. */
const MOST_DEPTH = 40;
/** Nats that a factor of ten in frequency outweighs in the score of a word: its cost plus its rarity. */
export const NATS_PER_DECADE = 1.3;
/** Frequencies are compared in steps from 0 downwards; no word is as rare as this. */
const NO_WORD = 255;
/** No word is lost to the order of sums. */
const ROUNDING = 1e-9;
const NATS_PER_STEP = NATS_PER_DECADE * FREQUENCY_STEP;

export interface SimilarWord {
  /** Id in the lexicon. */
  readonly id: number;
  /** Cost of the error model, in nats. */
  readonly cost: number;
}

/**
 * Finds the words of a lexicon that are like a written word. The score of a word is its cost less `NATS_PER_DECADE` times the
 * logarithm of its frequency.
 */
export type SimilarSearch = (written: string, mostCost: number, mostScore?: number) => readonly SimilarWord[];

/**
 * Makes a search over all words of the lexicon that may be offered: every word whose cost is at most `mostCost` and whose
 * score is at most `mostScore` is found, in no order; the word itself (cost 0) too. It walks the trie of the lexicon and
 * gives up a branch as soon as no word of it can be cheap enough (rows of the distance table are shared by words with a
 * common beginning), or frequent enough.
 */
export function makeSimilarSearch(lexicon: Lexicon, model: ErrorModel): SimilarSearch {
  const { trie, alphabet } = lexicon;
  const indexOfCode = Uint8Array.from(['', ...alphabet], (letter) => letterIndex(letter));
  const rarities = findRarities(lexicon);
  return (written, mostCost, mostScore = Infinity) => {
    const codes = lexicon.encode(written);
    const from = listLetterIndexes(written);
    const width = from.length + 1;
    const rows = Array.from({ length: MOST_DEPTH + 1 }, () => new Float64Array(width));
    const extras = Float64Array.from(from, (_, j) => costOfExtra(model, from, j));
    const path = new Uint8Array(MOST_DEPTH + 1);
    const pathCode = new Uint8Array(MOST_DEPTH + 1);
    const found: SimilarWord[] = [];
    const first = rows[0]!;
    for (let j = 1; j < width; j++) first[j] = first[j - 1]! + extras[j - 1]!;

    const fillRow = (depth: number): number => {
      const [row, above] = [rows[depth]!, rows[depth - 1]!];
      const [letter, code] = [path[depth]!, pathCode[depth]!];
      // No letter has the code that stands before the first one.
      const isDouble = pathCode[depth - 1] === code;
      const missing = (isDouble ? model.missingDouble : model.missing)[letter]!;
      row[0] = above[0]! + missing;
      let least = row[0];
      for (let j = 1; j < width; j++) {
        const writtenCode = codes[j - 1]!;
        const price = writtenCode === code ? 0 : model.substitution[from[j - 1]! * ERROR_LETTERS + letter]!;
        let cost = above[j - 1]! + price;
        cost = Math.min(cost, above[j]! + missing, row[j - 1]! + extras[j - 1]!);
        if (codes[j - 2] === code && writtenCode === pathCode[depth - 1]) {
          cost = Math.min(cost, rows[depth - 2]![j - 2]! + model.swap);
        }
        row[j] = cost;
        if (cost < least) least = cost;
      }
      return least;
    };

    const visit = (node: number, depth: number, least: number, leastAbove: number): void => {
      const end = trie.end[node]!;
      for (let child = node + 1; child < end; child = trie.end[child]!) {
        const rarity = rarities[child]!;
        const most =
          rarity === NO_WORD ? -1 : Math.min(mostCost, mostScore + ROUNDING - rarity * NATS_PER_STEP);
        if (Math.min(least, leastAbove + model.swap) > most) continue;
        pathCode[depth] = trie.letter[child]!;
        path[depth] = indexOfCode[pathCode[depth]]!;
        const leastHere = fillRow(depth);
        const id = trie.word[child]!;
        const cost = rows[depth]![width - 1]!;
        if (cost <= most && lexicon.isCandidate(id)) found.push({ id, cost });
        if (Math.min(leastHere, least + model.swap) <= most) visit(child, depth + 1, leastHere, least);
      }
    };
    visit(0, 1, 0, Infinity);
    return found;
  };
}

/** Steps of the frequency of a word, or `NO_WORD` if it may not be offered. */
function findRarity(lexicon: Lexicon, id: number): number {
  return lexicon.isCandidate(id) ? Math.round(-lexicon.logFrequency(id) / FREQUENCY_STEP) : NO_WORD;
}

/** The least rarity of a word in the subtree of each node. */
function findRarities(lexicon: Lexicon): Uint8Array {
  const { end, word } = lexicon.trie;
  const rarities = new Uint8Array(end.length).fill(NO_WORD);
  for (let node = end.length - 1; node >= 0; node--) {
    let least = word[node]! < 0 ? NO_WORD : findRarity(lexicon, word[node]!);
    for (let child = node + 1; child < end[node]!; child = end[child]!)
      least = Math.min(least, rarities[child]!);
    rarities[node] = least;
  }
  return rarities;
}
