import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { pairTokens } from '../sources/align-tokens';
import type { TokenAnnotator } from './annotate-tokens';
import { readEditedTokens } from './read-clean-text';
import { readM2, type GoldSentence } from '../sources/read-m2';
import { alignPair, listTokens, readTextPairs } from '../sources/read-parallel-text';

const FOLDER = new URL('../../../../shared/data/gec/', import.meta.url);
/** Both corpora are cut into this many blocks; counts used as features leave the own block out. */
export const BLOCK_COUNT = 10;

/** The development part goes from one level to the next: its blocks are made of runs of about one text. */
const DEVELOPMENT_RUN = 12;

/** A learner's sentence with what is right. */
export interface LearnerSentence {
  readonly source: 'tartu' | 'dev' | 'edited';
  /** Place among the sentences of the source. */
  readonly place: number;
  /** 0 to `BLOCK_COUNT` - 1. */
  readonly block: number;
  readonly gold: GoldSentence;
  readonly written: GrammarSentence;
  /** The corrected sentence and the place of each written token in it; only of the Tartu pairs. */
  readonly corrected?: { readonly sentence: GrammarSentence; readonly partners: Int32Array };
}

/** True where the corrected learner texts lie beside the project. */
export function hasLearnerCorpus(): boolean {
  return existsSync(new URL('estgec-l2-dev.m2', FOLDER));
}

/** Block of a sentence of the development part by its place. */
export const findDevelopmentBlock = (place: number): number =>
  Math.floor(place / DEVELOPMENT_RUN) % BLOCK_COUNT;

/** The development part of EstGEC-L2. */
export async function readDevelopmentSentences(annotator: TokenAnnotator): Promise<LearnerSentence[]> {
  const gold = readM2(readFileSync(new URL('estgec-l2-dev.m2', FOLDER), 'utf8'));
  const written = await annotator.annotate(gold.map(({ tokens }) => tokens));
  return gold.map((sentence, i) => ({
    source: 'dev',
    place: i,
    block: findDevelopmentBlock(i),
    gold: sentence,
    written: written[i]!,
  }));
}

/** Sentences of edited text, in which nothing is to be corrected. */
export async function readEditedSentences(annotator: TokenAnnotator): Promise<LearnerSentence[]> {
  const sentences = readEditedTokens();
  const written = await annotator.annotate(sentences);
  return sentences.map((tokens, i) => ({
    source: 'edited',
    place: i,
    block: i % BLOCK_COUNT,
    gold: { tokens, annotators: [[]] },
    written: written[i]!,
  }));
}

/** The Tartu-L2 pairs; each extract counts as one sentence. The corrected side, which needs no trees, has its own annotator. */
export async function readTartuSentences(
  annotator: TokenAnnotator,
  correctedAnnotator: TokenAnnotator,
): Promise<LearnerSentence[]> {
  const xml = gunzipSync(readFileSync(new URL('tartu-l2-parallel.xml.gz', FOLDER))).toString('utf8');
  const pairs = readTextPairs(xml);
  const gold = pairs.map(alignPair);
  const correctedTokens = pairs.map(({ corrected }) => listTokens(corrected));
  const written = await annotator.annotate(gold.map(({ tokens }) => tokens));
  const corrected = await correctedAnnotator.annotate(correctedTokens);
  return gold.map((sentence, i) => ({
    source: 'tartu',
    place: i,
    block: findBlock(i, gold.length),
    gold: sentence,
    written: written[i]!,
    corrected: { sentence: corrected[i]!, partners: pairTokens(sentence.tokens, correctedTokens[i]!) },
  }));
}

function findBlock(index: number, count: number): number {
  return Math.floor((index * BLOCK_COUNT) / count);
}

/** Half of the corpus that a block belongs to, 0 or 1. */
export function findHalf(block: number): number {
  return block * 2 < BLOCK_COUNT ? 0 : 1;
}
