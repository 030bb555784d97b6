import type { ExamText } from './read-exam-texts';

/**
 * A text as it was written, its first words, its first percents, several texts of one exam joined to a length in words, or
 * two or three whole texts of one exam.
 */
export type VariantKind =
  | 'full'
  | `cut ${number}`
  | `part ${number}`
  | `joined ${number}`
  | `texts ${number}`;

export interface ExamVariant extends Omit<ExamText, 'name'> {
  readonly kind: VariantKind;
}

/** Lengths in words, from the lengths of a few sentences to that of a C1 writing. */
const CUT_WORDS = [30, 50, 75, 100, 150, 200];
const JOINED_WORDS = [60, 100, 150, 250];
/** Percents of the words of every text, and numbers of whole texts: what the development measure of other lengths is made of. */
const PART_PERCENTS = [40, 60];
const JOINED_TEXTS = [2, 3];
export const OTHER_LENGTHS: readonly VariantKind[] = [
  ...PART_PERCENTS.map((percent) => `part ${percent}` as const),
  ...JOINED_TEXTS.map((count) => `texts ${count}` as const),
];
/** A text is cut if it is this much longer, and joined with others if it is this much shorter. */
const LEAST_CHANGE = 1.15;
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** The texts, their beginnings, and texts of one exam (level and session) one after the other cut to a length. */
export function makeVariants(texts: readonly ExamText[]): ExamVariant[] {
  const full = texts.map((text): ExamVariant => ({ ...text, kind: 'full' }));
  const cuts = CUT_WORDS.flatMap((words) =>
    texts
      .filter(({ text }) => countWords(text) >= words * LEAST_CHANGE)
      .map((text): ExamVariant => ({ ...text, text: cutWords(text.text, words), kind: `cut ${words}` })),
  );
  const exams = [...new Set(texts.map(nameExam))].map((exam) =>
    texts.filter((text) => nameExam(text) === exam),
  );
  const joins = JOINED_WORDS.flatMap((words) => exams.flatMap((exam) => joinTexts(exam, words)));
  const parts = PART_PERCENTS.flatMap((percent) =>
    texts.map((text): ExamVariant => {
      const words = Math.round((countWords(text.text) * percent) / 100);
      return { ...text, text: cutWords(text.text, words), kind: `part ${percent}` };
    }),
  );
  const wholes = JOINED_TEXTS.flatMap((count) => exams.flatMap((exam) => joinWholeTexts(exam, count)));
  return [...full, ...cuts, ...joins, ...parts, ...wholes];
}

/** Each text of an exam with those that follow it, in a ring; none of an exam with fewer texts. */
function joinWholeTexts(exam: readonly ExamText[], count: number): ExamVariant[] {
  if (exam.length < count) return [];
  return exam.map(({ level, session, task }, first): ExamVariant => {
    const parts = Array.from({ length: count }, (_, i) => exam[(first + i) % exam.length]!.text);
    return { level, session, task, text: parts.join('\n'), kind: `texts ${count}` };
  });
}

function nameExam({ level, session }: ExamText): string {
  return `${level} ${session}`;
}

function joinTexts(exam: readonly ExamText[], words: number): ExamVariant[] {
  const joined: ExamVariant[] = [];
  let parts: string[] = [];
  for (const { text, level, session, task } of exam) {
    if (countWords(text) * LEAST_CHANGE > words) continue;
    parts.push(text);
    const whole = parts.join('\n');
    if (countWords(whole) < words) continue;
    joined.push({ level, session, task, text: cutWords(whole, words), kind: `joined ${words}` });
    parts = [];
  }
  return joined;
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** The text up to the end of its nth word. */
function cutWords(text: string, words: number): string {
  let count = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    count += 1;
    if (count === words) return text.slice(0, index + word.length);
  }
  return text;
}
