import { type ActionInventory, MOST_ACTIONS } from '@keelerada/estonian/parsing/action-inventory';
import { type ParserReading, UPOS_NAMES } from '@keelerada/estonian/parsing/sentence-columns';
import type { TreeSentence } from '../sources/read-treebank';
import type { TagReading } from './jackknife-tags';
import { liftCrossingArcs } from './lift-crossing-arcs';

/** A sentence to learn from: forms, the readings that a tagger gave, and the tree of the treebank. */
export interface TrainingTree {
  readonly forms: readonly string[];
  readonly readings: readonly ParserReading[];
  /** Without crossing arcs. */
  readonly heads: readonly number[];
  /** Universal relations, without subtypes. */
  readonly relations: readonly string[];
}

export function makeTrainingTree(sentence: TreeSentence, readings: readonly TagReading[]): TrainingTree {
  return {
    forms: sentence.map(({ form }) => form),
    readings: readings.map(([lemma, upos, features]) => ({ lemma, upos, features })),
    heads: liftCrossingArcs(sentence.map(({ head }) => head)),
    relations: sentence.map(({ relation }) => toUniversalRelation(relation)),
  };
}

/** `nsubj` of `nsubj:cop`. */
export function toUniversalRelation(relation: string): string {
  return relation.split(':', 1)[0]!;
}

/** The kinds of attachments in the trees, the most frequent first, and which parts of speech they join. */
export function listAttachments(trees: readonly TrainingTree[]): ActionInventory {
  const counts = new Map<string, number>();
  const pairs = new Map<string, Set<string>>();
  for (const { readings, heads, relations } of trees) {
    heads.forEach((head, dependent) => {
      if (head < 0) return;
      const name = `${dependent < head ? 'left' : 'right'} ${relations[dependent]!}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const pair = `${findUpos(readings[dependent]!)} ${findUpos(readings[head]!)}`;
      const names = pairs.get(pair) ?? new Set();
      pairs.set(pair, names.add(name));
    });
  }
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
