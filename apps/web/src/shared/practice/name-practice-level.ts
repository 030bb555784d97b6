import type { Language } from '@keelerada/contract/fields/language';
import type { PracticeLevel } from '@keelerada/contract/teaching/practice-choices';
import { writerGroups, type Label } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';

/** The level, or in its place the short name of native writers. */
export const namePracticeLevel = (level: PracticeLevel, language: Language): string =>
  readOwn<Label>(writerGroups, level)?.[language] ?? level;
