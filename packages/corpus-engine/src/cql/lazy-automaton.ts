import { CqlError } from './cql-error';
import { addState, type PositionAutomaton } from './position-automaton';

/** No match can come any more. */
export const DEAD_STATE = -1;
const UNKNOWN = -2;
/** The state before the first letter. */
export const START_STATE = 0;
/** Cells of 4 bytes that the states of one automaton may take; with more it forgets them and starts again. */
const MAX_TABLE_CELLS = 1 << 20;

/** Work that one query may put into making transitions, in cells of sets: about a second. */
const MAX_WORK = 1_000_000_000;

/** Counts the work of a query, so that no pattern holds a thread for long. */
export class WorkBudget {
  #left: number;

  constructor(work = MAX_WORK) {
    this.#left = work;
  }

  /** Throws CqlError if the query has done all the work it may do. */
  spend(work: number): void {
    this.#left -= work;
    if (this.#left < 0) throw new CqlError('TOO_COSTLY', 0, 'This query takes too long; make it simpler.');
  }
}

/**
 * The deterministic automaton of a pattern, of which only the states are made that a text needs (K. Thompson, Regular
 * expression search algorithm, 1968). Reading a letter takes constant time once its transition is known. Letters are
 * numbered in classes of which the automaton tells no two members apart.
 */
export class LazyAutomaton {
  readonly #positions: PositionAutomaton<unknown>;
  readonly #classCount: number;
  readonly #acceptedBy: (letterClass: number) => Uint32Array;
  readonly #budget: WorkBudget;
  readonly #borderClass: number;
  readonly #maxStates: number;
  #sets: Uint32Array[] = [];
  #isAccepting: boolean[] = [];
  #ids = new Map<string, number>();
  #table: Int32Array;

  /**
   * `acceptedBy` gives the states whose letter has a class. Letters from `borderClass` on are borders, which need not be read:
   * the states before them stay.
   */
  constructor(
    positions: PositionAutomaton<unknown>,
    classCount: number,
    acceptedBy: (letterClass: number) => Uint32Array,
    budget: WorkBudget,
    borderClass = classCount,
  ) {
    this.#borderClass = borderClass;
    this.#positions = positions;
    this.#classCount = classCount;
    this.#acceptedBy = acceptedBy;
    this.#budget = budget;
    this.#maxStates = Math.max(2, Math.floor(MAX_TABLE_CELLS / (classCount + 2 * positions.cells)));
    this.#table = new Int32Array(classCount * Math.min(8, this.#maxStates));
    this.#reset();
  }

  /** The state after a letter. States other than the start are valid until the next call. */
  next(state: number, letterClass: number): number {
    const known = this.#table[state * this.#classCount + letterClass]!;
    return known === UNKNOWN ? this.#makeTransition(state, letterClass) : known;
  }

  isAccepting(state: number): boolean {
    return this.#isAccepting[state]!;
  }

  #reset(): void {
    this.#sets = [];
    this.#isAccepting = [];
    this.#ids = new Map();
    this.#table.fill(UNKNOWN);
    this.#budget.spend(this.#table.length);
    const start = new Uint32Array(this.#positions.cells);
    addState(start, 0);
    this.#addSet(start);
  }

  #makeTransition(state: number, letterClass: number): number {
    const before = this.#sets[state]!;
    const isBorder = letterClass >= this.#borderClass;
    const accepted = this.#acceptedBy(letterClass);
    const set = isBorder ? this.#pass(before, accepted) : this.#follow(before, accepted);
    if (set === null) return (this.#table[state * this.#classCount + letterClass] = DEAD_STATE);
    const key = String.fromCharCode(...new Uint16Array(set.buffer));
    const known = this.#ids.get(key);
    if (known === undefined && this.#sets.length === this.#maxStates) {
      this.#reset();
      return this.#addSet(set, key);
    }
    const next = known ?? this.#addSet(set, key);
    return (this.#table[state * this.#classCount + letterClass] = next);
  }

  /** The states of a set with all that any number of borders at the same place lead to. */
  #pass(set: Uint32Array, accepted: Uint32Array): Uint32Array {
    const all = set.slice();
    for (let next = this.#follow(all, accepted); next !== null; next = this.#follow(all, accepted)) {
      const before = all.slice();
      next.forEach((bits, cell) => (all[cell]! |= bits));
      if (all.every((bits, cell) => bits === before[cell])) break;
    }
    return all;
  }

  /** The states after those of a set that a letter leads to; null if there are none. */
  #follow(set: Uint32Array, accepted: Uint32Array): Uint32Array | null {
    const { follow, cells } = this.#positions;
    const next = new Uint32Array(cells);
    let sources = 0;
    for (let cell = 0; cell < cells; cell++) {
      for (let bits = set[cell]!; bits !== 0; bits &= bits - 1) {
        const source = follow[(cell << 5) + 31 - Math.clz32(bits & -bits)]!;
        for (let i = 0; i < cells; i++) next[i]! |= source[i]!;
        sources += 1;
      }
    }
    this.#budget.spend((sources + 1) * cells);
    let some = 0;
    for (let i = 0; i < cells; i++) some |= next[i]! &= accepted[i]!;
    return some === 0 ? null : next;
  }

  #addSet(set: Uint32Array, key = String.fromCharCode(...new Uint16Array(set.buffer))): number {
    const state = this.#sets.push(set) - 1;
    this.#ids.set(key, state);
    this.#isAccepting.push(set.some((bits, cell) => (bits & this.#positions.accepting[cell]!) !== 0));
    if (this.#sets.length * this.#classCount > this.#table.length) this.#growTable();
    return state;
  }

  #growTable(): void {
    const size = Math.min(this.#table.length * 2, this.#maxStates * this.#classCount);
    const larger = new Int32Array(size).fill(UNKNOWN, this.#table.length);
    larger.set(this.#table);
    this.#table = larger;
  }
}
