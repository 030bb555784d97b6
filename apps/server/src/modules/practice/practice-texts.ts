import type { PracticeItem, PracticeRequest } from '@keelerada/contract/teaching/practice';
import { NATIVE_WRITERS, OTHER_ACADEMIC_WRITERS } from '@keelerada/contract/fields/choices';
import { shuffleLazily } from '@keelerada/corpus-engine/worksheet/shuffle-lazily';
import { readLevel } from '../../corpus/text-columns/read-level';
import type { ToolParts } from '../../corpus/tools/tool';
import { MARKED_TEXTS_A_READ, TEXTS_A_READ } from './made-items';

/** Texts that are looked at before an exercise stays short. */
const MOST_TEXTS = 1200;

/** Of the order of texts of one rank: the same for all exercises. */
const ORDER_SEED = 0;
const FIRST_GROUPS = 32;

/** Texts of the corpus in the order in which they are looked at. */
export interface PracticeOrder {
  /** Native writers and the highest levels first. */
  readonly best: readonly string[];
  /** Of learners. */
  readonly learners: readonly string[];
  readonly readSource: (id: string) => PracticeItem['source'];
  /** The same object while corpus and marks are the same. */
  readonly state: object;
}

/** The later ones are asked only where the first have too little. */
const RANKS: readonly (readonly string[])[] = [
  [NATIVE_WRITERS],
  ['C2', 'C', 'C1', OTHER_ACADEMIC_WRITERS],
  ['B2', 'B'],
];

/** The first groups take turns by the seed, so that what was made for one exercise serves others of its topic and level. */
function beginAnywhere(ids: readonly string[], group: number, seed: number): readonly string[] {
  const first = (seed % FIRST_GROUPS) * group;
  const head = ids.slice(0, FIRST_GROUPS * group);
  return [...head.slice(first), ...head.slice(0, first), ...ids.slice(head.length, MOST_TEXTS)];
}

/** The texts of the corpus, of native writers where the level says so, in random order among those of one rank; the same for the same seed. */
export async function listPracticeTexts(
  { seed, level }: Pick<PracticeRequest, 'seed' | 'level'>,
  { readTextColumns }: Pick<ToolParts, 'readTextColumns'>,
): Promise<PracticeOrder> {
  const columns = await readTextColumns();
  const analysed = columns.ids.filter((_, place) => columns.words[place] !== null);
  const ids = [...shuffleLazily(analysed.length, ORDER_SEED)].map((place) => analysed[place]!);
  const levels = new Map(ids.map((id) => [id, readLevel(columns, id) ?? '']));
  const rankOf = (id: string): number => {
    const rank = RANKS.findIndex((each) => each.includes(levels.get(id)!));
    return rank < 0 ? RANKS.length : rank;
  };
  return {
    best: beginAnywhere(
      level === NATIVE_WRITERS
        ? ids.filter((id) => rankOf(id) === 0)
        : ids.toSorted((one, other) => rankOf(one) - rankOf(other)),
      TEXTS_A_READ,
      seed,
    ),
    learners: beginAnywhere(
      ids.filter((id) => rankOf(id) > 0),
      MARKED_TEXTS_A_READ,
      seed,
    ),
    state: columns,
    readSource: (id) => {
      if (columns.isDemo) return 'DEMONSTRATION';
      return levels.get(id) === NATIVE_WRITERS ? 'NATIVE' : 'LEARNER';
    },
  };
}
