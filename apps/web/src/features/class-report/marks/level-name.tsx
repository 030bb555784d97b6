import type { ClassTextReport } from '@keelerada/contract/teaching/class-report';
import { LevelChip } from '../../../shared/levels/level-chip';

export type ClassLevel = NonNullable<ClassTextReport['level']>;

/** „A2” or, for a short text, „A2–B1”. */
export const nameLevel = (level: ClassLevel): string => [...new Set(level)].join('–');

/** A level in its colour, which is that of the lower of two. */
export function ClassLevelChip({ level }: { readonly level: ClassLevel }) {
  return <LevelChip level={level[0]} name={nameLevel(level)} />;
}
