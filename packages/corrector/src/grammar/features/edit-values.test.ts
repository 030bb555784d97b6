import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { describe, expect, it } from 'vitest';
import {
  changedKey,
  joinedKey,
  LearnedEdits,
  lettersKey,
  replacedKey,
  seenKey,
} from '../../language/learned-edits';
import type { Candidate } from '../../sentence/candidate';
import type { SentenceAnalysis } from '../candidates/sentence-analysis';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { setEdits } from './edit-values';
import type { FeatureName } from './feature-names';

const edits = new LearnedEdits(
  new Map(
    Object.entries({
      [seenKey('sobra')]: 7,
      [changedKey('sobra')]: 6,
      [replacedKey(['sobra'], ['sõbra'])]: 5,
      [lettersKey('sobra', 'sõbra')!]: 9,
      [joinedKey('sobra')]: 2,
      [replacedKey(['sobra', 'mees'], ['sobramees'])]: 1,
    }).map(([key, count]) => [hashString(key), count]),
  ),
);
const analysis = { sentence: makeTestSentence('Sobra', 'mees') } as SentenceAnalysis;

function readValues(candidate: Candidate): Partial<Record<FeatureName, number>> {
  const values: Partial<Record<FeatureName, number>> = {};
  setEdits((name, value) => (values[name] = value), analysis, candidate, edits);
  return values;
}

describe('what learned corrections say of a candidate', () => {
  it('is how often these words and letters were corrected so', () => {
    expect(readValues({ kind: 'spelling', start: 0, end: 1, replacement: ['Sõbra'] })).toMatchObject({
      wordChanged: 0.6,
      pairCount: 5,
      pairShare: 0.5,
      lettersCount: Math.log(10),
      sameStart: 1,
      sameEnd: 3,
    });
  });

  it('is how often the first word was joined', () => {
    const joined = readValues({ kind: 'join', start: 0, end: 2, replacement: ['Sobramees'] });
    expect(joined).toMatchObject({ wordChanged: 0.2, pairCount: 1, lettersCount: -1 });
  });

  it('is nothing for insertions and moves', () => {
    expect(readValues({ kind: 'comma-insert', start: 1, end: 1, replacement: [','] }).pairCount).toBe(-1);
    expect(readValues({ kind: 'move', start: 0, end: 2, replacement: ['Mees', 'sobra'] }).pairCount).toBe(-1);
  });
});
