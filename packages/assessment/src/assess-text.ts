import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { type Complexity, measureComplexity } from './complexity/measure-complexity';
import { estimateLevel, type LevelAnswer } from './level/estimate-level';
import type { LevelModel } from './level/level-model';
import {
  measureVocabulary,
  type Vocabulary,
  type VocabularyKnowledge,
} from './vocabulary/measure-vocabulary';
import { listWords } from './words/list-words';

/** All that the assessment has learned; see `load-models.ts`. */
export interface AssessmentModels extends VocabularyKnowledge {
  readonly level: LevelModel;
}

/** Assessment of a text. All marks are half-open ranges of UTF-16 units of the text, in text order. */
export interface Assessment {
  readonly complexity: Complexity;
  readonly vocabulary: Vocabulary;
  readonly level: LevelAnswer;
  /** Words of the sentences that are not in another language. */
  readonly estonianWords: number;
}

/**
 * Measures complexity and vocabulary of a text and estimates its level (Estonian only). Sentences in another language, by
 * their starts in `foreignStarts`, say nothing of the level and are left out of it. `annotated` is the annotation of
 * exactly this text. Time is linear in its length; a text without words has counts of 0 and undefined figures.
 */
export function assessText(
  annotated: AnnotatedText,
  text: string,
  models: AssessmentModels,
  foreignStarts: ReadonlySet<number> = new Set(),
): Assessment {
  const sentences = listWords(annotated, text);
  const complexity = measureComplexity(sentences);
  const vocabulary = measureVocabulary(sentences, models);
  const estonian = sentences.filter(({ start }) => !foreignStarts.has(start));
  return {
    ...{ complexity, vocabulary, level: estimateLevel(annotated, estonian, models) },
    estonianWords: estonian.reduce((sum, { words }) => sum + words.length, 0),
  };
}
