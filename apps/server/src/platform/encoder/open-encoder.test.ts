import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EncoderWord, SentenceEncoder, SentenceScores } from '@keelerada/corrector/encoder/encoder-port';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../config/project-root';
import { openMorphology } from '../morphology/open-morphology';
import { openEncoder } from './open-encoder';

/** The written scores have four decimals; the rest is for the rounding of other processors. */
const TOLERANCE = 0.01;

/** What `training/python/encoder/predict.py models/encoder` writes about `testing/sentences.jsonl`. */
interface WrittenScores {
  readonly operations: number[][];
  readonly insertions: number[][];
  readonly orders: number[][];
  /** Place of the class -> probability, those above 0.001. */
  readonly forms: Record<string, number>[];
}

const sentences = readLines<string[]>('sentences.jsonl');
const written = readLines<WrittenScores>('scores.jsonl');
const morphology = await openMorphology();
let encoder: SentenceEncoder;

function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(join(import.meta.dirname, 'testing', name), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

function readWords(words: readonly string[]): EncoderWord[] {
  return words.map((form, i) => {
    const { isKnown, analyses: readings } = morphology.analyse(form, i === 0);
    return { form, isKnown, readings };
  });
}

function expectRows(found: Float32Array, rows: readonly number[][]): void {
  expect(found).toHaveLength(rows.flat().length);
  rows.flat().forEach((value, i) => expect(Math.abs(found[i]! - value)).toBeLessThan(TOLERANCE));
}

function expectScores(found: SentenceScores, scores: WrittenScores): void {
  expectRows(found.operations, scores.operations);
  expectRows(found.insertions, scores.insertions);
  expectRows(found.orders, scores.orders);
  const width = encoder.classes.forms.length;
  const forms = scores.forms.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? 0));
  expectRows(found.forms, forms);
}

beforeAll(async () => {
  encoder = await openEncoder(join(PROJECT_ROOT, 'models', 'encoder'));
});

describe('openEncoder', () => {
  it('gives the scores that the training program computes', async () => {
    const found = await encoder.scoreSentences(sentences.map(readWords));
    found.forEach((scores, i) => expectScores(scores, written[i]!));
  });

  it('scores a sentence alone as among others', async () => {
    const [found] = await encoder.scoreSentences([readWords(sentences[0]!)]);
    expectScores(found!, written[0]!);
  });

  it('scores only the words that fit of a very long sentence', async () => {
    const words = readWords(Array.from({ length: 700 }, (_, i) => (i % 2 ? 'ja' : 'kass')));
    const [found] = await encoder.scoreSentences([words]);
    expect(found!.wordCount).toBeGreaterThan(300);
    expect(found!.wordCount).toBeLessThanOrEqual(510);
    expect(found!.operations).toHaveLength(found!.wordCount * encoder.classes.operations.length);
  });

  it('takes empty words and letters that it has never seen', async () => {
    const words = ['', '漢字', 'a'.repeat(300)].map((form) => ({ form, isKnown: false, readings: [] }));
    const [found] = await encoder.scoreSentences([words]);
    expect(found!.wordCount).toBe(3);
    expect(found!.forms.every(Number.isFinite)).toBe(true);
  });

  it('scores nothing for no sentences and no rows for a sentence without words', async () => {
    expect(await encoder.scoreSentences([])).toEqual([]);
    const [found] = await encoder.scoreSentences([[]]);
    expect(found!.wordCount).toBe(0);
  });
});
