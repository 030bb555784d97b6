import { type SentenceColumns, TOKEN_KIND } from './sentence-columns';

const COUNTED_KINDS = [
  TOKEN_KIND.finiteVerb,
  TOKEN_KIND.comma,
  TOKEN_KIND.conjunction,
  TOKEN_KIND.otherMark,
  TOKEN_KIND.nominal,
];
const MOST_COUNTED = 2;

/** Counts of kinds of words between any two words of a sentence, from sums up to each word. */
export class BetweenCounts {
  private readonly sums: readonly Int32Array[];
  /** For each token and the place after the last, what the words from there on hold. */
  private readonly ahead: Int32Array;

  constructor({ kinds, count }: SentenceColumns) {
    this.sums = COUNTED_KINDS.map((kind) => {
      const sums = new Int32Array(count + 1);
      for (let i = 0; i < count; i++) sums[i + 1] = sums[i]! + ((kinds[i]! & kind) === 0 ? 0 : 1);
      return sums;
    });
    this.ahead = describeAhead(kinds, count);
  }

  /** A number that says of each kind whether none, one or more stand between token `from` and token `to`. */
  describe(from: number, to: number): number {
    let code = 0;
    for (const sums of this.sums) {
      code = code * (MOST_COUNTED + 1) + Math.min(sums[to]! - sums[from + 1]!, MOST_COUNTED);
    }
    return code;
  }

  /** A number that says how many finite verbs follow from token `from` on, and what comes first: a verb, a border, neither. */
  describeAhead(from: number): number {
    return this.ahead[from]!;
  }
}

const CLAUSE_BORDER = TOKEN_KIND.comma | TOKEN_KIND.conjunction;

function describeAhead(kinds: Int32Array, count: number): Int32Array {
  const ahead = new Int32Array(count + 1);
  let verbs = 0;
  let first = 0;
  for (let i = count - 1; i >= 0; i--) {
    if ((kinds[i]! & TOKEN_KIND.finiteVerb) !== 0) {
      verbs = Math.min(verbs + 1, MOST_COUNTED);
      first = 1;
    } else if ((kinds[i]! & CLAUSE_BORDER) !== 0) first = 2;
    ahead[i] = verbs * 3 + first;
  }
  return ahead;
}
