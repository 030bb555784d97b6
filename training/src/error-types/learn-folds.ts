import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PLAIN_FEATURES } from '@keelerada/corrector/grammar/features/feature-names';
import { encodeErrors, type SpellingFiles } from '@keelerada/corrector/spelling/spelling-model';
import { openGrammarModels } from '../../../apps/server/src/corpus/corrector/corrector-models';
import { learnCandidateTrees } from '../grammar/candidate-trees';
import { collectRows } from '../grammar/collect-rows';
import { readLearners } from '../grammar/train-grammar';
import { findCache, readModel } from '../project-files';
import { crossFitSpelling, crossFitThresholds } from '../spelling/cross-fit-spelling';
import { FOLDS } from '../spelling/spelling-corpus';

const HASH_DIGITS = 8;

/** What replaces the files of the product where a fold of EstGEC-L2 dev must not have been seen; grammar and spelling cut it in their own ways. */
export interface FoldFiles extends SpellingFiles {
  readonly trees: Uint8Array;
}

const PARTS = ['trees', 'errors', 'ranker', 'detector'] as const;

/**
 * The learned files of the corrector without each fold, without the encoder: the folds, data and thresholds of
 * `evaluate -- grammar` and `evaluate -- spelling`. Kept in `.cache/error-types` as long as the models of the product are
 * the same: a change of rules alone learns nothing anew.
 */
export async function learnFolds(report: (line: string) => void): Promise<readonly FoldFiles[]> {
  const hash = createHash('sha256').update(readModel('grammar/trees.bin'));
  for (const part of ['errors', 'ranker', 'detector']) hash.update(readModel(`spelling/${part}.bin`));
  const folder = `error-types/folds-${hash.digest('hex').slice(0, HASH_DIGITS)}`;
  const fileOf = (part: string, fold: number): string => findCache(`${folder}/${part}-${fold}.bin`);
  if (!existsSync(fileOf(PARTS.at(-1)!, FOLDS - 1))) {
    const trees = await learnGrammarFolds(report);
    const spelling = await learnSpellingFolds(report);
    for (const [fold, files] of spelling.entries())
      for (const part of PARTS)
        writeFileSync(fileOf(part, fold), part === 'trees' ? trees[fold]! : files[part]);
  }
  return Array.from({ length: FOLDS }, (_, fold) => {
    const [trees, errors, ranker, detector] = PARTS.map((part) => readFileSync(fileOf(part, fold)));
    return { trees: trees!, errors: errors!, ranker: ranker!, detector: detector! };
  });
}

async function learnGrammarFolds(report: (line: string) => void): Promise<readonly Uint8Array[]> {
  const { model } = await openGrammarModels();
  const { forms, commas } = model.context;
  const base = { nominal: forms.nominal, verb: forms.verb, comma: commas.context };
  const { learners, makers } = await readLearners(base, model.ruleNumbers, report);
  return learnCandidateTrees(await collectRows(learners, makers), PLAIN_FEATURES).foldFiles;
}

async function learnSpellingFolds(report: (line: string) => void): Promise<readonly SpellingFiles[]> {
  const crossFit = await crossFitSpelling(report);
  const thresholds = crossFitThresholds(crossFit);
  return crossFit.foldTrees.map((trees, fold) => {
    const { errors, edits } = crossFit.foldErrors[fold]!;
    return { ...trees, errors: encodeErrors(errors, crossFit.triples, edits, thresholds[fold]!) };
  });
}
