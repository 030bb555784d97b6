import type { ErrorProfileProperty } from '@keelerada/contract/fields/choices';
import { errorProfileProperties } from '@keelerada/contract/fields/choices';
import type { ErrorProfileRequest } from '@keelerada/contract/tools/error-profile';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { SelectedTexts } from '../../shared/text-selection/selected-texts';

/** What is asked of the server; all else is how the answer is looked at. */
export interface ErrorProfileValues {
  readonly property: ErrorProfileProperty;
}

export const emptyErrorProfile: ErrorProfileValues = { property: 'level' };

/** The request, or null without texts of the corpus: an own text has no stored marks. */
export function makeErrorProfileRequest(
  { property }: ErrorProfileValues,
  texts: SelectedTexts,
): ErrorProfileRequest | null {
  if (texts.corpusTextIds === null) return null;
  const { ownTexts: _own, ...chosen } = makeTextFields(texts);
  return { ...chosen, omadus: property };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readErrorProfileLink(options: unknown): ErrorProfileValues | null {
  const { omadus } = Object(options) as { readonly omadus?: unknown };
  const property = errorProfileProperties.find((each) => each === omadus);
  return property === undefined ? null : { property };
}
