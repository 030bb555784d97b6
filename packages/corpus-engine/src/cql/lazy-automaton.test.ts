import { describe, expect, it } from 'vitest';
import { DEAD_STATE, LazyAutomaton, START_STATE, WorkBudget } from './lazy-automaton';
import type { Pattern } from './pattern';
import { addState, buildPositionAutomaton } from './position-automaton';

const LIMITS = { letters: 100, pairs: 10_000 };
const letter = (name: string): Pattern<string> => ({ kind: 'letter', letter: name });
/** `(a|b)*a(a|b){3}`: it needs 16 states. */
const aOrB: Pattern<string> = { kind: 'choice', parts: [letter('a'), letter('b')] };
const pattern: Pattern<string> = {
  kind: 'sequence',
  parts: [
    { kind: 'repeat', part: aOrB, least: 0, most: Infinity },
    letter('a'),
    { kind: 'repeat', part: aOrB, least: 3, most: 3 },
  ],
};

/** `classCount` above what the table holds leaves it room for a few states. */
function makeAutomaton(classCount: number, budget = new WorkBudget()) {
  const positions = buildPositionAutomaton(pattern, LIMITS)!;
  const accepted = (letterClass: number) => {
    const states = new Uint32Array(positions.cells);
    positions.letters.forEach((name, i) => {
      if (name === 'ab'[letterClass]) addState(states, i + 1);
    });
    return states;
  };
  return new LazyAutomaton(positions, classCount, accepted, budget);
}

function matches(automaton: LazyAutomaton, text: string): boolean {
  let state = START_STATE;
  for (const name of text) {
    state = automaton.next(state, 'ab'.indexOf(name));
    if (state === DEAD_STATE) return false;
  }
  return automaton.isAccepting(state);
}

describe('LazyAutomaton', () => {
  const texts = Array.from({ length: 256 }, (_, n) => n.toString(2).padStart(8, '0'));
  const words = texts.map((bits) => bits.replaceAll('0', 'a').replaceAll('1', 'b'));

  it.each([2, 3, 1 << 17, 1 << 18])('matches as a regular expression does with %i classes', (classCount) => {
    const automaton = makeAutomaton(classCount, new WorkBudget(Infinity));
    for (const word of words) expect(matches(automaton, word)).toBe(/^[ab]*a[ab]{3}$/u.test(word));
  });

  it('gives up when the work of the query is used up', () => {
    const automaton = makeAutomaton(2, new WorkBudget(40));
    expect(() => words.forEach((word) => matches(automaton, word))).toThrow('takes too long');
  });
});

describe('buildPositionAutomaton', () => {
  it('makes nothing that is larger than the limits', () => {
    expect(buildPositionAutomaton(pattern, { letters: 8, pairs: 10_000 })).toBeNull();
    expect(buildPositionAutomaton(pattern, { letters: 9, pairs: 30 })).not.toBeNull();
    expect(buildPositionAutomaton(pattern, { letters: 9, pairs: 10 })).toBeNull();
  });
});
