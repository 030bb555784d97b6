import {
  type AnnotatedSentence,
  type AnnotatedText,
  type AnnotatedToken,
  NO_TREE_PLACE,
  type TreePlace,
} from '../annotated-text';
import { escapeSpaces } from '../spaces/escape-spaces';
import type { ConlluRow, ConlluSentence } from './conllu-sentence';
import { mendSplitWords } from './mend-split-words';
import { MARKED_LEMMA } from './marked-lemma';

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
  /** Comment lines on top of the first sentence, such as `# newdoc id = 7`; with `keepsSpaces` they hold no breaks. */
  readonly documentComments?: readonly string[];
  /** Adds `TokenRange=0:4` to MISC: where the token stands in the text, in Unicode characters. */
  readonly showsOffsets?: boolean;
  /**
   * Adds what it takes to get the text back exactly, as UDPipe writes it: `SpacesAfter=` where it is not one space,
   * `SpacesBefore=` before the first token, `SpacesInToken=` for a form that CoNLL-U cannot hold.
   */
  readonly keepsSpaces?: boolean;
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
  const filled = annotation.sentences
    .filter(({ tokens }) => tokens.length > 0)
    .map((sentence) => ({ ...sentence, tokens: mendSplitWords(text, sentence.tokens) }));
  const countCharacters = options.showsOffsets ? makeCharacterCounter(text) : null;
  return filled.map((sentence, index) => {
    const number = String(index + 1);
    const id = options.sentenceIdPrefix ? `${options.sentenceIdPrefix}-${number}` : number;
    const nextStart = filled[index + 1]?.start ?? text.length + 1;
    const rows = options.keepsSpaces
      ? makeExactRows(text, filled, index)
      : makeRows(text, sentence, nextStart, countCharacters);
    const given = index === 0 ? (options.documentComments ?? []) : [];
    const documentComments = options.keepsSpaces ? given : given.map(toOneLine);
    return {
      comments: [...documentComments, `# sent_id = ${toOneLine(id)}`, `# text = ${joinRows(rows)}`],
      rows,
    };
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

/** Counts Unicode characters before places of a text; the places come in rising order. */
function makeCharacterCounter(text: string): (place: number) => number {
  let place = 0;
  let characters = 0;
  return (wanted) => {
    for (; place < wanted; characters++) place += text.codePointAt(place)! > 0xffff ? 2 : 1;
    return characters;
  };
}

function makeRows(
  text: string,
  sentence: AnnotatedSentence,
  nextSentenceStart: number,
  countCharacters: ((place: number) => number) | null,
): ConlluRow[] {
  return sentence.tokens.map((token, index) => {
    const nextStart = sentence.tokens[index + 1]?.start ?? nextSentenceStart;
    return makeRow(text, token, index, writeMisc(token, nextStart === token.end, countCharacters));
  });
}

function makeRow(text: string, token: AnnotatedToken, index: number, misc: string): ConlluRow {
  return {
    id: String(index + 1),
    form: toOneLine(text.slice(token.start, token.end)) || '_',
    lemma: toOneLine(token.lemma) || '_',
    upos: token.upos,
    xpos: token.xpos === '' ? '_' : token.xpos,
    features: token.features,
    ...describeTreePlace(token),
    // There is no enhanced graph of its own.
    enhanced: '_',
    misc,
  };
}

/** Rows of a sentence that give the text back exactly. */
function makeExactRows(text: string, sentences: readonly AnnotatedSentence[], place: number): ConlluRow[] {
  const { tokens } = sentences[place]!;
  const nextSentence = sentences[place + 1]?.tokens[0]?.start ?? text.length;
  const isLast = place === sentences.length - 1;
  return tokens.map((token, index) => {
    const after = text.slice(token.end, tokens[index + 1]?.start ?? nextSentence);
    const before = place === 0 && index === 0 ? text.slice(0, token.start) : '';
    const written = text.slice(token.start, token.end);
    const isEnd = isLast && index === tokens.length - 1;
    const parts = [
      // A reader would take the marks of such a lemma for those of a root.
      ...(hasRoot(token) || MARKED_LEMMA.test(token.lemma) ? [`Root=${token.root}`] : []),
      ...(after === '' && !isEnd ? [NO_SPACE_AFTER] : []),
      ...(after === '' || (after === ' ' && !isEnd) ? [] : [`SpacesAfter=${escapeSpaces(after)}`]),
      ...(before === '' ? [] : [`SpacesBefore=${escapeSpaces(before)}`]),
      ...(toOneLine(written) === written ? [] : [`SpacesInToken=${escapeSpaces(written)}`]),
    ];
    return makeRow(text, token, index, parts.length === 0 ? '_' : parts.join('|'));
  });
}

function hasRoot({ root, lemma }: AnnotatedToken): boolean {
  return root !== lemma && !/[|\s]/.test(root);
}

/** HEAD and DEPREL of a token; both are `_` if it has no place in a tree. */
export function describeTreePlace({ head, relation }: TreePlace): Pick<ConlluRow, 'head' | 'relation'> {
  return { head: relation === NO_TREE_PLACE.relation ? '_' : String(head + 1), relation };
}

function writeMisc(
  token: AnnotatedToken,
  isGlued: boolean,
  countCharacters: ((place: number) => number) | null,
): string {
  const parts: string[] = [];
  if (hasRoot(token)) parts.push(`Root=${token.root}`);
  if (isGlued) parts.push(NO_SPACE_AFTER);
  if (countCharacters) {
    parts.push(`TokenRange=${countCharacters(token.start)}:${countCharacters(token.end)}`);
  }
  return parts.length === 0 ? '_' : parts.join('|');
}
