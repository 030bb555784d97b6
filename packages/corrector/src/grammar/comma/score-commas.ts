import { joinHashes } from '@keelerada/estonian/tagging/weights/feature-hash';
import { addScores, type ClassWeights } from '../../language/class-weights';
import { FeatureList } from '../../language/feature-list';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { HashedSentence } from '../../sentence/hashed-sentence';
import { addCommaFeatures } from './comma-features';

/** `context` is learned from correct text; `written` is added to it, knows whether a comma is written, and is learned from corrections. */
export interface CommaModels {
  readonly context: ClassWeights;
  readonly written: ClassWeights;
}

/** A place between two words where there is or may be a comma. */
export interface CommaGap {
  /** Index of the word before. */
  readonly left: number;
  /** Index of the word after: `left + 1`, or `left + 2` if a comma is written. */
  readonly right: number;
  readonly isWritten: boolean;
  /** Log odds of a comma by the context alone. */
  readonly context: number;
  /** Log odds of a comma by the context and what is written. */
  readonly corrected: number;
}

const features = new FeatureList();

/** The features of the model of corrections: those of the context, joined with whether a comma is written. */
export function addWrittenCommaFeatures(
  out: FeatureList,
  sentence: HashedSentence,
  left: number,
  right: number,
): void {
  addCommaFeatures(out, sentence, left, right);
  const isWritten = right - left > 1 ? 1 : 2;
  for (let i = 0; i < out.count; i++) out.hashes[i] = joinHashes(out.hashes[i]!, isWritten);
}

/** Every gap between two words of a sentence, in order. */
export function listCommaGaps({ tokens }: GrammarSentence): { left: number; right: number }[] {
  const gaps: { left: number; right: number }[] = [];
  for (let left = 0; left < tokens.length - 1; left++) {
    const right = tokens[left + 1]!.form === ',' ? left + 2 : left + 1;
    if (tokens[left]!.isWord && tokens[right]?.isWord) gaps.push({ left, right });
  }
  return gaps;
}

/** Scores every gap between two words of a sentence. */
export function scoreCommas(
  models: CommaModels,
  sentence: GrammarSentence,
  hashed: HashedSentence,
): CommaGap[] {
  return listCommaGaps(sentence).map(({ left, right }) => {
    const scores = new Float64Array(2);
    features.clear();
    addCommaFeatures(features, hashed, left, right);
    addScores(models.context, features, scores);
    const context = scores[1]! - scores[0]!;
    features.clear();
    addWrittenCommaFeatures(features, hashed, left, right);
    addScores(models.written, features, scores);
    return { left, right, isWritten: right - left > 1, context, corrected: scores[1]! - scores[0]! };
  });
}
