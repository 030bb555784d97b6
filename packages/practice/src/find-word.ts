import {
  practiceLevels,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import { nameItem, writeSentence } from './compile-stock';
import type { StockItem } from './read-stock';

/** What the stock has of a word. */
export interface StockWord {
  /** By form in small letters a sentence that has it, the easiest. */
  readonly sentences: ReadonlyMap<string, string>;
  /** Items in which the word is asked for or asks. */
  readonly items: readonly {
    readonly topic: PracticeTopic;
    readonly level: PracticeLevel;
    readonly id: string;
  }[];
}

/**
 * Looks a base form up in the stock by its forms in small letters. A form that may be another word's counts only where the
 * item names the base form.
 */
export function findWord(
  stock: readonly StockItem[],
  lemma: string,
  forms: ReadonlySet<string>,
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): StockWord {
  const sentences = new Map<string, string>();
  const items: StockItem[] = [];
  const isSure = (form: string): boolean => analyse(form).analyses.every((each) => each.lemma === lemma);
  for (const level of practiceLevels)
    for (const item of stock.filter((each) => each.level === level)) {
      const sentence = writeSentence(item);
      const isAsked = item.gap?.base === lemma;
      const words = sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
      const own = words.filter((word) => forms.has(word) && (isAsked || isSure(word)));
      for (const word of own) if (!sentences.has(word)) sentences.set(word, sentence);
      if (isAsked || item.governors.some((word) => own.includes(word.toLowerCase()))) items.push(item);
    }
  return {
    sentences,
    items: items.map((item) => ({ topic: item.topic, level: item.level, id: nameItem(item) })),
  };
}
