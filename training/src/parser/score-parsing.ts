import type { TreePlace } from '@keelerada/estonian/annotated-text';
import type { TreeSentence } from '../sources/read-treebank';
import { toUniversalRelation } from './training-tree';

/** Percentages of tokens with the right head; with the right universal relation too; with its subtype too. */
export interface ParsingScore {
  readonly tokens: number;
  readonly heads: number;
  readonly labelled: number;
  readonly subtyped: number;
}

/** Compares trees with a treebank, token by token, punctuation too, as the CoNLL 2018 script does with gold tokens. */
export function scoreParsing(
  gold: readonly TreeSentence[],
  trees: readonly (readonly TreePlace[])[],
): ParsingScore {
  let tokens = 0;
  let heads = 0;
  let labelled = 0;
  let subtyped = 0;
  gold.forEach((sentence, s) => {
    sentence.forEach((token, i) => {
      const { head, relation } = trees[s]![i]!;
      tokens++;
      if (head !== token.head) return;
      heads++;
      if (toUniversalRelation(relation) === toUniversalRelation(token.relation)) labelled++;
      if (relation === token.relation) subtyped++;
    });
  });
  const percent = (count: number): number => (100 * count) / tokens;
  return { tokens, heads: percent(heads), labelled: percent(labelled), subtyped: percent(subtyped) };
}
