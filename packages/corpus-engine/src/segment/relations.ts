import {
  listSyntacticFunctions,
  type SyntacticFunction,
  type SyntacticToken,
} from '@keelerada/estonian/syntax-labels/to-syntactic-function';
import { Numbering } from '../base/numbering';

/** The relation of a token that is not parsed. */
export const NOT_PARSED = '_';
const PART_SEPARATOR = '\t';

/** The UD relation and the sentence part of what the index stores; null for punctuation and for what is not parsed. */
export function splitRelation(stored: string): { relation: string; part: SyntacticFunction | null } {
  const [relation, part] = stored.split(PART_SEPARATOR);
  return { relation: relation!, part: (part as SyntacticFunction | undefined) ?? null };
}

/** What the index stores of the tokens of a sentence: UD relation and sentence part joined by a tab. */
export function nameRelations(
  tokens: readonly (Pick<SyntacticToken, 'upos' | 'features'> & Partial<SyntacticToken>)[],
): string[] {
  const parsed = tokens.map((token) => ({
    ...token,
    head: token.head ?? -1,
    relation: token.relation ?? NOT_PARSED,
  }));
  const parts = listSyntacticFunctions({ tokens: parsed });
  return parsed.map(({ relation }, i) => joinRelation(relation, parts[i] ?? null));
}

/** Trees of a stored annotation in columns. */
export interface TreeColumnsLike {
  readonly tags: ArrayLike<number>;
  readonly tagTable: readonly { readonly upos: string; readonly features: string }[];
  /** First token of each sentence, and the number of tokens at the end. */
  readonly sentenceTokens: ArrayLike<number>;
  /** Place of each token's head in its sentence, or -1. */
  readonly heads: ArrayLike<number>;
  readonly relations: ArrayLike<number>;
  readonly relationTable: readonly string[];
}

/** What the index stores of the tokens of a stored annotation, as places in a table. */
export function relateTokens(annotation: TreeColumnsLike): {
  readonly relations: Uint16Array;
  readonly relationTable: readonly string[];
} {
  const { tags, tagTable, sentenceTokens, heads, relations, relationTable } = annotation;
  const numbering = new Numbering();
  const stored = new Uint16Array(tags.length);
  numbering.number(NOT_PARSED);
  if (Array.from(relations).every((relation) => relationTable[relation] === NOT_PARSED))
    return { relations: stored, relationTable: numbering.names };
  for (let sentence = 0; sentence + 1 < sentenceTokens.length; sentence++) {
    const tokens: SyntacticToken[] = [];
    const first = sentenceTokens[sentence]!;
    for (let token = first; token < sentenceTokens[sentence + 1]!; token++) {
      const { upos, features } = tagTable[tags[token]!]!;
      tokens.push({ upos, features, head: heads[token]!, relation: relationTable[relations[token]!]! });
    }
    listSyntacticFunctions({ tokens }).forEach((part, i) => {
      stored[first + i] = numbering.number(joinRelation(tokens[i]!.relation, part));
    });
  }
  return { relations: stored, relationTable: numbering.names };
}

function joinRelation(relation: string, part: SyntacticFunction | null): string {
  return part === null ? relation : relation + PART_SEPARATOR + part;
}
