import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listErrorParts, singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import type { KindMeasure } from '@keelerada/corpus-engine/error-profile/measure-errors';
import type { ErrorTypeFigure, ErrorTypeFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** How well the corrector finds the errors of each kind, in the order of `singleErrorCodes`, then of all (card: models/error-types). */
export const readKindMeasures = readOnce(async (): Promise<readonly KindMeasure[]> => {
  const path = join(PROJECT_ROOT, 'models', 'error-types', 'error-types.json');
  const { codes } = JSON.parse(await readFile(path, 'utf8')) as ErrorTypeFigures;
  return [
    ...singleErrorCodes.map((kind) => sum(codes.filter(({ code }) => listErrorParts(code).includes(kind)))),
    sum(codes),
  ];
});

/** Beginnings of the hashes of texts that the corrector has learned from (card: models/error-types). */
export const readTrainedTexts = readOnce(async (): Promise<ReadonlySet<string>> => {
  const path = join(PROJECT_ROOT, 'models', 'error-types', 'trained-texts.json');
  return new Set(JSON.parse(await readFile(path, 'utf8')) as string[]);
});

/** A mark of several kinds counts in each of them, here as in the texts. */
function sum(figures: readonly ErrorTypeFigure[]): KindMeasure {
  const add = (key: 'right' | 'proposed' | 'found' | 'wanted'): number =>
    figures.reduce((total, figure) => total + figure[key], 0);
  return {
    precision: { right: add('right'), of: add('proposed') },
    recall: { right: add('found'), of: add('wanted') },
  };
}
