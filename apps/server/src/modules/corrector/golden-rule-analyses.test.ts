import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { findRuleHits } from '@keelerada/corrector/rules/engine/find-rule-hits';
import { ALL_RULES } from '@keelerada/corrector/rules/rule-table';
import {
  keyOfForm,
  keyOfMade,
  writeRecording,
  type Recording,
} from '@keelerada/corrector/rules/testing/recorded-analyses';
import { describeHits, HITS_HEAD, writeRecordedHits } from '@keelerada/corrector/rules/testing/recorded-hits';
import { isCaseTable, parseRuleCases } from '@keelerada/corrector/rules/testing/rule-cases';
import { findSpellingCorrections } from '@keelerada/corrector/spelling/find-spelling-corrections';
import { describeMarks, MARKS_HEAD } from '@keelerada/corrector/spelling/testing/describe-marks';
import { readGrammarSentences } from '@keelerada/corrector/sentence/grammar-sentence';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import { openGrammarModels, openSpellingModels } from '../../corpus/corrector/corrector-models';
import { findGoldenFile, readGoldenSentences, readPlainSentences } from './testing/golden-sentences';
import { threadForTest } from '../../platform/compute/testing/thread-for-test';
import { openMorphology } from '../../platform/morphology/open-morphology';

const SOURCE_FOLDER = findGoldenFile('../src');

/** The analyser with all that it answers kept. */
function recordMorphology(
  asked: CorrectorMorphology,
): Pick<Recording, 'analyses' | 'made'> & { morphology: CorrectorMorphology } {
  const analyses = new Map<string, ReturnType<typeof asked.analyse>>();
  const made = new Map<string, readonly string[]>();
  const morphology: CorrectorMorphology = {
    ...asked,
    analyse: (...form) => {
      const answer = asked.analyse(...form);
      analyses.set(keyOfForm(...form), answer);
      return answer;
    },
    synthesise: (form) => {
      const answer = asked.synthesise(form);
      made.set(keyOfMade(form), answer);
      return answer;
    },
  };
  return { analyses, made, morphology };
}

function readFrequency(lexicon: Lexicon, form: string): number {
  const id = lexicon.find(form.toLowerCase());
  return id < 0 ? -Infinity : lexicon.logFrequency(id);
}

it('the tests of the rules see what the analyser and the tagger say today (`npm run golden` rewrites it)', async () => {
  const cases = readdirSync(SOURCE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(isCaseTable)
    .sort()
    .flatMap((file) => parseRuleCases(file, readFileSync(join(SOURCE_FOLDER, file), 'utf8')));
  const golds = readGoldenSentences().flatMap(({ text, right }) => [text, right ?? text]);
  const plain = ['everyday-sentences.txt', 'varied-sentences.txt'].flatMap(readPlainSentences);
  const texts = [...new Set([...cases.map(({ text }) => text), ...golds, ...plain])];
  const annotated = await annotateTask.run(
    texts.map((text) => ({ text })),
    threadForTest,
  );
  const annotations = new Map(texts.map((text, i) => [text, decodeAnnotation(annotated[i]!.bytes)]));
  const { lexicon } = (await openGrammarModels()).words;
  const analyser = await openMorphology();
  const { morphology, ...answers } = recordMorphology(analyser);
  const sentences = new Map(
    [...annotations].map(([text, annotation]) => [text, readGrammarSentences(text, annotation, morphology)]),
  );
  for (const sentence of [...sentences.values()].flat())
    findRuleHits(sentence, morphology, () => 0, ALL_RULES);
  const forms = new Set([...answers.made.values()].flat());
  const frequencies = new Map([...forms].map((form) => [form, readFrequency(lexicon, form)]));
  await expect(writeRecording({ ...answers, annotations, frequencies })).toMatchFileSnapshot(
    findGoldenFile('rule-analyses.txt'),
  );
  const hits = new Map([...sentences].map(([text, own]) => [text, describeHits(own)]));
  await expect(writeRecordedHits(HITS_HEAD, hits)).toMatchFileSnapshot(findGoldenFile('rule-hits.txt'));
  const marks = new Map<string, string[]>();
  const speller = { morphology: analyser, ...(await openSpellingModels()) };
  for (const { rule, text } of cases) {
    if (rule !== 'spelling') continue;
    const found = await findSpellingCorrections({ text, annotation: annotations.get(text)! }, speller);
    marks.set(text, describeMarks(found));
  }
  await expect(writeRecordedHits(MARKS_HEAD, marks)).toMatchFileSnapshot(
    findGoldenFile('spelling-marks.txt'),
  );
}, 120_000);
