import { finishHash, joinHashes } from '../tagging/weights/feature-hash';

/** A partial tree on the stack: a word with the dependents it has so far. Never changed, so that many states share it. */
export interface StackNode {
  /** The partial tree below on the stack. */
  readonly below: StackNode | undefined;
  readonly token: number;
  /** The outermost dependents on each side and the ones before them; the number of the relation goes with each. */
  readonly left: StackNode | undefined;
  readonly leftRelation: number;
  readonly innerLeft: StackNode | undefined;
  readonly leftCount: number;
  readonly right: StackNode | undefined;
  readonly rightRelation: number;
  readonly innerRight: StackNode | undefined;
  readonly rightCount: number;
  /** A bit for each relation of a dependent, by its number modulo 32. */
  readonly relations: number;
  /** Whether a dependent is its direct object. */
  readonly hasObject: boolean;
  /** A hash of the token and of all that this node says of its dependents. */
  readonly signature: number;
  /** The token of the adposition or conjunction that depends on this word, -1 if there is none. */
  readonly marker: number;
}

/** A point in the parse of a sentence: a stack of partial trees and the number of the next word. */
export interface ParserState {
  readonly parent: ParserState | undefined;
  /** Number of the action that led here from the parent, -1 at the start. */
  readonly action: number;
  readonly top: StackNode | undefined;
  readonly depth: number;
  readonly next: number;
  readonly score: number;
}

/** What an action does: puts the next word on the stack, or makes one of the two topmost words depend on the other. */
export interface ParserAction {
  /** `left`: the lower of the two depends on the topmost; `right`: the topmost on the lower. */
  readonly kind: 'shift' | 'left' | 'right';
  /** Number of the relation, -1 for `shift`. */
  readonly relation: number;
  /** True for relations of words that mark the relation of their head: adpositions and subordinating conjunctions. */
  readonly isMarker: boolean;
  readonly isObject: boolean;
}

/** The start of every parse. */
export const START_STATE: ParserState = {
  parent: undefined,
  action: -1,
  top: undefined,
  depth: 0,
  next: 0,
  score: 0,
};

/** The state after an action; `number` is the number of the action and `score` that of the new state. */
export function applyAction(
  state: ParserState,
  action: ParserAction,
  number: number,
  score: number,
): ParserState {
  if (action.kind === 'shift') {
    const top = makeLeaf(state.next, state.top);
    return { parent: state, action: number, top, depth: state.depth + 1, next: state.next + 1, score };
  }
  const upper = state.top!;
  const lower = upper.below!;
  const top = action.kind === 'left' ? attachLeft(upper, lower, action) : attachRight(lower, upper, action);
  return { parent: state, action: number, top, depth: state.depth - 1, next: state.next, score };
}

function makeLeaf(token: number, below: StackNode | undefined): StackNode {
  return {
    below,
    token,
    left: undefined,
    leftRelation: -1,
    innerLeft: undefined,
    leftCount: 0,
    right: undefined,
    rightRelation: -1,
    innerRight: undefined,
    rightCount: 0,
    relations: 0,
    hasObject: false,
    signature: finishHash(token),
    marker: -1,
  };
}

function attachLeft(head: StackNode, dependent: StackNode, action: ParserAction): StackNode {
  return {
    below: dependent.below,
    token: head.token,
    left: dependent,
    leftRelation: action.relation,
    innerLeft: head.left,
    leftCount: head.leftCount + 1,
    right: head.right,
    rightRelation: head.rightRelation,
    innerRight: head.innerRight,
    rightCount: head.rightCount,
    relations: head.relations | (1 << (action.relation & 31)),
    hasObject: head.hasObject || action.isObject,
    signature: joinSignatures(head, dependent, action),
    marker: action.isMarker ? dependent.token : head.marker,
  };
}

function attachRight(head: StackNode, dependent: StackNode, action: ParserAction): StackNode {
  return {
    below: head.below,
    token: head.token,
    left: head.left,
    leftRelation: head.leftRelation,
    innerLeft: head.innerLeft,
    leftCount: head.leftCount,
    right: dependent,
    rightRelation: action.relation,
    innerRight: head.right,
    rightCount: head.rightCount + 1,
    relations: head.relations | (1 << (action.relation & 31)),
    hasObject: head.hasObject || action.isObject,
    signature: joinSignatures(head, dependent, action),
    marker: action.isMarker ? dependent.token : head.marker,
  };
}

/** What is below a dependent counts as far as its own dependents, whose signature holds it. */
function joinSignatures(head: StackNode, dependent: StackNode, { kind, relation }: ParserAction): number {
  return joinHashes(head.signature, joinHashes(dependent.signature, kind === 'left' ? relation : ~relation));
}
