import type { ShownGroup } from './order-groups';

/** Each group of the first word, in its order, with that of the second word after it. */
export function pairGroups(
  first: readonly ShownGroup[],
  second: readonly ShownGroup[],
): readonly ShownGroup[] {
  const keyOf = ({ value, isOwnText }: ShownGroup) => `${isOwnText} ${value}`;
  const others = new Map(second.map((group) => [keyOf(group), group]));
  return first.flatMap((group) => {
    const other = others.get(keyOf(group));
    return other === undefined ? [group] : [group, { ...other, second: true }];
  });
}
