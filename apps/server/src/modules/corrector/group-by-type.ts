import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector';

/** The marked fragments by their type. */
export function groupByType(fragments: readonly Fragment[]): Record<string, MarkedFragment[]> {
  const groups: Record<string, MarkedFragment[]> = {};
  for (const fragment of fragments) {
    if (fragment.corrected) (groups[fragment.correction_type] ??= []).push(fragment);
  }
  return groups;
}
