import type { AnnotatedToken } from '../annotated-text';
import { listSyntacticFunctions, type SyntacticFunction } from '../syntax-labels/to-syntactic-function';

type Tokens = readonly AnnotatedToken[];

/**
 * Function labels of the Estonian constraint grammar, one a token, empty for punctuation and unparsed words. Labels of
 * attributes point at the side on which the noun stands: `@AN>` before it, `@<AN` after it.
 */
export function listConstraintLabels(tokens: Tokens): string[] {
  return listSyntacticFunctions({ tokens }).map((name, index) =>
    name === null ? '' : findLabel(name, tokens, index),
  );
}

function findLabel(name: SyntacticFunction, tokens: Tokens, index: number): string {
  const { head, features, upos } = tokens[index]!;
  switch (name) {
    case 'AT':
      if (/VerbForm=(Inf|Sup)/.test(features)) return '@INF_N';
      return point(upos === 'NOUN' || upos === 'PROPN' || upos === 'PRON' ? 'NN' : 'AN', index < head);
    case 'QM':
      return point('Q', !hasBefore(tokens, index, 'NUM'));
    case 'AP':
      return point('P', !hasBefore(tokens, index, 'ADP'));
    default:
      return name;
  }
}

function point(kind: string, isBefore: boolean): string {
  return isBefore ? `@${kind}>` : `@<${kind}`;
}

/** Whether a dependent of this class stands before the word, or before the first of the words coordinated with it. */
function hasBefore(tokens: Tokens, index: number, upos: string): boolean {
  const { head, relation } = tokens[index]!;
  const governed = relation === 'conj' && head >= 0 ? head : index;
  return tokens.some((token, place) => token.head === governed && token.upos === upos && place < governed);
}
