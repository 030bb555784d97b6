import type { AnnotatedSentence, AnnotatedText, AnnotatedToken, TextLanguage } from '../annotated-text';
import { toVabamorfForm } from '../vabamorf-form/to-vabamorf-form';
import { listSyntacticFunctions, type SyntacticFunction } from '../syntax-labels/to-syntactic-function';

type Tokens = readonly AnnotatedToken[];

/**
 * Function labels of the Estonian constraint grammar, one a token, empty for punctuation and unparsed words. Labels of
 * attributes point at the side on which the noun stands: `@AN>` before it, `@<AN` after it.
 */
function listConstraintLabels(tokens: Tokens): string[] {
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

/**
 * A text as VISL CG-3 cohorts, two lines a token: the form, then lemma, Vabamorf's part of speech and form code, function
 * and dependency (`#2->1`, 0 for the root). `"<s>"` and `"</s>"` enclose a sentence. Unparsed sentences have no function
 * and no dependency, Russian words no form code. Heads are those of UD. Format: https://visl.sdu.dk/cg3/chunked/streamformats.html
 */
export function writeVislcg3(text: string, annotation: AnnotatedText): string {
  return annotation.sentences
    .filter(({ tokens }) => tokens.length > 0)
    .map((sentence) => writeSentence(text, sentence, annotation.language))
    .join('\n');
}

function writeSentence(text: string, { tokens }: AnnotatedSentence, language: TextLanguage): string {
  const labels = listConstraintLabels(tokens);
  const cohorts = tokens.map((token, index) => {
    const form = toOneLine(text.slice(token.start, token.end));
    return `"<${form}>"\n\t${writeReading(token, index, labels[index]!, language)}\n`;
  });
  return `"<s>"\n${cohorts.join('')}"</s>"\n`;
}

function writeReading(token: AnnotatedToken, index: number, label: string, language: TextLanguage): string {
  return [
    `"${toOneLine(token.lemma)}"`,
    token.xpos,
    language === 'et' ? toVabamorfForm(token.xpos, token.features) : '',
    label,
    token.relation === '_' ? '' : `#${index + 1}->${token.head + 1}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A cohort has a line for each of form and reading. Quotation marks inside need no escape: CG-3 reads to the last one. */
function toOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
