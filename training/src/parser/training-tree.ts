import { type ActionInventory, MOST_ACTIONS } from '@keelerada/estonian/parsing/action-inventory';
import { type ParserReading, UPOS_NAMES } from '@keelerada/estonian/parsing/sentence-columns';
import type { TreeSentence } from '../sources/read-treebank';

/** A sentence to learn from: forms, the readings that a tagger gave, and the tree of the treebank. */
export interface TrainingTree {
  readonly forms: readonly string[];
  readonly readings: readonly ParserReading[];
  /** Without crossing arcs. */
  readonly heads: readonly number[];
  /** Universal relations, without subtypes. */
  readonly relations: readonly string[];
}

export function makeTrainingTree(sentence: TreeSentence, readings: readonly ParserReading[]): TrainingTree {
  return {
    forms: sentence.map(({ form }) => form),
    readings,
    heads: liftCrossingArcs(sentence.map(({ head }) => head)),
    relations: sentence.map(({ relation }) => toUniversalRelation(relation)),
  };
}

/**
 * Heads of a tree without crossing arcs: as long as an arc crosses another, the shortest such arc is moved to the head of its
 * head (Nivre and Nilsson 2005). About one arc in a hundred moves. `heads` hold token indices, -1 for the root.
 */
export function liftCrossingArcs(heads: readonly number[]): number[] {
  const lifted = [...heads];
  for (;;) {
    const crossing = findShortestCrossing(lifted);
    if (crossing < 0) return lifted;
    lifted[crossing] = lifted[lifted[crossing]!]!;
  }
}

/** The dependent of the shortest arc that spans a word which does not stand below its head; -1 if there is none. */
function findShortestCrossing(heads: readonly number[]): number {
  let shortest = -1;
  let length = Infinity;
  heads.forEach((head, dependent) => {
    const span = Math.abs(head - dependent);
    if (head < 0 || heads[head]! < 0 || span >= length) return;
    if (isSpanBelow(heads, head, Math.min(head, dependent) + 1, Math.max(head, dependent))) return;
    shortest = dependent;
    length = span;
  });
  return shortest;
}

function isSpanBelow(heads: readonly number[], head: number, from: number, to: number): boolean {
  for (let token = from; token < to; token++) {
    let above = token;
    while (above >= 0 && above !== head) above = heads[above]!;
    if (above < 0) return false;
  }
  return true;
}

/** `nsubj` of `nsubj:cop`. */
export function toUniversalRelation(relation: string): string {
  return relation.split(':', 1)[0]!;
}

/** The kinds of attachments in the trees, the most frequent first, and which parts of speech they join. */
export function listAttachments(trees: readonly TrainingTree[]): ActionInventory {
  const counts = new Map<string, number>();
  const pairs = new Map<string, Set<string>>();
  for (const { readings, heads, relations } of trees)
    heads.forEach((head, dependent) => {
      if (head < 0) return;
      const name = `${dependent < head ? 'left' : 'right'} ${relations[dependent]!}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const pair = `${findUpos(readings[dependent]!)} ${findUpos(readings[head]!)}`;
      const names = pairs.get(pair) ?? new Set();
      pairs.set(pair, names.add(name));
    });
  const names = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, MOST_ACTIONS - 1);
  const relations = [...new Set(names.map((name) => name.split(' ')[1]!))];
  return {
    relations,
    attachments: names.map((name) => {
      const [kind, relation] = name.split(' ') as ['left' | 'right', string];
      return [kind, relations.indexOf(relation)];
    }),
    seen: [...pairs].map(([pair, own]) => {
      const [dependent, head] = pair.split(' ').map(Number) as [number, number];
      const actions = [...own].flatMap((name) => (names.includes(name) ? [names.indexOf(name) + 1] : []));
      return [dependent, head, actions];
    }),
  };
}

function findUpos({ upos }: ParserReading): number {
  const number = UPOS_NAMES.indexOf(upos);
  return number < 0 ? UPOS_NAMES.length : number;
}
