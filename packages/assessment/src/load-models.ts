import { type AbstractnessFile, loadAbstractnessModel } from './abstractness/abstractness-model';
import type { AssessmentModels } from './assess-text';
import { type LevelModel, LEVELS } from './level/level-model';

/** Contents of the model files. */
export interface AssessmentModelFiles {
  /** Parsed `models/abstractness/abstractness.json`. */
  readonly abstractness: AbstractnessFile;
  /** Parsed `models/level/level.json`. */
  readonly level: LevelModel;
  /** Text of `models/frequent-lemmas/frequent-lemmas.txt`: a lemma a line. */
  readonly frequentLemmas: string;
}

/** Makes the models of `assessText` of the contents of their files. Throws an Error if a file does not fit this code. */
export function loadAssessmentModels({
  abstractness,
  level,
  frequentLemmas,
}: AssessmentModelFiles): AssessmentModels {
  if (level.lengthGate.examLogWords.length !== LEVELS.length)
    throw new Error('the level model has other levels');
  return {
    abstractness: loadAbstractnessModel(abstractness),
    level,
    frequentLemmas: new Set(frequentLemmas.split('\n').filter((lemma) => lemma !== '')),
  };
}
