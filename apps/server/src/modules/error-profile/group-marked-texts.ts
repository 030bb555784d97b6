import type { ErrorProfileProperty } from '@keelerada/contract/choices';
import type { MarkColumns, MarkingState } from '../../corpus/error-marks/mark-columns';
import { readGroupValue } from '../../corpus/text-columns/read-group-value';
import type { TextColumns } from '../../corpus/text-columns/text-columns';

interface Group {
  /** Null where texts do not tell the property. */
  readonly value: string | null;
  texts: number;
  runningWords: number;
}

export interface GroupedTexts {
  /** Places of the marked texts in the columns. */
  readonly places: readonly number[];
  /** Group of each of them. */
  readonly groupOf: readonly number[];
  /** In the order of their values, the unknown one last. */
  readonly groups: readonly Readonly<Group>[];
  readonly states: Readonly<Record<MarkingState, number>>;
}

/** The marked ones of the chosen texts by a property. A text that has gone since it was chosen is left out. */
export function groupMarkedTexts(
  ids: readonly string[],
  columns: MarkColumns,
  properties: TextColumns,
  property: ErrorProfileProperty,
): GroupedTexts {
  const states = { machine: 0, gold: 0, failed: 0, waiting: 0, 'other-language': 0 };
  const byValue = new Map<string | null, Group>();
  const marked: { readonly place: number; readonly group: Group }[] = [];
  for (const id of ids) {
    const place = columns.findPlace(id);
    if (place === undefined) continue;
    const state = columns.states[place]!;
    states[state] += 1;
    if (state !== 'machine' && state !== 'gold') continue;
    const described = properties.findPlace(id);
    const value = described === undefined ? null : readGroupValue(properties, described, property);
    const group = byValue.get(value) ?? { value, texts: 0, runningWords: 0 };
    byValue.set(value, group);
    group.texts += 1;
    group.runningWords += columns.counts.words[place]!;
    marked.push({ place, group });
  }
  const groups = [...byValue.values()].sort(compareGroups);
  const numbers = new Map(groups.map((group, number) => [group, number]));
  return {
    places: marked.map(({ place }) => place),
    groupOf: marked.map(({ group }) => numbers.get(group)!),
    groups,
    states,
  };
}

function compareGroups({ value: one }: Group, { value: other }: Group): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}
