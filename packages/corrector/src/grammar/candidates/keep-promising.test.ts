import { describe, expect, it } from 'vitest';
import type { SentenceWordScores } from '../features/word-scores';
import { makeTestSentence } from '../testing/make-test-sentence';
import type { Candidate } from './candidate';
import { keepPromising } from './keep-promising';

const withGain = (gain: number) => ({ compare: () => ({ gain }) }) as unknown as SentenceWordScores;
const sentence = makeTestSentence('Sobrad', 'elavad', { form: 'Kvurtsus', isKnown: false }, 'kaugel');
const respell = (start: number): Candidate => ({
  kind: 'spelling',
  start,
  end: start + 1,
  replacement: ['x'],
});

describe('promising candidates', () => {
  it('are respellings of a first word, not of a name inside the sentence', () => {
    const kept = keepPromising([respell(0), respell(1), respell(2)], sentence, withGain(0));
    expect(kept.map(({ start }) => start)).toEqual([0, 1]);
  });

  it('are moves that the word model does not speak against', () => {
    const move: Candidate = {
      kind: 'move',
      start: 1,
      end: 3,
      replacement: ['b', 'a'],
      move: { from: 1, to: 2 },
    };
    expect(keepPromising([move], sentence, withGain(-3))).toEqual([]);
    expect(keepPromising([move], sentence, withGain(1))).toEqual([move]);
  });
});
