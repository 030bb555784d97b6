import type { DistributionGroup, DistributionResponse } from '@keelerada/contract/distribution';
import { distributionProperties } from '@keelerada/contract/choices';
import { FEW_TEXTS, FEW_WORDS } from '@keelerada/contract/limits';
import type { TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import { countGroups, findRate } from '@keelerada/corpus-engine/distribution/count-groups';
import { readGroupValue } from '../../corpus/text-columns/read-group-value';
import type { TextColumns } from '../../corpus/text-columns/text-columns';

/** The rows of every property: values in the order of codes, then the unknown, then the own text. */
export function describeGroups(
  counts: TextHits,
  columns: TextColumns,
): DistributionResponse['distributionList'] {
  const places = counts.ids.map((id) => (id === '' ? null : columns.findPlace(id)));
  return distributionProperties.map((property) => {
    const values = places.map((place) =>
      place === null || place === undefined ? null : readGroupValue(columns, place, property),
    );
    return { property, groups: listGroups(counts, values) };
  });
}

const OWN_TEXT = Symbol('own text');

function listGroups(counts: TextHits, values: readonly (string | null)[]): DistributionGroup[] {
  const numbers = new Map<string | null | typeof OWN_TEXT, number>();
  const groups = values.map((value, text) => {
    const key = counts.ids[text] === '' ? OWN_TEXT : value;
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
  const sums = countGroups(counts, groups);
  const rows = [...numbers].map(([key, number]): DistributionGroup => {
    const sum = sums[number]!;
    const isSmall = sum.texts < FEW_TEXTS || sum.runningWords < FEW_WORDS;
    const isOwnText = key === OWN_TEXT;
    return { value: isOwnText ? null : key, isOwnText, ...sum, ...findRate(sum), isSmall };
  });
  return rows.sort(
    (one, other) => rankLast(one) - rankLast(other) || compareCodes(one.value ?? '', other.value ?? ''),
  );
}

function rankLast({ value, isOwnText }: DistributionGroup): number {
  if (isOwnText) return 2;
  return value === null ? 1 : 0;
}

const compareCodes = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
