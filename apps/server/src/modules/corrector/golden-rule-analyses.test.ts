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
import { describeHits, HITS_HEAD, writeRecordedHits } from '@keelerada/corrector/rules/testing/recorded-hits';
import { isCaseTable, parseRuleCases } from '@keelerada/corrector/rules/testing/rule-cases';
import { findSpellingCorrections } from '@keelerada/corrector/spelling/find-spelling-corrections';
import { describeMarks, MARKS_HEAD } from '@keelerada/corrector/spelling/testing/describe-marks';
import { readGrammarSentences } from '@keelerada/corrector/sentence/read-grammar-sentences';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { EstonianForm } from '@keelerada/estonian/morphology';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import { openGrammarModels, openSpellingModels } from '../../corpus/corrector/corrector-models';
import { makeCorrectorMorphology } from '../../corpus/corrector/corrector-morphology';
import { findGoldenFile, readEverydaySentences, readGoldenSentences } from './golden/golden-sentences';
import { openGoldenThread } from './golden/thread-for-golden';

const SOURCE_FOLDER = findGoldenFile('../src');

let golden: Awaited<ReturnType<typeof openGoldenThread>>;
beforeAll(async () => {
  golden = await openGoldenThread();
}, 60_000);
afterAll(() => golden.close());

/** The analyser with all that it answers kept. */
function recordMorphology(): Pick<Recording, 'analyses' | 'made'> & { morphology: CorrectorMorphology } {
  const asked = makeCorrectorMorphology(golden.thread);
  const analyses = new Map<string, Awaited<ReturnType<typeof asked.analyse>>[number]>();
  const made = new Map<string, readonly string[]>();
  const morphology: CorrectorMorphology = {
    ...asked,
    analyse: async (forms) => {
      const answers = await asked.analyse(forms);
      forms.forEach((form, i) => analyses.set(keyOfForm(form), answers[i]!));
      return answers;
    },
    synthesise: async (items) => {
      const answers = await asked.synthesise(items);
      items.forEach((item, i) => made.set(keyOfMade(item), answers[i]!));
      return answers;
    },
  };
  return { analyses, made, morphology };
}

function listForms(text: string, { sentences }: AnnotatedText): EstonianForm[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.map(({ start, end }, i) => ({ form: text.slice(start, end), isSentenceInitial: i === 0 })),
  );
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
  const texts = [...new Set([...cases.map(({ text }) => text), ...golds, ...readEverydaySentences()])];
  const annotated = await annotateTask.run(
    texts.map((text) => ({ text })),
    golden.thread,
  );
  const annotations = new Map(texts.map((text, i) => [text, decodeAnnotation(annotated[i]!.bytes)]));
  const { lexicon } = (await openGrammarModels()).words;
  const { morphology, ...answers } = recordMorphology();
  // One call for all: each takes its time on the way to the analyser.
  await morphology.analyse([...annotations].flatMap(([text, annotation]) => listForms(text, annotation)));
  const sentences = new Map<string, GrammarSentence[]>();
  for (const [text, annotation] of annotations)
    sentences.set(text, await readGrammarSentences(text, annotation, morphology, {}));
  await findRuleHits([...sentences.values()].flat(), morphology, () => 0, {}, ALL_RULES);
  const forms = new Set([...answers.made.values()].flat());
  const frequencies = new Map([...forms].map((form) => [form, readFrequency(lexicon, form)]));
  await expect(writeRecording({ ...answers, annotations, frequencies })).toMatchFileSnapshot(
    findGoldenFile('rule-analyses.txt'),
  );
  const hits = new Map([...sentences].map(([text, own]) => [text, describeHits(own)]));
  await expect(writeRecordedHits(HITS_HEAD, hits)).toMatchFileSnapshot(findGoldenFile('rule-hits.txt'));
  const marks = new Map<string, string[]>();
  const speller = { morphology: makeCorrectorMorphology(golden.thread), ...(await openSpellingModels()) };
  for (const { rule, text } of cases) {
    if (rule !== 'spelling') continue;
    const found = await findSpellingCorrections({ text, annotation: annotations.get(text)! }, speller);
    marks.set(text, describeMarks(found));
  }
  await expect(writeRecordedHits(MARKS_HEAD, marks)).toMatchFileSnapshot(
    findGoldenFile('spelling-marks.txt'),
  );
}, 120_000);
