import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyCorrections } from '../correction/apply-corrections';
import { readRecordedText, readRecording } from '../rules/testing/recorded-analyses';
import { readRecordedHits } from '../rules/testing/recorded-hits';
import { parseRuleCases } from '../rules/testing/rule-cases';
import { readGrammarSentences } from '../sentence/grammar-sentence';
import { findRunTogetherWords } from './find-run-together-words';
import { findSpellingCorrections } from './find-spelling-corrections';
import type { SpellingKnowledge } from './rank-respellings';
import { describeMarks } from './testing/describe-marks';
import { openSpeller } from './testing/open-speller';

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const recording = readRecording(read('../../golden/rule-analyses.txt').toString());
const recorded = readRecordedHits(read('../../golden/spelling-marks.txt').toString());
const cases = parseRuleCases('spelling.cases.txt', read('spelling.cases.txt').toString());

let knowledge: SpellingKnowledge;
beforeAll(async () => {
  knowledge = await openSpeller((path) => read(`../../../../models/${path}`));
});

describe('the spelling of words', () => {
  it.each(cases)('$expected: $text $name', async ({ text, right, expected }) => {
    const { annotation } = readRecordedText(text, recording);
    const marks = await findSpellingCorrections({ text, annotation }, knowledge);
    const mended = applyCorrections(
      text,
      marks.filter(({ tier }) => tier === 'sure'),
    );
    if (text === right) expect([expected, mended === text]).toEqual([expected, expected === 'right']);
    else if (mended === right) expect(expected).toBe('mended');
    else expect(expected).toBe(applyCorrections(text, marks) === right ? 'evidence' : 'missed');
    // `npm run golden` rewrites the recorded marks.
    expect(describeMarks(marks)).toEqual(recorded.get(text) ?? []);
  });

  it('asks for two words before and behind a common one, and never in a name', () => {
    const list = (text: string): string[] => {
      const { annotation } = readRecordedText(text, recording);
      const sentences = readGrammarSentences(text, annotation, knowledge.morphology);
      return findRunTogetherWords(sentences, knowledge).flatMap(({ replacements }) => replacements);
    };
    expect(list('Kuritegevuseüle pole kontrolli.')).toEqual(['Kuritegevuse üle']);
    expect(list('Auto sõitis Tallinasse.')).toEqual([]);
  });

  it('is not looked at in another language', async () => {
    const { annotation } = readRecordedText('Ma kriutan kirja.', recording);
    const task = { text: 'Ma kriutan kirja.', annotation: { ...annotation, language: 'ru' as const } };
    expect(await findSpellingCorrections(task, knowledge)).toEqual([]);
  });
});
