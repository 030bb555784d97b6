import { type ActionInventory, SHIFT } from '@keelerada/estonian/parsing/action-inventory';
import type { TrainingTree } from './training-tree';

/**
 * The actions that build a tree without crossing arcs: a word is attached as soon as it has all of its own dependents. Gives
 * undefined if the tree needs an attachment that is too rare to be among the actions.
 */
export function listGoldActions(tree: TrainingTree, inventory: ActionInventory): number[] | undefined {
  const { heads, relations } = tree;
  const numbers = new Map(
    inventory.attachments.map(([kind, relation], i) => [`${kind} ${inventory.relations[relation]!}`, i + 1]),
  );
  const waiting = heads.map(() => 0);
  for (const head of heads) if (head >= 0) waiting[head]!++;
  const actions: number[] = [];
  const stack: number[] = [];
  const attach = (kind: 'left' | 'right', dependent: number): boolean => {
    const number = numbers.get(`${kind} ${relations[dependent]!}`);
    waiting[heads[dependent]!]!--;
    if (number !== undefined) actions.push(number);
    return number !== undefined;
  };
  for (let next = 0; next < heads.length; next++) {
    stack.push(next);
    actions.push(SHIFT);
    while (stack.length >= 2) {
      const [lower, upper] = stack.slice(-2) as [number, number];
      if (heads[lower] === upper) {
        if (!attach('left', lower)) return undefined;
        stack.splice(-2, 1);
      } else if (heads[upper] === lower && waiting[upper] === 0) {
        if (!attach('right', upper)) return undefined;
        stack.pop();
      } else break;
    }
  }
  return actions;
}
