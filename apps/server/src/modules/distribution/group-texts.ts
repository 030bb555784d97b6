import type { DistributionGroup } from '@keelerada/contract/tools/distribution';
import { distributionProperties, type DistributionProperty } from '@keelerada/contract/fields/choices';
import { FEW_TEXTS, FEW_WORDS } from '@keelerada/contract/fields/limits';
import type { TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import type { Share } from '@keelerada/corpus-engine/distribution/count-groups';
import type { RatedGroup } from '@keelerada/corpus-engine/distribution/rate-groups';
import { compareGroupValues, readGroupValue } from '../../corpus/text-columns/read-group-value';
import type { TextColumns } from '../../corpus/text-columns/text-columns';

const OWN_TEXT = Symbol('own text');
type GroupKey = string | null | typeof OWN_TEXT;

/** The groups of a property by their numbers, and the number of the group of each text. */
interface Grouping {
  readonly property: DistributionProperty;
  readonly keys: readonly GroupKey[];
  readonly groups: readonly number[];
}

/** The texts in the groups of every property; the group of all of them comes last, under no property. */
export function groupTexts({ ids }: Pick<TextHits, 'ids'>, columns: TextColumns): readonly Grouping[] {
  const places = ids.map((id) => (id === '' ? null : columns.findPlace(id)));
  return distributionProperties.map((property) => {
    const numbers = new Map<GroupKey, number>();
    const groups = places.map((place, text) => {
      const isKnown = place !== null && place !== undefined;
      const value = isKnown ? readGroupValue(columns, place, property) : null;
      const key = ids[text] === '' ? OWN_TEXT : value;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
    return { property, keys: [...numbers.keys()], groups };
  });
}

/** The rows of a property: values in the order of codes, then the unknown, then the own text. */
export function describeGroups(
  { keys }: Grouping,
  rated: readonly (RatedGroup & { readonly share?: Share })[],
): DistributionGroup[] {
  return keys
    .map((key, number): DistributionGroup => {
      const sum = rated[number]!;
      const isSmall = sum.texts < FEW_TEXTS || sum.runningWords < FEW_WORDS;
      const isOwnText = key === OWN_TEXT;
      return { value: isOwnText ? null : key, isOwnText, ...sum, isSmall };
    })
    .sort((a, b) => Number(a.isOwnText) - Number(b.isOwnText) || compareGroupValues(a.value, b.value));
}
