import type { ErrorProfileProperty } from '@keelerada/contract/fields/choices';
import { makeErrorCql } from '../../shared/error-marks/error-links';
import { encodeNarrowedTexts } from '../../shared/result-link/encode-result';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { makeCqlPath } from '../../shared/word-search/word-links';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';

const filterNames = {
  level: 'level',
  nativeLanguage: 'nativeLang',
  nationality: 'nationality',
  ageGroup: 'age',
  textType: 'types',
} as const satisfies Record<ErrorProfileProperty, keyof TextQueryRequest>;

/**
 * The filters of the text query that find the texts of a group; null where no filter finds just
 * them: texts that do not tell the property, or that have several values.
 */
export function listGroupFilters(
  property: ErrorProfileProperty,
  value: string | null,
): TextQueryRequest | null {
  if (value === null || value.includes(', ')) return null;
  // A letter finds its two levels too.
  if (property === 'level' && /^[A-C]$/u.test(value)) return null;
  return { [filterNames[property]]: [value] };
}

/** Address of the lines of a type; null where no address names the texts. */
export type MakeLinesPath = (code: string | null) => string | null;

/** Makes the addresses of the lines in the texts of a group, or in all the chosen ones (no group). */
export function useLinesPaths(
  property: ErrorProfileProperty,
): (group: { readonly value: string | null } | null) => MakeLinesPath {
  const selection = useTextSelection();
  const allHash = useTextsHash();
  return (group) => {
    const filters = group && listGroupFilters(property, group.value);
    if (group !== null && filters === null) return () => null;
    const hash = filters === null ? allHash : encodeNarrowedTexts(selection, filters);
    return (code) => (hash === null ? null : makeCqlPath(makeErrorCql(code)) + hash);
  };
}
