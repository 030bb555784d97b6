import type { ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import content from '../../../content/sample-texts.json';

/** Texts as learners of a level write them, with the errors that they make; written for this page. */
export const samples = content as readonly { readonly level: ProficiencyLevel; readonly text: string }[];

/** Whether a text is one of these, perhaps changed: its beginning tells. */
export function isSample(text: string): boolean {
  const beginningCharacters = 60;
  return samples.some((sample) => text.startsWith(sample.text.slice(0, beginningCharacters)));
}
