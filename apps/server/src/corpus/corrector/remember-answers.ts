import { LRUCache } from 'lru-cache';

/** As long as the annotation of an own text. */
const FORGET_AFTER_MS = 30 * 60 * 1000;

/** Asks about a batch; answers in its order. */
export type AskBatch<Item, Answer> = (items: readonly Item[]) => Promise<readonly Answer[]>;

/**
 * A memory of answers about single words: a batch asks only what is new, each once. The stages of the corrector ask about
 * the same words, and a text has some of its words often. Keeps the last `most` answers, for half an hour; an error is
 * not kept.
 */
export function rememberAnswers<Item, Answer extends NonNullable<unknown>>(
  most: number,
  nameItem: (item: Item) => string,
): (items: readonly Item[], ask: AskBatch<Item, Answer>) => Promise<readonly Answer[]> {
  const kept = new LRUCache<string, Answer>({ max: most, ttl: FORGET_AFTER_MS });
  return async (items, ask) => {
    const names = items.map(nameItem);
    const answers = new Map<string, Answer>();
    const asked = new Map<string, Item>();
    names.forEach((name, i) => {
      if (answers.has(name) || asked.has(name)) return;
      const known = kept.get(name);
      if (known === undefined) asked.set(name, items[i]!);
      else answers.set(name, known);
    });
    const found = asked.size > 0 ? await ask([...asked.values()]) : [];
    [...asked.keys()].forEach((name, i) => {
      kept.set(name, found[i]!);
      answers.set(name, found[i]!);
    });
    return names.map((name) => answers.get(name)!);
  };
}
