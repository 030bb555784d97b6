import {
  type AbstractnessFile,
  estimateAbstractness,
  loadAbstractnessModel,
} from '@keelerada/assessment/abstractness/abstractness-model';
import { readPlainAnnotations } from '../annotation/read-plain-annotations';
import { readJsonModel } from '../project-files';
import { correlate, predictUnseen, scoreAbstract } from './cross-validate';
import { makeContextVectors } from './fit-abstractness';
import { findNounContexts } from './noun-contexts';
import { readRatedNouns } from './read-rated-nouns';

/** Prints how well unseen nouns are told, and the nouns the committed model was fitted on. */
export async function evaluateAbstractness(): Promise<void> {
  const nouns = readRatedNouns();
  const ratings = nouns.map(({ rating }) => rating);
  const model = loadAbstractnessModel(readJsonModel('abstractness/abstractness.json') as AbstractnessFile);
  const vectors = makeContextVectors(findNounContexts(await readPlainAnnotations()));
  const unseen = predictUnseen(nouns, vectors);
  const fitted = nouns.map(({ lemma, root }) => estimateAbstractness(model, lemma, root));
  console.log('nouns\tcorrelation\tabstract or not\tprecision\trecall\tF1');
  for (const [name, values] of [
    ['unseen, 10 folds', unseen],
    ['unseen, folds, form alone', predictUnseen(nouns, new Map())],
    ['fitted, the committed model', fitted],
  ] as const) {
    const { accuracy, precision, recall, f1 } = scoreAbstract(values, ratings, model.abstractFrom);
    const figures = [correlate(values, ratings), accuracy, precision, recall, f1];
    console.log(`${name}\t${figures.map((figure) => figure.toFixed(3)).join('\t')}`);
  }
}
