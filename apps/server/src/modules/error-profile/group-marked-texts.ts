import {
  NATIVE_WRITERS,
  OTHER_ACADEMIC_WRITERS,
  type ErrorProfileProperty,
} from '@keelerada/contract/fields/choices';
import { LEARNER_SUBCORPORA } from '@keelerada/contract/texts/enumerations';
import type { MarkColumns, MarkingState } from '../../corpus/error-marks/mark-columns';
import { readGroupValue } from '../../corpus/text-columns/read-group-value';
import type { TextColumns } from '../../corpus/text-columns/text-columns';

interface Group {
  /** Null where texts do not tell the property. */
  readonly value: string | null;
  texts: number;
  runningWords: number;
  /** Texts for which errors are estimated. */
  estimatedTexts: number;
}

export interface GroupedTexts {
  /** Places of the marked texts in the columns. */
  readonly places: readonly number[];
  readonly ids: readonly string[];
  /** Group of each of them. */
  readonly groupOf: readonly number[];
  /** 1 for each of them for which errors are estimated. */
  readonly isMeasured: Uint8Array;
  /** In the order of their values, the unknown one last. */
  readonly groups: readonly Readonly<Group>[];
  readonly states: Readonly<Record<MarkingState, number>>;
}

/**
 * The marked ones of the chosen texts by a property. A text that has gone since it was chosen is left out; nothing is
 * estimated of one that the corrector has learned from, as it finds more there than elsewhere.
 */
export function groupMarkedTexts(
  ids: readonly string[],
  columns: MarkColumns,
  properties: TextColumns,
  property: ErrorProfileProperty,
  trained: ReadonlySet<string> = new Set(),
): GroupedTexts {
  const states = { machine: 0, gold: 0, failed: 0, waiting: 0, 'other-language': 0 };
  const byValue = new Map<string | null, Group>();
  const marked: {
    readonly id: string;
    readonly place: number;
    readonly group: Group;
    readonly isMeasured: boolean;
  }[] = [];
  for (const id of ids) {
    const place = columns.findPlace(id);
    if (place === undefined) continue;
    const state = columns.states[place]!;
    states[state] += 1;
    if (state !== 'machine' && state !== 'gold') continue;
    const described = properties.findPlace(id);
    const value = described === undefined ? null : readGroupValue(properties, described, property);
    const group = byValue.get(value) ?? { value, texts: 0, runningWords: 0, estimatedTexts: 0 };
    byValue.set(value, group);
    group.texts += 1;
    group.runningWords += columns.counts.words[place]!;
    const isMeasured =
      state === 'gold' ||
      (described !== undefined && isOfLearner(properties, described) && !trained.has(columns.hashes[place]!));
    group.estimatedTexts += Number(isMeasured);
    marked.push({ id, place, group, isMeasured });
  }
  const groups = [...byValue.values()].sort(compareGroups);
  const numbers = new Map(groups.map((group, number) => [group, number]));
  return {
    places: marked.map(({ place }) => place),
    ids: marked.map(({ id }) => id),
    groupOf: marked.map(({ group }) => numbers.get(group)!),
    isMeasured: Uint8Array.from(marked, ({ isMeasured }) => Number(isMeasured)),
    groups,
    states,
  };
}

/** Precision and recall of the corrector are measured on sentences of learners. */
function isOfLearner(properties: TextColumns, place: number): boolean {
  const group = readGroupValue(properties, place, 'level');
  if (group !== null) return group !== NATIVE_WRITERS && group !== OTHER_ACADEMIC_WRITERS;
  return LEARNER_SUBCORPORA.includes(readGroupValue(properties, place, 'subcorpus') ?? '');
}

function compareGroups({ value: one }: Group, { value: other }: Group): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}
