// The estimate of errors beside what people marked in the same texts, from the figures of models/error-types.
import { singleErrorCodes, type SingleErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { ErrorCounts } from '@keelerada/corpus-engine/error-profile/error-counts';
import { measureErrors, type ErrorRate } from '@keelerada/corpus-engine/error-profile/measure-errors';
import type { TextFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { measureKinds, sumCodes } from '../error-figures';

/** As the error profile. */
const [RESAMPLES, SEED] = [1000, 1];
/** Levels of fewer texts tell nothing. */
const LEAST_TEXTS = 5;

/** A kind of error in the texts of a level. */
export interface EstimateCell {
  readonly level: string;
  readonly texts: number;
  readonly code: SingleErrorCode;
  readonly people: ErrorRate;
  readonly machine: ErrorRate;
  readonly estimated: ErrorRate;
}

/**
 * Every level and kind with an estimate. No text helps to estimate itself: precision and recall for a text are those of the
 * other texts of its level, or of all other levels where they tell too little. People's rates are of the first annotator, as
 * an import takes them.
 */
export function compareEstimates(texts: readonly TextFigures[]): EstimateCell[] {
  const levels = [...new Set(texts.flatMap(({ level }) => level ?? []))].sort();
  return levels.flatMap((level) => {
    const own = texts.filter((text) => text.level === level);
    if (own.length < LEAST_TEXTS) return [];
    const others = measureKinds(texts.filter((text) => text.level !== level));
    const without = own.map((left) => measureKinds(own.filter((text) => text !== left)));
    const measures = [others, ...without].map((kinds) => singleErrorCodes.map((_, kind) => kinds[kind]!));
    const measure = (key: 'proposed' | 'marked') =>
      measureErrors({
        counts: countMarks(own, key),
        groupOf: own.map(() => 0),
        ...{ groups: 1, measureOf: own.map((_, text) => text + 1), measures },
        ...{ resamples: RESAMPLES, seed: SEED },
      });
    const [machine, people] = [measure('proposed'), measure('marked')];
    return singleErrorCodes.flatMap((code, kind) => {
      const { observed, estimated } = machine[kind]![0]!;
      if (estimated === null) return [];
      const place = { level, texts: own.length, code };
      return [{ ...place, people: people[kind]![0]!.observed, machine: observed, estimated }];
    });
  });
}

/** Whether the interval of the estimate and that of people's rate have a rate in common. */
export const meets = ({ people, estimated }: EstimateCell): boolean =>
  estimated.low! <= people.high! && people.low! <= estimated.high!;

function countMarks(texts: readonly TextFigures[], key: 'proposed' | 'marked'): ErrorCounts {
  const rows = texts.map((text) => singleErrorCodes.map((kind) => sumCodes(text, kind)[key]));
  return {
    words: Uint32Array.from(texts, ({ words }) => words),
    isByPeople: new Uint8Array(texts.length),
    offsets: Uint32Array.from({ length: texts.length + 1 }, (_, i) => i * singleErrorCodes.length),
    kinds: Uint8Array.from(rows.flatMap((marks) => marks.map((_, kind) => kind))),
    counts: Uint32Array.from(rows.flat()),
  };
}
