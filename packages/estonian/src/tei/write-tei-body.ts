import type { AnnotatedSentence, AnnotatedText, AnnotatedToken } from '../annotated-text';
import { mendSplitWords } from '../conllu/mend-split-words';
import { escapeSpaces } from '../spaces/escape-spaces';
import { escapeXml, textElement } from '../xml/write-xml';

/**
 * The `text` element of TEI P5: paragraphs `p` at the line breaks of the text, sentences `s`, words `w` and punctuation
 * `pc` with lemma, pos (UPOS) and msd (UD features); `join="right"` where no space follows. Parsed sentences end with
 * their UD relations (`linkGrp type="UD-SYN"`: head, then word). `idPrefix` begins every xml:id and is a valid name. With
 * `keepsSpaces` the text can be got back exactly: where neither nothing nor one space stands between two tokens of a paragraph, or
 * not one break between two paragraphs, an empty `c` says in `n` what does.
 */
export function writeTeiText(
  text: string,
  annotation: AnnotatedText,
  idPrefix: string,
  { keepsSpaces = false } = {},
): string {
  const sentences = annotation.sentences.filter(({ tokens }) => tokens.length > 0);
  const paragraphs: string[] = [];
  let lines: string[] = [];
  sentences.forEach((sentence, index) => {
    const previous = sentences[index - 1];
    if (previous && findGap(text, previous, sentence).includes('\n')) {
      paragraphs.push(writeParagraph(lines));
      lines = [];
    }
    const nextStart = sentences[index + 1]?.tokens[0]!.start ?? text.length + 1;
    const spaces = keepsSpaces ? listSpaces(text, sentences, index) : null;
    lines.push(writeSentence(text, sentence, nextStart, `${idPrefix}.s${index + 1}`, spaces));
  });
  // TEI allows no empty body.
  if (lines.length > 0 || paragraphs.length === 0) paragraphs.push(writeParagraph(lines));
  const language = escapeXml(annotation.language);
  return `<text xml:lang="${language}">\n<body>\n${paragraphs.join('')}</body>\n</text>\n`;
}

function findGap(text: string, previous: AnnotatedSentence, next: AnnotatedSentence): string {
  return text.slice(previous.tokens.at(-1)!.end, next.tokens[0]!.start);
}

/** Elements for spaces that a reader would not guess: before the sentence, then after each of its tokens. */
function listSpaces(text: string, sentences: readonly AnnotatedSentence[], place: number): string[] {
  const sentence = sentences[place]!;
  const next = sentences[place + 1];
  const spaces = [place === 0 ? writeSpace(text.slice(0, sentence.tokens[0]!.start), '') : ''];
  sentence.tokens.forEach(({ end }, index) => {
    const following = sentence.tokens[index + 1];
    if (following) spaces.push(writeSpace(text.slice(end, following.start), ' '));
    else if (!next) spaces.push(writeSpace(text.slice(end), ''));
    else {
      const gap = findGap(text, sentence, next);
      spaces.push(writeSpace(gap, gap.includes('\n') ? '\n' : ' '));
    }
  });
  return spaces;
}

/** `join` tells of no space. */
function writeSpace(space: string, guessed: string): string {
  if (space === guessed || space === '') return '';
  return `<c type="space" n="${escapeXml(escapeSpaces(space))}"/>\n`;
}

function writeParagraph(sentences: readonly string[]): string {
  return `<p>\n${sentences.join('')}</p>\n`;
}

function writeSentence(
  text: string,
  sentence: AnnotatedSentence,
  nextStart: number,
  id: string,
  spaces: readonly string[] | null,
): string {
  const tokens = mendSplitWords(text, sentence.tokens);
  const words = tokens.map((token, index) => {
    const isGlued = (tokens[index + 1]?.start ?? nextStart) === token.end;
    return writeToken(text, token, `${id}.w${index + 1}`, isGlued) + (spaces?.[index + 1] ?? '');
  });
  return `<s xml:id="${id}">\n${spaces?.[0] ?? ''}${words.join('')}${writeRelations(tokens, id)}</s>\n`;
}

function writeToken(text: string, token: AnnotatedToken, id: string, isGlued: boolean): string {
  const written = textElement(token.upos === 'PUNCT' ? 'pc' : 'w', text.slice(token.start, token.end), {
    'xml:id': id,
    lemma: token.lemma || undefined,
    pos: token.upos || undefined,
    msd: token.features === '_' ? undefined : token.features || undefined,
    join: isGlued ? 'right' : undefined,
  });
  return `${written}\n`;
}

function writeRelations(tokens: readonly AnnotatedToken[], id: string): string {
  if (tokens.some(({ relation }) => relation === '_')) return '';
  const links = tokens.map(({ head, relation }, index) => {
    const target = head < 0 ? id : `${id}.w${head + 1}`;
    return `<link ana="ud-syn:${relation.replace(':', '_')}" target="#${target} #${id}.w${index + 1}"/>\n`;
  });
  return `<linkGrp type="UD-SYN" targFunc="head argument">\n${links.join('')}</linkGrp>\n`;
}
