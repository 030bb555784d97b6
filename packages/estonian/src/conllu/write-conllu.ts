import { NO_TREE_PLACE } from '../annotated-text';
import type { AnnotatedSentence, AnnotatedText, AnnotatedToken, TreePlace } from '../annotated-text';
import type { ConlluRow, ConlluSentence } from './conllu-sentence';

const NO_SPACE_AFTER = 'SpaceAfter=No';

/** Writes sentences as CoNLL-U, each followed by an empty line. The counterpart of `readConllu`. */
export function writeConllu(sentences: readonly ConlluSentence[]): string {
  return sentences
    .map(({ comments, rows }) => [...comments, ...rows.map(writeRow), '', ''].join('\n'))
    .join('');
}

function writeRow(row: ConlluRow): string {
  const { id, form, lemma, upos, xpos, features, head, relation, enhanced, misc } = row;
  return [id, form, lemma, upos, xpos, features, head, relation, enhanced, misc].join('\t');
}

export interface AnnotationConlluOptions {
  /** Start of every `# sent_id`, before a hyphen and the number of the sentence; only the number if it is absent. */
  readonly sentenceIdPrefix?: string;
}

/**
 * CoNLL-U of an annotated text: `# sent_id` and `# text` (what forms and spaces give) for every sentence, HEAD and DEPREL (`_`
 * if the text is not parsed), in MISC `Root=` with compound and derivation marks if the root says more than the lemma, and
 * `SpaceAfter=No`.
 */
export function writeAnnotationConllu(
  text: string,
  annotation: AnnotatedText,
  options: AnnotationConlluOptions = {},
): string {
  return writeConllu(makeConlluSentences(text, annotation, options));
}

/** The same as objects. Sentences without tokens have no place in CoNLL-U and are left out. */
export function makeConlluSentences(
  text: string,
  annotation: AnnotatedText,
  options: AnnotationConlluOptions = {},
): ConlluSentence[] {
  const filled = annotation.sentences.filter(({ tokens }) => tokens.length > 0);
  return filled.map((sentence, index) => {
    const number = String(index + 1);
    const id = options.sentenceIdPrefix ? `${options.sentenceIdPrefix}-${number}` : number;
    const nextStart = filled[index + 1]?.start ?? text.length + 1;
    const rows = makeRows(text, sentence, nextStart);
    return { comments: [`# sent_id = ${toOneLine(id)}`, `# text = ${joinRows(rows)}`], rows };
  });
}

/** The text that the rows give; whatever separates two tokens in the text, also a zero-width space, is a space here. */
function joinRows(rows: readonly ConlluRow[]): string {
  return rows
    .map(({ form, misc }) => (misc.split('|').includes(NO_SPACE_AFTER) ? form : `${form} `))
    .join('')
    .trimEnd();
}

/** CoNLL-U has a line for everything: breaks, tabs and other controls become a space. */
function toOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function makeRows(text: string, sentence: AnnotatedSentence, nextSentenceStart: number): ConlluRow[] {
  return sentence.tokens.map((token, index) => {
    const nextStart = sentence.tokens[index + 1]?.start ?? nextSentenceStart;
    return {
      id: String(index + 1),
      form: toOneLine(text.slice(token.start, token.end)) || '_',
      lemma: toOneLine(token.lemma) || '_',
      upos: token.upos,
      xpos: token.xpos === '' ? '_' : token.xpos,
      features: token.features,
      ...describeTreePlace(token),
      enhanced: '_',
      misc: writeMisc(token, nextStart === token.end),
    };
  });
}

/** HEAD and DEPREL of a token; both are `_` if it has no place in a tree. */
export function describeTreePlace({ head, relation }: TreePlace): Pick<ConlluRow, 'head' | 'relation'> {
  return { head: relation === NO_TREE_PLACE.relation ? '_' : String(head + 1), relation };
}

function writeMisc(token: AnnotatedToken, isGlued: boolean): string {
  const parts: string[] = [];
  if (token.root !== token.lemma && !/[|\s]/.test(token.root)) parts.push(`Root=${token.root}`);
  if (isGlued) parts.push(NO_SPACE_AFTER);
  return parts.length === 0 ? '_' : parts.join('|');
}
