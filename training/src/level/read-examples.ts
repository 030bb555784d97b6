import {
  type AbstractnessFile,
  loadAbstractnessModel,
} from '@keelerada/assessment/abstractness/abstractness-model';
import type { FeatureValues } from '@keelerada/assessment/level/features/feature-input';
import { measureLevelFeatures } from '@keelerada/assessment/level/estimate-level';
import { type Diversity, measureDiversity } from '@keelerada/assessment/vocabulary/diversity';
import { toDiversityWord } from '@keelerada/assessment/vocabulary/measure-vocabulary';
import { isConsideredWord } from '@keelerada/assessment/vocabulary/stop-words';
import { listWords } from '@keelerada/assessment/words/list-words';
import { annotateTexts } from '../annotation/annotate';
import { readJsonModel } from '../project-files';
import { type ExamVariant, makeVariants } from './make-variants';
import { readExamTexts } from './read-exam-texts';

/** A text, or a part of one, as the level models see it. */
export interface LevelExample extends Omit<ExamVariant, 'text'> {
  readonly values: FeatureValues;
  readonly diversity: Diversity;
}

export async function readExamples(): Promise<LevelExample[]> {
  return measureExamples(makeVariants(readExamTexts()));
}

export async function measureExamples(variants: readonly ExamVariant[]): Promise<LevelExample[]> {
  const abstractness = loadAbstractnessModel(
    readJsonModel('abstractness/abstractness.json') as AbstractnessFile,
  );
  const annotations = await annotateTexts(variants.map(({ text }) => text));
  return variants.map(({ text, ...known }, index) => {
    const sentences = listWords(annotations[index]!, text);
    const considered = sentences.flatMap(({ words }) => words).filter(isConsideredWord);
    return {
      ...known,
      values: measureLevelFeatures(annotations[index]!, sentences, abstractness),
      diversity: measureDiversity(considered.map(toDiversityWord)),
    };
  });
}
