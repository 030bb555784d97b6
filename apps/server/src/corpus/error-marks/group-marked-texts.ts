import {
  NATIVE_WRITERS,
  OTHER_ACADEMIC_WRITERS,
  type ErrorProfileProperty,
} from '@keelerada/contract/fields/choices';
import { LEARNER_SUBCORPORA } from '@keelerada/contract/texts/enumerations';
import type { MarkColumns, MarkingState } from './mark-columns';
import { compareGroupValues, readGroupValue } from '../text-columns/read-group-value';
import type { TextColumns } from '../text-columns/text-columns';

interface Group {
  /** Null where texts do not tell the property. */
  readonly value: string | null;
  /** Whether people marked the texts: their rate is never one with that of the corrector. */
  readonly isByPeople: boolean;
  texts: number;
  runningWords: number;
  estimatedTexts: number;
}

export interface GroupedTexts {
  /** Places of the marked texts in the columns. */
  readonly places: readonly number[];
  readonly ids: readonly string[];
  /** Group of each of them. */
  readonly groupOf: readonly number[];
  /** Which measures hold for each of them: 0 those of all texts, then those of a level; -1 none, as nothing is estimated. */
  readonly measureOf: readonly number[];
  /** In the order of their values, the unknown one last; of a value those that people marked last. */
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
  { trained, levels }: { readonly trained: ReadonlySet<string>; readonly levels: readonly string[] },
): GroupedTexts {
  const states = { machine: 0, gold: 0, failed: 0, waiting: 0, 'other-language': 0 };
  const known = new Map<string, Group>();
  const marked: {
    readonly id: string;
    readonly place: number;
    readonly group: Group;
    readonly measures: number;
  }[] = [];
  for (const id of ids) {
    const place = columns.findPlace(id);
    if (place === undefined) continue;
    const state = columns.states[place]!;
    states[state] += 1;
    if (state !== 'machine' && state !== 'gold') continue;
    const described = properties.findPlace(id);
    const value = described === undefined ? null : readGroupValue(properties, described, property);
    const isByPeople = state === 'gold';
    const key = JSON.stringify([value, isByPeople]);
    const group = known.get(key) ?? { value, isByPeople, texts: 0, runningWords: 0, estimatedTexts: 0 };
    known.set(key, group);
    group.texts += 1;
    group.runningWords += columns.counts.words[place]!;
    const isUnknown = described === undefined || trained.has(columns.hashes[place]!);
    const measures = isByPeople ? 0 : isUnknown ? -1 : findMeasures(properties, described, levels);
    group.estimatedTexts += Number(measures >= 0);
    marked.push({ id, place, group, measures });
  }
  const groups = [...known.values()].sort(compareGroups);
  const numbers = new Map(groups.map((group, number) => [group, number]));
  return {
    places: marked.map(({ place }) => place),
    ids: marked.map(({ id }) => id),
    groupOf: marked.map(({ group }) => numbers.get(group)!),
    measureOf: marked.map(({ measures }) => measures),
    groups,
    states,
  };
}

/** Precision and recall of the corrector are measured on sentences of learners, at some levels apart. */
function findMeasures(properties: TextColumns, place: number, levels: readonly string[]): number {
  const group = readGroupValue(properties, place, 'level');
  if (group === NATIVE_WRITERS || group === OTHER_ACADEMIC_WRITERS) return -1;
  if (group !== null) return levels.indexOf(group) + 1;
  return LEARNER_SUBCORPORA.includes(readGroupValue(properties, place, 'subcorpus') ?? '') ? 0 : -1;
}

function compareGroups(one: Group, other: Group): number {
  return compareGroupValues(one.value, other.value) || Number(one.isByPeople) - Number(other.isByPeople);
}
