import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GrammarSentence, readGrammarSentences } from '../sentence/grammar-sentence';
import { SWITCH } from '../testing/mutant-switches';
import { readRecordedText, readRecording } from './testing/recorded-analyses';
import { describeHits, readRecordedHits } from './testing/recorded-hits';

/** Texts of one test: each test of its own would take longer than what it tests. Mutants are looked for in each text alone. */
const TEXTS_AT_ONCE = SWITCH in globalThis ? 1 : 25;

const readGolden = (file: string): string =>
  readFileSync(new URL(`../../golden/${file}`, import.meta.url), 'utf8');
const recording = readRecording(readGolden('rule-analyses.txt'));
const recorded = readRecordedHits(readGolden('rule-hits.txt'));
const texts = [...recording.annotations.keys()];
const parts = Array.from({ length: Math.ceil(texts.length / TEXTS_AT_ONCE) }, (_, i) =>
  texts.slice(i * TEXTS_AT_ONCE, (i + 1) * TEXTS_AT_ONCE),
);

describe('what all rules ask for is what is recorded (`npm run golden` rewrites it)', () => {
  const sentences = new Map<string, GrammarSentence[]>();
  beforeAll(() => {
    for (const text of texts) {
      const { annotation, morphology } = readRecordedText(text, recording);
      sentences.set(text, readGrammarSentences(text, annotation, morphology));
    }
  });

  it.each(parts.map((part) => ({ part, first: part[0] })))('from “$first” on', ({ part }) => {
    for (const text of part)
      expect([text, ...describeHits(sentences.get(text)!)]).toEqual([text, ...(recorded.get(text) ?? [])]);
  });
});
