import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PLAIN_FEATURES } from '@keelerada/corrector/grammar/features/feature-names';
import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import { encodeErrors, type SpellingFiles } from '@keelerada/corrector/spelling/spelling-model';
import { learnCandidateTrees } from '../grammar/candidate-trees';
import { collectRows } from '../grammar/collect-rows';
import { readGrammarFiles } from '../grammar/grammar-files';
import { readLearners } from '../grammar/train-grammar';
import { crossFitSpelling, crossFitThresholds } from '../spelling/cross-fit-spelling';
import { FOLDS } from '../spelling/spelling-corpus';
import { SPELLING_FILES } from '../spelling/spelling-files';

const CACHE_FOLDER = new URL('../../../.cache/error-types/', import.meta.url);
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
  const hash = createHash('sha256').update(readGrammarFiles().trees);
  for (const file of Object.values(SPELLING_FILES)) hash.update(readFileSync(file));
  const folder = new URL(`folds-${hash.digest('hex').slice(0, HASH_DIGITS)}/`, CACHE_FOLDER);
  const fileOf = (part: string, fold: number): URL => new URL(`${part}-${fold}.bin`, folder);
  if (!existsSync(fileOf(PARTS.at(-1)!, FOLDS - 1))) {
    const trees = await learnGrammarFolds(report);
    const spelling = await learnSpellingFolds(report);
    mkdirSync(folder, { recursive: true });
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
  const { context, ruleNumbers } = loadGrammarModel(readGrammarFiles());
  const { forms, commas } = context;
  const base = { nominal: forms.nominal, verb: forms.verb, comma: commas.context };
  const { learners, makers } = await readLearners(base, ruleNumbers, report);
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
