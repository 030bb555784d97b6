import type { AnnotatedSentence, AnnotatedText, AnnotatedToken } from '../annotated-text';
import { mendSplitWords } from '../conllu/mend-split-words';
import { writeAttributes } from '../xml/write-xml';
import { findClassLetter } from './class-letter';
import { toOneLine, writeTokenLine } from './write-token-line';

/**
 * Vertical text as Sketch Engine reads it: `doc` with its attributes, paragraphs `p` at the line breaks of the text, sentences
 * `s`; a token a line, in the columns that docs/import.md configures; `g` where no space stands between two tokens of a
 * sentence.
 */
export function writeVerticalText(
  text: string,
  { sentences }: AnnotatedText,
  attributes: readonly (readonly [name: string, value: string])[],
): string {
  const written = writeAttributes(attributes.map(([name, value]) => [name, toOneLine(value)]));
  const lines = [`<doc${written}>`];
  let last: AnnotatedToken | undefined;
  for (const sentence of sentences) {
    const [first] = sentence.tokens;
    if (first === undefined) continue;
    if (last === undefined) lines.push('<p>');
    else if (text.slice(last.end, first.start).includes('\n')) lines.push('</p>', '<p>');
    pushSentence(lines, text, sentence);
    last = sentence.tokens.at(-1);
  }
  if (last !== undefined) lines.push('</p>');
  return [...lines, '</doc>', ''].join('\n');
}

function pushSentence(lines: string[], text: string, sentence: AnnotatedSentence): void {
  const tokens = mendSplitWords(text, sentence.tokens);
  lines.push('<s>');
  tokens.forEach((token, index) => {
    if (index > 0 && tokens[index - 1]!.end === token.start) lines.push('<g/>');
    const lempos = `${token.lemma}-${findClassLetter(token.upos)}`;
    const { lemma, upos, features, relation } = token;
    lines.push(writeTokenLine([text.slice(token.start, token.end), lemma, upos, features, lempos, relation]));
  });
  lines.push('</s>');
}
