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
  readonly examples: readonly Pick<ClassSentence, 'text' | 'marks'>[];
}

export interface SummingOptions {
  /** The kinds of error that a code joins. */
  readonly listKinds: (code: string) => readonly string[];
  /** Example sentences of each kind at most. */
  readonly mostExamples: number;
}

/** Marks for 100 words, to two decimals; 0 without words. */
export function rateMarks(marks: number, words: number): number {
  return words === 0 ? 0 : Number(((WORDS * marks) / words).toFixed(DECIMALS));
}

/**
 * The errors of a class by kind, the most frequent first; a text that is not Estonian is null. Examples are sorted by how
 * plain they are, not by text: their order reveals no writer.
 */
export function sumClassTexts(
  texts: readonly (ClassText | null)[],
  { listKinds, mostExamples }: SummingOptions,
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
        examples: chooseSentences(texts, (mark) => listKinds(mark).includes(code), mostExamples),
      };
    })
    .toSorted((a, b) => b.marks - a.marks || b.texts - a.texts || (a.code < b.code ? -1 : 1));
}

/** One sentence of each text, then a second of each, and so on, no sentence twice; the plainest first. */
function chooseSentences(
  texts: readonly (ClassText | null)[],
  isWanted: (code: string) => boolean,
  most: number,
): SummedError['examples'] {
  const ranked = texts.map((text) =>
    (text?.sentences ?? [])
      .filter(({ marks }) => marks.some(({ code }) => isWanted(code)))
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
