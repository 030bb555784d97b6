import type {
  ClassReportResponse,
  ClassSentence,
  ClassTextMark,
} from '@keelerada/contract/teaching/class-report';
import { teacherKinds, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';

/** Columns of the strip; kinds with fewer marks share the last one. */
const MOST_COLUMNS = 8;
const MOST_LESSONS = 3;
const LETTER = /\p{L}/u;

/** A column of the strip: a kind of errors, or the rarer ones together. */
export interface KindColumn {
  /** Null for several kinds. */
  readonly kind: TeacherKind | null;
  readonly kinds: readonly TeacherKind[];
  /** Marks of each text. */
  readonly byText: readonly number[];
  readonly marks: number;
  /** Texts that have such a mark. */
  readonly texts: number;
}

type Texts = ClassReportResponse['texts'];

export const listMarks = (sentences: readonly ClassSentence[]): readonly ClassTextMark[] =>
  sentences.flatMap(({ marks }) => marks);

function countColumn(texts: Texts, kinds: readonly TeacherKind[]): Omit<KindColumn, 'kind'> {
  const byText = texts.map(
    ({ sentences }) => listMarks(sentences).filter(({ kind }) => kinds.includes(kind)).length,
  );
  const marks = byText.reduce((sum, count) => sum + count, 0);
  return { kinds, byText, marks, texts: byText.filter((count) => count > 0).length };
}

/** Kinds that the texts have, in the order of all kinds. */
export const countKinds = (texts: Texts): readonly (KindColumn & { readonly kind: TeacherKind })[] =>
  teacherKinds.map((kind) => ({ kind, ...countColumn(texts, [kind]) })).filter(({ marks }) => marks > 0);

/** The columns of the strip: the kinds with most marks, and what is left in one. */
export function listColumns(texts: Texts): readonly KindColumn[] {
  const found = countKinds(texts);
  if (found.length <= MOST_COLUMNS) return found;
  const first = new Set(
    found
      .toSorted((a, b) => b.marks - a.marks)
      .slice(0, MOST_COLUMNS - 1)
      .map(({ kind }) => kind),
  );
  const others = found.flatMap(({ kind }) => (first.has(kind) ? [] : [kind]));
  return [...found.filter(({ kind }) => first.has(kind)), { kind: null, ...countColumn(texts, others) }];
}

/** What to teach next: what most texts need, before what one of them is full of; spelling is not taught in a lesson. */
export const listLessons = (texts: Texts) =>
  countKinds(texts)
    .filter(({ kind }) => kind !== 'spelling')
    .toSorted((a, b) => b.texts - a.texts || b.marks - a.marks)
    .slice(0, MOST_LESSONS);

/** What was written and what belongs there; with the words around it where either is nothing or a mark alone. */
function readPair(
  text: string,
  { start, end, corrected }: Pick<ClassTextMark, 'start' | 'end' | 'corrected'>,
) {
  const written = text.slice(start, end);
  if (LETTER.test(written) && LETTER.test(corrected))
    return { written: written.trim(), corrected: corrected.trim() };
  const before = /\S*\s*$/u.exec(text.slice(0, start))![0];
  const after = /^\s*\S*/u.exec(text.slice(end))![0];
  const put = (middle: string) => `${before}${middle}${after}`.replace(/\s+/gu, ' ').trim();
  return { written: put(written), corrected: put(corrected) };
}

/** Some corrections of a kind, from as many texts as there are: what was written and what belongs there. */
export function listPairs(texts: Texts, sources: readonly string[], kind: TeacherKind, most: number) {
  const pairs = texts.flatMap(({ sentences }, place) =>
    listMarks(sentences)
      .filter((mark) => mark.kind === kind)
      .map((mark, turn) => ({ turn, ...readPair(sources[place] ?? '', mark) })),
  );
  const seen = new Map(
    pairs.toSorted((a, b) => a.turn - b.turn).map((pair) => [`${pair.written}→${pair.corrected}`, pair]),
  );
  return [...seen.values()].slice(0, most);
}
