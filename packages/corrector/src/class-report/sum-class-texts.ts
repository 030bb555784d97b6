import { teacherKinds, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import type { ClassSentence, ClassText } from './class-text';

/** Sentences of so many running words are short enough to discuss and long enough to be clear. */
const GOOD_WORDS = { least: 4, most: 25 } as const;
const WORDS = 100;
const DECIMALS = 2;

export interface SummedError {
  /** One kind of error. */
  readonly code: string;
  readonly marks: number;
  readonly texts: number;
  /** Marks for 100 words of all texts. */
  readonly per100: number;
  /** Marks of each text; 0 for one that is not Estonian. */
  readonly byText: readonly number[];
}

/** Sentences that have a mark of a kind. */
export interface KindExamples {
  readonly kind: TeacherKind;
  readonly sentences: readonly Pick<ClassSentence, 'text' | 'marks'>[];
}

/** Marks for 100 words, to two decimals; 0 without words. */
export function rateMarks(marks: number, words: number): number {
  return words === 0 ? 0 : Number(((WORDS * marks) / words).toFixed(DECIMALS));
}

/**
 * The errors of a class by code, the most frequent first; a text that is not Estonian is null. `listKinds` gives the codes
 * that one joins.
 */
export function sumClassTexts(
  texts: readonly (ClassText | null)[],
  listKinds: (code: string) => readonly string[],
): SummedError[] {
  const words = texts.reduce((sum, text) => sum + (text?.runningWords ?? 0), 0);
  const counts = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const kind of (text?.codes ?? []).flatMap((code) => [...new Set(listKinds(code))])) {
      const byText = counts.get(kind) ?? texts.map(() => 0);
      byText[place]! += 1;
      counts.set(kind, byText);
    }
  });
  return [...counts]
    .map(([code, byText]) => {
      const marks = byText.reduce((sum, count) => sum + count, 0);
      return {
        ...{ code, marks, byText, per100: rateMarks(marks, words) },
        texts: byText.filter((count) => count > 0).length,
      };
    })
    .toSorted((a, b) => b.marks - a.marks || b.texts - a.texts || (a.code < b.code ? -1 : 1));
}

/**
 * Sentences to discuss by kind, at most `most` of each, in the order of all kinds. They are sorted by how plain they are,
 * not by text: their order reveals no writer.
 */
export function listKindExamples(texts: readonly (ClassText | null)[], most: number): KindExamples[] {
  return teacherKinds
    .map((kind) => ({ kind, sentences: chooseSentences(texts, kind, most) }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** One sentence of each text, then a second of each, and so on, no sentence twice; the plainest first. */
function chooseSentences(
  texts: readonly (ClassText | null)[],
  wanted: TeacherKind,
  most: number,
): KindExamples['sentences'] {
  const ranked = texts.map((text) =>
    (text?.sentences ?? [])
      .filter(({ marks }) => marks.some(({ kind }) => kind === wanted))
      .toSorted(comparePlainness),
  );
  const chosen = new Map<string, ClassSentence>();
  const longest = Math.max(0, ...ranked.map(({ length }) => length));
  for (let turn = 0; turn < longest && chosen.size < most; turn += 1) {
    for (const sentence of ranked.flatMap((own) => own[turn] ?? []).toSorted(comparePlainness)) {
      if (chosen.size < most) chosen.set(sentence.text, sentence);
    }
  }
  return [...chosen.values()].toSorted(comparePlainness).map(({ text, marks }) => ({ text, marks }));
}

function comparePlainness(a: ClassSentence, b: ClassSentence): number {
  return a.marks.length - b.marks.length || missWords(a) - missWords(b) || (a.text < b.text ? -1 : 1);
}

function missWords({ words }: ClassSentence): number {
  return Math.max(GOOD_WORDS.least - words, words - GOOD_WORDS.most, 0);
}
