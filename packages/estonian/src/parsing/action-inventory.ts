import type { ParserAction } from './parser-state';
import { UPOS_COUNT } from './sentence-columns';

/** log2 of the most actions there may be: their weights for a feature lie side by side. */
const ACTION_BITS = 6;
export const MOST_ACTIONS = 2 ** ACTION_BITS;
/** Number of the action that puts the next word on the stack. */
export const SHIFT = 0;

/** Which part of speech was seen to depend on which, by which actions: `dependent`, `head`, numbers of actions. */
export type SeenActions = readonly (readonly [dependent: number, head: number, actions: readonly number[]])[];

/** The actions of a parser as its file keeps them. */
export interface ActionInventory {
  readonly relations: readonly string[];
  /** All but `shift`, which is number 0; the first of these has number 1. */
  readonly attachments: readonly (readonly [kind: 'left' | 'right', relation: number])[];
  readonly seen: SeenActions;
}

const MARKERS = new Set(['case', 'mark']);

/** All actions in the order of their numbers. */
export function listActions({ relations, attachments }: ActionInventory): readonly ParserAction[] {
  const shift: ParserAction = { kind: 'shift', relation: -1, isMarker: false, isObject: false };
  return [
    shift,
    ...attachments.map(([kind, relation]): ParserAction => {
      const name = relations[relation]!;
      return { kind, relation, isMarker: MARKERS.has(name), isObject: name === 'obj' };
    }),
  ];
}

/** The numbers of the actions that may attach one of two words to the other, by the parts of speech of both. */
export class AllowedActions {
  private readonly byPair: (readonly number[])[];

  constructor(inventory: ActionInventory) {
    const all = inventory.attachments.map((_, i) => i + 1);
    const byKind = (kind: 'left' | 'right'): number[] =>
      all.filter((number) => inventory.attachments[number - 1]![0] === kind);
    const seen = new Map(
      inventory.seen.map(([dependent, head, actions]) => [dependent * UPOS_COUNT + head, actions]),
    );
    const find = (dependent: number, head: number, kind: 'left' | 'right'): readonly number[] => {
      const own = (seen.get(dependent * UPOS_COUNT + head) ?? []).filter(
        (number) => inventory.attachments[number - 1]![0] === kind,
      );
      return own.length > 0 ? own : byKind(kind);
    };
    this.byPair = Array.from({ length: UPOS_COUNT ** 2 }, (_, pair) => {
      const [lower, upper] = [Math.floor(pair / UPOS_COUNT), pair % UPOS_COUNT];
      return [SHIFT, ...find(lower, upper, 'left'), ...find(upper, lower, 'right')];
    });
  }

  /** `SHIFT` and the attachments of two neighbours on the stack; there is always one to each side. */
  find(lowerUpos: number, upperUpos: number): readonly number[] {
    return this.byPair[lowerUpos * UPOS_COUNT + upperUpos]!;
  }
}
