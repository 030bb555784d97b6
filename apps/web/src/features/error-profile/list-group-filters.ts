import type { ErrorProfileProperty } from '@keelerada/contract/fields/choices';
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
