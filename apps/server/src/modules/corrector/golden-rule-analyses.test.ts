import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorrectorMorphology } from '@keelerada/corrector/corrector-morphology';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { findRuleHits } from '@keelerada/corrector/rules/engine/find-rule-hits';
import { ALL_RULES } from '@keelerada/corrector/rules/rule-table';
import {
  keyOfForm,
  keyOfMade,
  writeRecording,
  type Recording,
} from '@keelerada/corrector/rules/testing/recorded-analyses';
import { describeHits, writeRecordedHits } from '@keelerada/corrector/rules/testing/recorded-hits';
import { isCaseTable, parseRuleCases } from '@keelerada/corrector/rules/testing/rule-cases';
import { readGrammarSentences } from '@keelerada/corrector/sentence/grammar-sentence';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import { expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import { openGrammarModels } from '../../corpus/corrector/corrector-models';
import { findGoldenFile, readEverydaySentences, readGoldenSentences } from './golden/golden-sentences';
import { threadForTest } from '../../platform/compute/testing/thread-for-test';
import { openMorphology } from '../../platform/morphology/open-morphology';

const RULES_FOLDER = findGoldenFile('../src/rules');

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
  const cases = readdirSync(RULES_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(isCaseTable)
    .sort()
    .flatMap((file) => parseRuleCases(file, readFileSync(join(RULES_FOLDER, file), 'utf8')));
  const golds = readGoldenSentences().flatMap(({ text, right }) => [text, right ?? text]);
  const texts = [...new Set([...cases.map(({ text }) => text), ...golds, ...readEverydaySentences()])];
  const annotated = await annotateTask.run(
    texts.map((text) => ({ text })),
    threadForTest,
  );
  const annotations = new Map(texts.map((text, i) => [text, decodeAnnotation(annotated[i]!.bytes)]));
  const { lexicon } = (await openGrammarModels()).words;
  const { morphology, ...answers } = recordMorphology(await openMorphology());
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
  await expect(writeRecordedHits(hits)).toMatchFileSnapshot(findGoldenFile('rule-hits.txt'));
}, 120_000);
