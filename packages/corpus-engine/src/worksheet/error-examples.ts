import type { AnnotatedSentence, AnnotatedText } from '@keelerada/estonian/annotated-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { ErrorMark, PlacedMark } from '../error-marks/error-mark';
import type { Example, ExampleMark } from './cut-example';
import type { RatedExample } from './pick-examples';
import { rateExample } from './rate-example';

/** A text with all that is known of its errors. */
export interface MarkedText {
  readonly textId: string | null;
  readonly content: string;
  readonly annotation: AnnotatedText;
  readonly marks: readonly PlacedMark[];
}

export interface ErrorExampleMark extends ExampleMark {
  /** What stood in the place; empty where something was missing. */
  readonly written: string;
}

/** A corrected sentence whose one mark is where the error was. */
export interface ErrorExample extends Example {
  readonly marks: readonly ErrorExampleMark[];
}

const WHITE_SPACE = /\s+/gu;
const LETTER = /\p{L}/u;

const toLine = (text: string): string => text.replace(WHITE_SPACE, ' ').trim();

/** Marks that touch a sentence. What is missing at its end belongs to it, at its start too. */
export function listMarks({ start, end }: AnnotatedSentence, marks: readonly PlacedMark[]): readonly PlacedMark[] {
  return marks.filter(({ from, to }) => from <= end && to >= start && !(from === end && to > end));
}

/** The corrected sentences of a text whose only error has exactly this code, rated as other examples are. */
export function listErrorExamples(
  { textId, content, annotation, marks }: MarkedText,
  code: string,
): (Omit<RatedExample, 'example'> & { readonly example: ErrorExample })[] {
  return annotation.sentences.flatMap((sentence) => {
    const [mark, ...others] = listMarks(sentence, marks);
    if (!mark || others.length > 0 || mark.code !== code) return [];
    if (mark.from < sentence.start || mark.to > sentence.end) return [];
    const example = { ...cutCorrected(content, sentence, mark), words: countWords(sentence), textId };
    return example.marks[0]!.end === example.marks[0]!.start ? [] : [{ example, rank: rateExample(example) }];
  });
}

function cutCorrected(
  content: string,
  { start, end }: AnnotatedSentence,
  { from, to, replacement, corrected }: PlacedMark,
): Pick<ErrorExample, 'text' | 'marks'> {
  const right = replacement.trim();
  const at = replacement.indexOf(right);
  const before = (content.slice(start, from) + replacement.slice(0, at))
    .replace(WHITE_SPACE, ' ')
    .trimStart();
  const after = (replacement.slice(at + right.length) + content.slice(to, end)).replace(WHITE_SPACE, ' ');
  const word = toLine(right);
  const lemma = corrected
    .filter(({ form }) => LETTER.test(form))
    .map((each) => each.lemma)
    .join(' ');
  const mark = { start: before.length, end: before.length + word.length, lemma };
  return {
    text: (before + word + after).trimEnd(),
    marks: [{ ...mark, written: toLine(content.slice(from, to)) }],
  };
}

const countWords = ({ tokens }: AnnotatedSentence): number =>
  tokens.filter(({ upos }) => isRunningWord(upos)).length;

/** The sentences of a text without an error, each in one line, as examples are written. */
export function listUnmarkedSentences({
  content,
  annotation,
  marks,
}: Pick<MarkedText, 'content' | 'annotation' | 'marks'>): ReadonlySet<string> {
  const free = annotation.sentences.filter((sentence) => listMarks(sentence, marks).length === 0);
  return new Set(free.map(({ start, end }) => toLine(content.slice(start, end))));
}

/** Base forms that belong in the places of errors of this code, the most frequent first. */
export function countMissedLemmas(
  marks: readonly ErrorMark[],
  code: string,
  counts = new Map<string, number>(),
): Map<string, number> {
  for (const mark of marks) {
    const [word, ...others] = mark.corrected;
    if (mark.code !== code || !word || others.length > 0 || !LETTER.test(word.form)) continue;
    counts.set(word.lemma, (counts.get(word.lemma) ?? 0) + 1);
  }
  return counts;
}

/** Examples of several searches on one sheet: the first of each, then the second of each; no sentence twice. */
export function alternateExamples<Each extends Example>(
  lists: readonly (readonly Each[])[],
  count: number,
): readonly Each[] {
  const chosen = new Map<string, Each>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const example = list[turn];
      if (example && chosen.size < count && !chosen.has(example.text)) chosen.set(example.text, example);
    }
  }
  return [...chosen.values()];
}
