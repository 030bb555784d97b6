import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';

/** The errors by their type; unknown words and advice are none. */
export function groupByType(fragments: readonly Fragment[]): Record<string, MarkedFragment[]> {
  const groups = new Map<string, MarkedFragment[]>();
  for (const fragment of fragments) {
    if (!fragment.corrected || !isErrorType(fragment.correction_type)) continue;
    const { correction_type: type } = fragment;
    groups.set(type, [...(groups.get(type) ?? []), fragment]);
  }
  return Object.fromEntries(groups);
}
