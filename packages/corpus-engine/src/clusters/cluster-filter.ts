import type { GrammarTags, WordClass } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import type { SyntacticFunction } from '@keelerada/estonian/syntax-labels/to-syntactic-function';

/** A word class with the forms of it that fit. */
export interface WordClassFilter {
  readonly wordClass: WordClass;
  /** Groups of form tags, such as cases and numbers: a word fits if it has a tag of every group. */
  readonly forms: readonly (readonly string[])[];
}

/** Which tokens fit; what is absent lets every token through. */
export interface ClusterFilter {
  readonly wordClasses?: readonly WordClassFilter[];
  readonly parts?: readonly SyntacticFunction[];
  /** One fitting place is enough; otherwise every place of a cluster has to fit. */
  readonly isPartial?: boolean;
}

/** True if one of the word classes takes a word with these tags. */
export function fitsWordClasses(
  { wordClass, forms, finiteness }: GrammarTags,
  { wordClasses }: ClusterFilter,
): boolean {
  if (wordClasses === undefined) return true;
  return wordClasses.some(
    (filter) =>
      filter.wordClass === wordClass &&
      filter.forms.every((group) => group.some((tag) => tag === finiteness || forms.includes(tag))),
  );
}

/** True if one of the sentence parts is that of a token. */
export function fitsParts(part: SyntacticFunction | null, { parts }: ClusterFilter): boolean {
  return parts === undefined || (part !== null && parts.includes(part));
}
