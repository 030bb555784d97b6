import { NATIVE_WRITERS, OTHER_ACADEMIC_WRITERS } from '@keelerada/contract/fields/choices';
import { readOwn } from '@keelerada/estonian/make-table';

interface LevelInk {
  readonly ground: string;
  readonly ink: string;
  /** The two weakest grounds need an edge to be seen on paper. */
  readonly edge: string;
}

const makeInk = (name: string, hasEdge = false): LevelInk => ({
  ground: `var(--lv-${name})`,
  ink: `var(--on-lv-${name})`,
  edge: hasEdge ? 'inset 0 0 0 1px var(--lv-edge)' : 'none',
});

const inks: Readonly<Record<string, LevelInk>> = {
  A: makeInk('a2', true),
  B: makeInk('b2'),
  B1: makeInk('b1', true),
  C: makeInk('c1'),
  [NATIVE_WRITERS]: makeInk('n'),
  [OTHER_ACADEMIC_WRITERS]: {
    ground: 'var(--sunken)',
    ink: 'var(--ink)',
    edge: 'inset 0 0 0 1px var(--line)',
  },
};

/** The colours of a level; levels that have none of their own take those of the nearest. */
export const findLevelInk = (level: string): LevelInk =>
  readOwn(inks, level) ?? readOwn(inks, level.charAt(0)) ?? readOwn(inks, NATIVE_WRITERS)!;
