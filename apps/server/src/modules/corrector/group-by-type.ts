import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector';
import { UNKNOWN_WORD_TYPE } from '@keelerada/contract/corrector-choices';

/** The errors by their type; unknown words are none. */
export function groupByType(fragments: readonly Fragment[]): Record<string, MarkedFragment[]> {
  const groups: Record<string, MarkedFragment[]> = {};
  for (const fragment of fragments) {
    if (!fragment.corrected || fragment.correction_type === UNKNOWN_WORD_TYPE) continue;
    (groups[fragment.correction_type] ??= []).push(fragment);
  }
  return groups;
}
