import { CqlError } from './cql-error';
import { isInRanges } from './character-ranges';
import { DEAD_STATE, LazyAutomaton, START_STATE, type WorkBudget } from './lazy-automaton';
import type { Pattern } from './pattern';
import { addState, buildPositionAutomaton, type PositionAutomaton } from './position-automaton';

const LIMITS = { letters: 5_000, pairs: 10_000_000 };
/** Code points whose class is looked up in a table: Latin, Greek and Cyrillic letters. */
const TABLE_POINTS = 0x530;

/** Tells which strings a regular expression matches as a whole. */
export class ValueAutomaton {
  readonly #automaton: LazyAutomaton;
  /** First code point of each class; the automaton tells no two characters of a class apart. */
  readonly #classStarts: readonly number[];
  readonly #classOfPoint = new Uint16Array(TABLE_POINTS);

  /** The letters of the pattern are sorted ranges of code points. Throws CqlError if the pattern is too large. */
  constructor(pattern: Pattern<readonly number[]>, budget: WorkBudget) {
    const positions = buildPositionAutomaton(pattern, LIMITS);
    if (positions === null) throw new CqlError('TOO_COMPLEX', 0, 'A value of the query is too complex.');
    this.#classStarts = listClassStarts(positions);
    this.#classOfPoint.forEach((_, point) => (this.#classOfPoint[point] = this.#findClass(point)));
    const accepted = new Map<number, Uint32Array>();
    const findAccepted = (letterClass: number): Uint32Array => {
      let states = accepted.get(letterClass);
      if (states === undefined) {
        budget.spend(positions.letters.length);
        states = findStates(positions, this.#classStarts[letterClass]!);
        accepted.set(letterClass, states);
      }
      return states;
    };
    this.#automaton = new LazyAutomaton(positions, this.#classStarts.length, findAccepted, budget);
  }

  /** Whether the UTF-16 units from `from` to before `to` match. Throws CqlError if the query takes too long. */
  matches(units: Uint16Array, from: number, to: number): boolean {
    const automaton = this.#automaton;
    let state = START_STATE;
    for (let at = from; at < to; at++) {
      const unit = units[at]!;
      let letterClass: number;
      if (unit < TABLE_POINTS) letterClass = this.#classOfPoint[unit]!;
      else {
        const next = at + 1 < to ? units[at + 1]! : 0;
        const isPair = unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000;
        letterClass = this.#findClass(isPair ? ((unit - 0xd800) << 10) + next + 0x2400 : unit);
        if (isPair) at += 1;
      }
      state = automaton.next(state, letterClass);
      if (state === DEAD_STATE) return false;
    }
    return automaton.isAccepting(state);
  }

  #findClass(point: number): number {
    let low = 0;
    let high = this.#classStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#classStarts[middle]! <= point) low = middle;
      else high = middle;
    }
    return low;
  }
}

function listClassStarts({ letters }: PositionAutomaton<readonly number[]>): number[] {
  const starts = new Set([0]);
  for (const ranges of letters) ranges.forEach((point, end) => starts.add(end % 2 === 0 ? point : point + 1));
  return [...starts].sort((one, other) => one - other);
}

function findStates(positions: PositionAutomaton<readonly number[]>, point: number): Uint32Array {
  const states = new Uint32Array(positions.cells);
  positions.letters.forEach((ranges, i) => {
    if (isInRanges(ranges, point)) addState(states, i + 1);
  });
  return states;
}
