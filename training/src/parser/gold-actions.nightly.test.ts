import { listActions } from '@keelerada/estonian/parsing/action-inventory';
import { applyAction, START_STATE } from '@keelerada/estonian/parsing/parser-state';
import { describe, expect, it } from 'vitest';
import { listGoldActions } from './learn-parser';
import { listAttachments, type TrainingTree } from './training-tree';

function makeTree(heads: readonly number[], relations: readonly string[]): TrainingTree {
  return {
    forms: heads.map(() => 'a'),
    readings: heads.map(() => ({ lemma: 'a', upos: 'NOUN', features: '_' })),
    heads,
    relations,
  };
}

describe('the actions of a tree', () => {
  const tree = makeTree([1, 3, 1, -1, 3, 4], ['amod', 'nsubj', 'nmod', 'root', 'obj', 'nmod']);
  const inventory = listAttachments([tree]);

  it('build the tree', () => {
    const actions = listActions(inventory);
    const heads = tree.heads.map(() => -1);
    let state = START_STATE;
    for (const number of listGoldActions(tree, inventory)!) {
      const { kind, relation } = actions[number]!;
      if (kind !== 'shift') {
        const [upper, lower] = [state.top!, state.top!.below!];
        const [head, dependent] = kind === 'left' ? [upper, lower] : [lower, upper];
        heads[dependent.token] = head.token;
        expect(inventory.relations[relation]).toBe(tree.relations[dependent.token]);
      }
      state = applyAction(state, actions[number]!, number, 0);
    }
    expect(heads).toEqual(tree.heads);
    expect(state).toMatchObject({ depth: 1, next: 6 });
  });

  it('are not there for a tree with an attachment that is not among them', () => {
    expect(listGoldActions(makeTree([-1, 0], ['root', 'dep']), inventory)).toBeUndefined();
  });
});
