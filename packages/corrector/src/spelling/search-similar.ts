import type { Lexicon } from '../language/lexicon';
import { ERROR_LETTERS, letterIndex, listLetterIndexes, costOfExtra } from './error-model';
import type { ErrorModel } from './error-model';

const MOST_DEPTH = 40;

export interface SimilarWord {
  /** Id in the lexicon. */
  readonly id: number;
  /** Cost of the error model, in nats. */
  readonly cost: number;
}

/** Finds the words of a lexicon that are like a written word. */
export type SimilarSearch = (written: string, mostCost: number) => readonly SimilarWord[];

/**
 * Makes a search over all words of the lexicon that may be offered: every word whose cost is at most `mostCost` is
 * found, in no order; the word itself (cost 0) too. It walks the trie of the lexicon and gives up a branch as soon as no
 * word of it can be cheap enough (rows of the distance table are shared by words with a common beginning).
 */
export function makeSimilarSearch(lexicon: Lexicon, model: ErrorModel): SimilarSearch {
  const { trie, alphabet } = lexicon;
  const indexOfCode = Uint8Array.from(['', ...alphabet], (letter) => letterIndex(letter));
  return (written, mostCost) => {
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
      const [row, above, twoAbove] = [rows[depth]!, rows[depth - 1]!, rows[depth - 2]];
      const [letter, code] = [path[depth]!, pathCode[depth]!];
      const isDouble = depth > 1 && pathCode[depth - 1] === code;
      const missing = (isDouble ? model.missingDouble : model.missing)[letter]!;
      row[0] = above[0]! + missing;
      let least = row[0];
      for (let j = 1; j < width; j++) {
        const writtenCode = codes[j - 1]!;
        const price = writtenCode === code ? 0 : model.substitution[from[j - 1]! * ERROR_LETTERS + letter]!;
        let cost = above[j - 1]! + price;
        cost = Math.min(cost, above[j]! + missing, row[j - 1]! + extras[j - 1]!);
        if (twoAbove && j > 1 && codes[j - 2] === code && writtenCode === pathCode[depth - 1]) {
          cost = Math.min(cost, twoAbove[j - 2]! + model.swap);
        }
        row[j] = cost;
        if (cost < least) least = cost;
      }
      return least;
    };

    const visit = (node: number, depth: number, leastAbove: number): void => {
      const end = trie.end[node]!;
      for (let child = node + 1; child < end; child = trie.end[child]!) {
        pathCode[depth] = trie.letter[child]!;
        path[depth] = indexOfCode[pathCode[depth]]!;
        const least = fillRow(depth);
        const id = trie.word[child]!;
        const cost = rows[depth]![width - 1]!;
        if (id >= 0 && cost <= mostCost && lexicon.isCandidate(id)) found.push({ id, cost });
        const mayGoOn = least <= mostCost || leastAbove + model.swap <= mostCost;
        if (mayGoOn && depth < MOST_DEPTH) visit(child, depth + 1, least);
      }
    };
    visit(0, 1, 0);
    return found;
  };
}
