import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import type { TextChoice } from '@keelerada/contract/texts/text-selection';
import { badRequest } from '../../platform/errors/request-failure';
import { checkErrorName } from './check-error-name';
import { cleanOwnText } from '../own-text/clean-own-text';
import type { CorpusChoice, QueriedTexts } from './queried-texts';

/** The part of every tool request that says which texts it is about. */
export interface RequestedTexts {
  readonly corpusTextIds?: readonly string[] | null | undefined;
  readonly tekstivalik?: TextChoice | null | undefined;
  readonly ownTexts?: string | null | undefined;
  readonly vealiik?: string | null | undefined;
}

/**
 * The texts of a tool request; an own text of spaces is none. `prefix` stands before the names of its fields in errors.
 * Throws RequestFailure if nothing is chosen, or corpus texts in two ways.
 */
export function chooseTexts(
  { corpusTextIds, tekstivalik, ownTexts, vealiik }: RequestedTexts,
  prefix = '',
): Omit<QueriedTexts, 'comparedWith'> {
  const ids = corpusTextIds ?? [];
  const choice = tekstivalik ?? null;
  if (ids.length > 0 && choice !== null) {
    const message = 'Choose corpus texts by corpusTextIds or by tekstivalik, not by both.';
    throw badRequest('InvalidRequest', `${prefix}tekstivalik`, message);
  }
  const ownText = cleanOwnText(ownTexts ?? '');
  const hasOwnText = ownText.trim() !== '';
  const corpusTexts = choice === null ? (ids.length === 0 ? null : ids) : readChoice(choice);
  if (corpusTexts === null && !hasOwnText) {
    const message = 'Choose corpus texts, or enter a text of your own.';
    throw badRequest('NoTextsSelected', `${prefix}corpusTextIds`, message);
  }
  const withError = vealiik?.trim() ? checkErrorName(vealiik, `${prefix}vealiik`) : null;
  return { corpusTexts, ownText: hasOwnText ? ownText : null, ...(withError !== null && { withError }) };
}

function readChoice(choice: TextChoice): CorpusChoice {
  return choice === ALL_TEXTS ? 'all' : { query: choice.paring };
}
