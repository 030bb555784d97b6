import { describe, expect, it } from 'vitest';
import { makeTestEvidence } from '../../encoder/testing/make-test-evidence';
import type { SentenceWordScores } from './word-scores';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import type { Candidate } from '../../sentence/candidate';
import { pruneCandidates } from './prune-candidates';

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
    const kept = pruneCandidates(
      [respell(0), respell(1), respell(2)],
      { sentence, encoder: undefined },
      withGain(0),
    );
    expect(kept.map(({ start }) => start)).toEqual([0, 1]);
  });

  it('are moves that the word model does not speak against, more of them where the encoder doubts the order', () => {
    const move: Candidate = {
      kind: 'move',
      start: 1,
      end: 3,
      replacement: ['b', 'a'],
      move: { from: 1, to: 2 },
    };
    const [plain, doubted] = [undefined, makeTestEvidence(4, { orders: { 1: [0.7, 0.2, 0.1, 0] } })].map(
      (encoder) => ({ sentence, encoder }),
    );
    expect(pruneCandidates([move], plain!, withGain(-3))).toEqual([]);
    expect(pruneCandidates([move], plain!, withGain(1))).toEqual([move]);
    expect(pruneCandidates([move], doubted!, withGain(-3))).toEqual([move]);
    expect(pruneCandidates([move], doubted!, withGain(-6))).toEqual([]);
  });
});
