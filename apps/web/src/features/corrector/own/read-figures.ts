import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import type { LoggedText } from '../../../shared/error-log/error-log';

const DAY_CHARACTERS = 10;

/** As 2030-01-31. */
export const nameToday = (): string => new Date().toISOString().slice(0, DAY_CHARACTERS);

/** Level and words by frequency of a checked text, as the device remembers them. */
export function readFigures(response: CorrectorResponse | null): Pick<LoggedText, 'level' | 'bands'> {
  const levels = response?.keeletase ?? [];
  const shares = Array.isArray(levels) ? undefined : levels.mixed?.probabilities;
  const level = proficiencyLevels.map((_, index) => shares?.find((each) => each.index === index)?.value ?? 0);
  const sum = (isFrequent: boolean) =>
    (response?.vocabulary ?? [])
      .filter((word) => word.isFrequent === isFrequent)
      .reduce((total, { count }) => total + count, 0);
  return {
    level: shares === undefined ? [] : level,
    bands: response === null ? [] : [sum(true), sum(false)],
  };
}
