import { readOwn } from '@keelerada/estonian/make-table';

/** Ground, letters and edge of a level; levels without a colour are neutral. */
interface LevelLook {
  readonly ground: string;
  readonly ink: string;
  /** The two weakest need one to be seen on paper. */
  readonly edge: string;
}

const looks: Readonly<Record<string, LevelLook>> = {
  A2: { ground: 'var(--lv-a2)', ink: 'var(--on-lv-a2)', edge: 'var(--lv-edge)' },
  B1: { ground: 'var(--lv-b1)', ink: 'var(--on-lv-b1)', edge: 'var(--lv-edge)' },
  B2: { ground: 'var(--lv-b2)', ink: 'var(--on-lv-b2)', edge: 'transparent' },
  C1: { ground: 'var(--lv-c1)', ink: 'var(--on-lv-c1)', edge: 'transparent' },
  C2: { ground: 'var(--lv-c1)', ink: 'var(--on-lv-c1)', edge: 'transparent' },
  EK: { ground: 'var(--lv-n)', ink: 'var(--on-lv-n)', edge: 'transparent' },
  AK: { ground: 'var(--sunken)', ink: 'var(--ink)', edge: 'var(--line)' },
};
const neutral: LevelLook = { ground: 'var(--datum)', ink: 'var(--ink)', edge: 'transparent' };

export const readLevelLook = (level: string | null): LevelLook => readOwn(looks, level ?? '') ?? neutral;
export const hasLevelLook = (level: string | null): level is string =>
  level !== null && Object.hasOwn(looks, level);
