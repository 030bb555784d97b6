/** Letters the model distinguishes; all others share the last index. */
export const ERROR_ALPHABET = 'abcdefghijklmnopqrstuvwxyzõäöüšž-';
export const ERROR_LETTERS = ERROR_ALPHABET.length + 1;

/**
 * Costs of writing something else than the right word, as negative natural logarithms of probabilities. Tables are
 * indexed by letters (see `letterIndex`).
 */
export interface ErrorModel {
  /** Row: the letter written, column: the right letter. Zero where they are equal. */
  readonly substitution: Float32Array;
  /** A right letter that is not written. */
  readonly missing: Float32Array;
  /** A written letter that does not belong there. */
  readonly extra: Float32Array;
  /** One letter is written for two equal ones, and the other way round. */
  readonly missingDouble: Float32Array;
  readonly extraDouble: Float32Array;
  /** Two neighbouring letters in the wrong order. */
  readonly swap: number;
}

const indexOfLetter = new Map([...ERROR_ALPHABET].map((letter, i) => [letter, i]));

/** Index of a letter in lower case. */
export function letterIndex(letter: string): number {
  return indexOfLetter.get(letter) ?? ERROR_LETTERS - 1;
}

/** The indexes of all letters of a word in lower case. */
export function listLetterIndexes(word: string): Uint8Array {
  return Uint8Array.from(word, letterIndex);
}

/** One step of the way from the right word to the written one. */
export type LetterStep = { readonly written: number; readonly right: number } & {
  readonly step: 'same' | 'substitution' | 'missing' | 'extra' | 'swap';
};

/**
 * The cheapest way from the right word to the written one: its cost and the steps. `written` and `right` of a step are
 * the places of the letters in the two words.
 */
export function alignLetters(
  model: ErrorModel,
  written: string,
  right: string,
): { readonly cost: number; readonly steps: readonly LetterStep[] } {
  const [from, to] = [listLetterIndexes(written), listLetterIndexes(right)];
  const width = from.length + 1;
  const costs = new Float64Array((to.length + 1) * width).fill(Infinity);
  const before = new Int32Array(costs.length);
  costs[0] = 0;
  for (let d = 0; d <= to.length; d++) {
    for (let j = 0; j <= from.length; j++) {
      const here = costs[d * width + j]!;
      const relax = (rows: number, columns: number, price: number): void => {
        const at = (d + rows) * width + j + columns;
        if (here + price >= costs[at]!) return;
        costs[at] = here + price;
        before[at] = rows * 3 + columns;
      };
      if (d < to.length) relax(1, 0, costOfMissing(model, to, d));
      if (j < from.length) {
        // What lies below the last row is not kept.
        const isSame = written[j] === right[d];
        relax(1, 1, isSame ? 0 : model.substitution[from[j]! * ERROR_LETTERS + to[d]!]!);
        relax(0, 1, costOfExtra(model, from, j));
        if (written[j] === right[d + 1] && written[j + 1] === right[d]) relax(2, 2, model.swap);
      }
    }
  }
  const steps: LetterStep[] = [];
  let [d, j] = [to.length, from.length];
  while (d > 0 || j > 0) {
    const move = before[d * width + j]!;
    const [rows, columns] = [Math.floor(move / 3), move % 3];
    d -= rows;
    j -= columns;
    steps.push({ written: j, right: d, step: nameStep(rows, columns, written[j] === right[d]) });
  }
  return { cost: costs[costs.length - 1]!, steps: steps.reverse() };
}

/** Cost of leaving out the letter at `place` of the right word. */
export function costOfMissing(model: ErrorModel, right: Uint8Array, place: number): number {
  const letter = right[place]!;
  const isDouble = right[place - 1] === letter;
  return (isDouble ? model.missingDouble : model.missing)[letter]!;
}

/** Cost of the letter at `place` of the written word as one too many. */
export function costOfExtra(model: ErrorModel, written: Uint8Array, place: number): number {
  const letter = written[place]!;
  const isDouble = written[place - 1] === letter;
  return (isDouble ? model.extraDouble : model.extra)[letter]!;
}

function nameStep(rows: number, columns: number, isSame: boolean): LetterStep['step'] {
  if (rows === 2) return 'swap';
  if (rows === 0) return 'extra';
  if (columns === 0) return 'missing';
  return isSame ? 'same' : 'substitution';
}
