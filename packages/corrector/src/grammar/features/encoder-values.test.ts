import { describe, expect, it } from 'vitest';
import type { EncoderEvidence } from '../../encoder/encoder-evidence';
import { makeTestEvidence } from '../../encoder/testing/make-test-evidence';
import type { Candidate } from '../../sentence/candidate';
import type { SentenceAnalysis } from '../candidates/sentence-analysis';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { setEncoder } from './encoder-values';
import { ENCODER_FEATURES, type FeatureName } from './feature-names';

const friend = {
  form: 'sõber',
  readings: [{ lemma: 'sõber', root: '', ending: '', clitic: '', partOfSpeech: 'S', form: 'sg n' }],
};
const sentence = makeTestSentence('näen', friend, 'siin');

function readValues(candidate: Candidate, encoder?: EncoderEvidence): Partial<Record<FeatureName, number>> {
  const values: Partial<Record<FeatureName, number>> = {};
  setEncoder((name, value) => (values[name] = value), { sentence, encoder } as SentenceAnalysis, candidate);
  return values;
}
const friendAs = (word: string, code: string): Candidate => ({
  ...{ kind: 'form', start: 1, end: 2, replacement: [word] },
  reading: { lemma: 'sõber', pos: 'S', code },
});

describe('what the encoder says of a candidate', () => {
  it('is absent without an encoder', () => {
    const values = readValues(friendAs('sõpra', 'sg p'));
    expect(Object.keys(values).sort()).toEqual([...ENCODER_FEATURES].sort());
    expect(new Set(Object.values(values))).toEqual(new Set([-1]));
  });

  it('is how likely its word and its form are', () => {
    const evidence = makeTestEvidence(3, {
      operations: { 1: [0.25, 0.75] },
      forms: { 1: [0, 0.125, 0.25, 0.625] },
    });
    const values = readValues(friendAs('sõpra', 'sg p'), evidence);
    expect(values).toMatchObject({ encoderOwn: 0.75, encoderKeep: 0.25, encoderForm: 0.75 });
    expect(values).toMatchObject({ encoderFormOld: 0.125, encoderFormNew: 0.625, encoderFormRank: 1 });
    const second = readValues(friendAs('sõbra', 'sg g'), evidence);
    expect(second).toMatchObject({ encoderFormRank: 2, encoderFormBehind: 0.25 - 0.625 });
  });

  it('is what stands before the place of an insertion', () => {
    const comma: Candidate = { kind: 'comma-insert', start: 2, end: 2, replacement: [','] };
    const evidence = makeTestEvidence(3, { insertions: { 2: [0.5, 0.5] } });
    expect(readValues(comma, evidence)).toMatchObject({ encoderOwn: 0.5, encoderComma: 0.5, encoderAny: 0 });
  });

  it('tells the ways of a move apart', () => {
    const move = (from: number, to: number): Candidate => ({
      ...{ kind: 'move', start: 0, end: 3, replacement: ['a', 'b', 'c'], move: { from, to } },
    });
    const evidence = makeTestEvidence(3, { orders: { 0: [0.25, 0.625, 0.125], 2: [0.5, 0, 0, 0.5] } });
    expect(readValues(move(0, 2), evidence)).toMatchObject({ encoderOwn: 0.625, encoderInside: 0.5 });
    expect(readValues(move(2, 0), evidence)).toMatchObject({ encoderOwn: 0.125, encoderOrder: 0.75 });
  });
});
