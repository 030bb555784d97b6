import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGrammarSentences } from '../sentence/grammar-sentence';
import { readRecordedText, readRecording } from './testing/recorded-analyses';
import { describeHits, readRecordedHits } from './testing/recorded-hits';

const readGolden = (file: string): string =>
  readFileSync(new URL(`../../golden/${file}`, import.meta.url), 'utf8');
const recording = readRecording(readGolden('rule-analyses.txt'));
const recorded = readRecordedHits(readGolden('rule-hits.txt'));

describe('what all rules ask for is what is recorded (`npm run golden` rewrites it)', () => {
  it.each([...recording.annotations.keys()])('%s', (text) => {
    const { annotation, morphology } = readRecordedText(text, recording);
    const sentences = readGrammarSentences(text, annotation, morphology);
    expect(describeHits(sentences)).toEqual(recorded.get(text) ?? []);
  });
});
