import { badRequest } from '../../platform/errors/request-failure';
import { cleanOwnText } from '../own-text/clean-own-text';
import type { QueriedTexts } from './queried-texts';

/** The part of every tool request that says which texts it is about. */
export interface RequestedTexts {
  readonly corpusTextIds?: readonly string[] | null | undefined;
  readonly ownTexts?: string | null | undefined;
}

/**
 * The texts of a tool request; an own text of spaces is none. Throws RequestFailure that names `field` if nothing is chosen.
 */
export function chooseTexts(
  { corpusTextIds, ownTexts }: RequestedTexts,
  field = 'corpusTextIds',
): Omit<QueriedTexts, 'comparedWith'> {
  const ids = corpusTextIds ?? [];
  const ownText = cleanOwnText(ownTexts ?? '');
  const hasOwnText = ownText.trim() !== '';
  if (ids.length === 0 && !hasOwnText) {
    throw badRequest('NoTextsSelected', field, 'Choose corpus texts, or enter a text of your own.');
  }
  return { corpusTextIds: ids.length === 0 ? null : ids, ownText: hasOwnText ? ownText : null };
}
