import { countCopies, countLetters, type Pattern } from './pattern';

/**
 * Glushkov's automaton: one state for each letter of the pattern, and the start 0 (V. M. Glushkov, The abstract theory of
 * automata, 1961). Sets of states are bits in cells of 32.
 */
export interface PositionAutomaton<Letter> {
  /** Letter of state `i + 1`. */
  readonly letters: readonly Letter[];
  /** Cells of a set of states. */
  readonly cells: number;
  /** For each state the states that may come next. */
  readonly follow: readonly Uint32Array[];
  /** States in which a match may end. */
  readonly accepting: Uint32Array;
}

export interface AutomatonLimits {
  readonly letters: number;
  /** Pairs of states that follow each other; they bound the time of building. */
  readonly pairs: number;
}

/** A part of the pattern: the states a match of it may begin and end with, and whether it may be empty. */
interface Fragment {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

/** The automaton of a pattern, or null if it is larger than the limits. */
export function buildPositionAutomaton<Letter>(
  pattern: Pattern<Letter>,
  limits: AutomatonLimits,
): PositionAutomaton<Letter> | null {
  const size = countLetters(pattern);
  if (size > limits.letters) return null;
  const builder = new AutomatonBuilder<Letter>(size, limits.pairs);
  const whole = builder.build(pattern);
  builder.connect([0], whole.first);
  if (builder.pairsLeft < 0) return null;
  const accepting = new Uint32Array(builder.cells);
  for (const state of whole.last) addState(accepting, state);
  if (whole.isNullable) addState(accepting, 0);
  return { letters: builder.letters, cells: builder.cells, follow: builder.follow, accepting };
}

export function addState(set: Uint32Array, state: number): void {
  set[state >>> 5]! |= 1 << (state & 31);
}

class AutomatonBuilder<Letter> {
  readonly letters: Letter[] = [];
  readonly cells: number;
  readonly follow: Uint32Array[];
  pairsLeft: number;

  constructor(size: number, pairs: number) {
    this.cells = (size + 32) >>> 5;
    this.follow = Array.from({ length: size + 1 }, () => new Uint32Array(this.cells));
    this.pairsLeft = pairs;
  }

  build(pattern: Pattern<Letter>): Fragment {
    switch (pattern.kind) {
      case 'letter': {
        const state = this.letters.push(pattern.letter);
        return { first: [state], last: [state], isNullable: false };
      }
      case 'sequence':
        return this.#join(pattern.parts.length, (i) => this.build(pattern.parts[i]!));
      case 'choice': {
        const parts = pattern.parts.map((part) => this.build(part));
        return {
          first: parts.flatMap((part) => part.first),
          last: parts.flatMap((part) => part.last),
          isNullable: parts.some((part) => part.isNullable),
        };
      }
      case 'repeat':
        return this.#repeat(pattern.part, pattern.least, pattern.most);
    }
  }

  /** Lets each of some states be followed by each of others. */
  connect(from: readonly number[], to: readonly number[]): void {
    this.pairsLeft -= from.length * to.length;
    if (this.pairsLeft < 0) return;
    for (const state of from) for (const next of to) addState(this.follow[state]!, next);
  }

  #repeat(part: Pattern<Letter>, least: number, most: number): Fragment {
    const copies = countCopies({ least, most });
    return this.#join(copies, (i) => {
      const copy = this.build(part);
      if (most === Infinity && i === copies - 1) this.connect(copy.last, copy.first);
      return i < least ? copy : { ...copy, isNullable: true };
    });
  }

  #join(count: number, buildPart: (i: number) => Fragment): Fragment {
    const first: number[] = [];
    let last: number[] = [];
    let isNullable = true;
    for (let i = 0; i < count && this.pairsLeft >= 0; i++) {
      const part = buildPart(i);
      this.connect(last, part.first);
      if (isNullable) for (const state of part.first) first.push(state);
      if (!part.isNullable) last = [];
      for (const state of part.last) last.push(state);
      isNullable &&= part.isNullable;
    }
    return { first, last, isNullable };
  }
}
