import {
  alignLetters,
  ERROR_LETTERS,
  type ErrorModel,
  letterIndex,
} from '@keelerada/corrector/spelling/error-model';

/** A word as written and as it should be, both in lower case. */
export interface WordPair {
  readonly written: string;
  readonly right: string;
}

const ROUNDS = 4;
/** Imagined errors of each kind, so that what was not seen is dear but possible. */
const PRIOR = 0.4;
/** Share of letters that are wrong in the words that have an error at all; scales all costs alike. */
const BASE_ERROR_SHARE = 0.12;

const START: ErrorModel = {
  substitution: new Float32Array(ERROR_LETTERS ** 2).fill(1),
  missing: new Float32Array(ERROR_LETTERS).fill(1),
  extra: new Float32Array(ERROR_LETTERS).fill(1),
  missingDouble: new Float32Array(ERROR_LETTERS).fill(0.8),
  extraDouble: new Float32Array(ERROR_LETTERS).fill(0.8),
  swap: 1.1,
};

/** Learns the costs of letter errors from pairs: aligns them with the costs so far, counts, and takes logarithms. */
export function learnErrorModel(pairs: readonly WordPair[]): ErrorModel {
  let model = START;
  for (let round = 0; round < ROUNDS; round++) model = countErrors(model, pairs);
  return model;
}

function countErrors(model: ErrorModel, pairs: readonly WordPair[]): ErrorModel {
  const substitution = new Float64Array(ERROR_LETTERS ** 2).fill(PRIOR / 4);
  const [missing, extra, missingDouble, extraDouble] = Array.from({ length: 4 }, () =>
    new Float64Array(ERROR_LETTERS).fill(PRIOR),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const uses = new Float64Array(ERROR_LETTERS).fill(10);
  let swaps = 1;
  for (const { written, right } of pairs) {
    for (const letter of right) uses[letterIndex(letter)]! += 1;
    for (const { step, written: j, right: d } of alignLetters(model, written, right).steps) {
      const [from, to] = [letterIndex(written[j] ?? ''), letterIndex(right[d] ?? '')];
      if (step === 'substitution') substitution[from * ERROR_LETTERS + to]! += 1;
      if (step === 'missing') (isDoubled(right, d) ? missingDouble : missing)[to]! += 1;
      if (step === 'extra') (isDoubled(written, j) ? extraDouble : extra)[from]! += 1;
      if (step === 'swap') swaps += 1;
    }
  }
  const cost = (count: number, base: number): number => -Math.log((BASE_ERROR_SHARE * 8 * count) / base);
  const meanUse = uses.reduce((sum, use) => sum + use, 0) / ERROR_LETTERS;
  const costs = (counts: Float64Array): Float32Array =>
    Float32Array.from(counts, (count, letter) => cost(count, (uses[letter]! + meanUse) / 2));
  return {
    substitution: Float32Array.from(substitution, (count, cell) =>
      Math.floor(cell / ERROR_LETTERS) === cell % ERROR_LETTERS && cell % ERROR_LETTERS !== ERROR_LETTERS - 1
        ? 0
        : cost(count, (uses[cell % ERROR_LETTERS]! + meanUse) / 2),
    ),
    missing: costs(missing),
    extra: costs(extra),
    missingDouble: costs(missingDouble),
    extraDouble: costs(extraDouble),
    swap: cost(swaps, meanUse * ERROR_LETTERS * 0.3),
  };
}

function isDoubled(word: string, place: number): boolean {
  return word[place] === word[place - 1] || word[place] === word[place + 1];
}
