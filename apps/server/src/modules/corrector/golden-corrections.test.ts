import { readFileSync } from 'node:fs';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { readGrammarSentences } from '@keelerada/corrector/sentence/grammar-sentence';
import { scoreCandidates, type ScoredSentence } from '@keelerada/corrector/grammar/score-candidates';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { describe, expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import type { Annotation } from '../../corpus/annotation/text-annotator';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import { correctTask, type CorrectInput } from './correct-task';
import { openGrammar, openSpellingModels } from '../../corpus/corrector/corrector-models';
import { describeGoldenCorrections } from './testing/describe-golden-corrections';
import { describeGoldenRows } from './testing/describe-golden-rows';
import { findGoldenFile, readGoldenSentences, readPlainSentences } from './testing/golden-sentences';
import { hashGoldenRows, listChangedRows } from './testing/hash-golden-rows';
import { recordSpellingRows } from './testing/record-spelling-rows';
import { threadForTest } from '../../platform/compute/testing/thread-for-test';
import { openMorphology } from '../../platform/morphology/open-morphology';

/** Some fifteen seconds of computing; ends what hangs on a machine that is busy with much else. */
const TIMEOUT_MS = 300_000;
/** Of 968 sentences, the 200 short ones among them two. */
const MOST_POSSIBLE_EVERYDAY_MARKS = 30;

const ROWS_HEAD = `What the models see of the first sentence of each kind of error: a line a model, with the hash of each value's row. The test
shows a changed row: a cell for each word, gap between words, respelling or candidate; one cell where all are the same.
\`npm run golden\` writes this file.
`;

/** What the corrector answers to each text, in their order. */
async function correctAll(texts: readonly string[]): Promise<CorrectorResponse[]> {
  const annotations = await annotateTask.run(
    texts.map((text) => ({ text: alignOwnText(text).text })),
    threadForTest,
  );
  const answers: CorrectorResponse[] = [];
  for (const [i, text] of texts.entries()) answers.push(await correct(text, annotations[i]!));
  return answers;
}

async function correct(sent: string, { bytes }: Annotation): Promise<CorrectorResponse> {
  const input: CorrectInput = {
    ...{ sent, model: 'grammarcheckerTest', showPossible: true, version: 'golden' },
    ...{ annotation: bytes, remote: null, edits: null, grammarService: 'own' },
  };
  const answer = await correctTask.run(input, threadForTest);
  return JSON.parse(new TextDecoder().decode(answer)) as CorrectorResponse;
}

async function scoreText(
  text: string,
  grammar: Awaited<ReturnType<typeof openGrammar>>,
): Promise<ScoredSentence[]> {
  const [annotation] = await annotateTask.run([{ text }], threadForTest);
  const morphology = await openMorphology();
  const annotated = decodeAnnotation(annotation!.bytes);
  const sentences = readGrammarSentences(text, annotated, morphology);
  return scoreCandidates(sentences, { morphology, ...grammar });
}

/** What the models see of each sentence of a text. */
async function describeRows(text: string): Promise<string[]> {
  const scored = await scoreText(text, await openGrammar(threadForTest));
  const morphology = await openMorphology();
  const speller = { morphology, ...(await openSpellingModels()) };
  const blocks: string[] = [];
  for (const sentence of scored)
    blocks.push(describeGoldenRows(sentence, await recordSpellingRows(sentence.sentence, speller)));
  return blocks;
}

describe('the shipped models', { timeout: TIMEOUT_MS }, () => {
  it('correct and explain every golden sentence as its file says (`npm run golden` rewrites it)', async () => {
    const sentences = readGoldenSentences();
    const answers = await correctAll(sentences.map(({ text }) => text));
    await expect(describeGoldenCorrections(sentences, answers)).toMatchFileSnapshot(
      findGoldenFile('corrections.txt'),
    );
  });

  it('find no sure error in right everyday sentences, and few possible ones', async () => {
    const answers = await correctAll(readPlainSentences('everyday-sentences.txt'));
    const marks = answers
      .flatMap(({ grammatika }) => grammatika)
      .flatMap((fragment) => (fragment.corrected ? [fragment] : []));
    const describeMarks = (tier: string): string[] =>
      marks
        .filter((mark) => mark.tier === tier)
        .map(({ text, corrected_text }) => `${text} > ${corrected_text}`);
    expect(describeMarks('sure')).toEqual([]);
    expect(describeMarks('possible').length).toBeLessThanOrEqual(MOST_POSSIBLE_EVERYDAY_MARKS);
  });

  it('ask the encoder about sentences with an unknown word or some doubt, and about no others', async () => {
    const { encoder, ...grammar } = await openGrammar(threadForTest);
    const asked: string[] = [];
    const watched: typeof encoder = encoder && {
      classes: encoder.classes,
      scoreSentences: (sentences, options) => {
        asked.push(...sentences.map((words) => words[0]!.form));
        return encoder.scoreSentences(sentences, options);
      },
    };
    const scored = await scoreText('Mul läheb hästi. Poiss loevad raamatut. Sõbber tuli külla.', {
      ...grammar,
      encoder: watched,
    });
    expect(asked.sort()).toEqual(['Poiss', 'Sõbber']);
    expect(scored.map(({ analysis }) => analysis.encoder !== undefined)).toEqual([false, true, true]);
  });

  it('see of one sentence of each kind of error what its file says', async () => {
    const groups = new Map(
      readGoldenSentences()
        .filter(({ right }) => right !== undefined)
        .reverse()
        .map(({ group, text }) => [group, text]),
    );
    const file = findGoldenFile('row-hashes.txt');
    const stored = readFileSync(file, 'utf8');
    const hashes = [ROWS_HEAD];
    for (const text of [...groups.values()].reverse()) {
      const blocks = await describeRows(text);
      hashes.push(...blocks.map(hashGoldenRows));
      for (const row of blocks.flatMap((block) => listChangedRows(block, stored))) console.error(row);
    }
    await expect(hashes.join('\n')).toMatchFileSnapshot(file);
  });
});
