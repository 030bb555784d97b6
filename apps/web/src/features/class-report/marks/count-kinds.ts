import type {
  ClassReportResponse,
  ClassSentence,
  ClassTextMark,
} from '@keelerada/contract/teaching/class-report';
import { teacherKinds, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';

/** Columns of the strip; kinds with fewer marks share the last one. */
const MOST_COLUMNS = 8;
const MOST_LESSONS = 3;
/** Of fewer marks nothing is said to stand out. */
const LEAST_MARKS = 5;
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

/** Kinds by how many texts have them, before how often one is full of them. */
export const rankKinds = (texts: Texts) =>
  countKinds(texts).toSorted((a, b) => b.texts - a.texts || b.marks - a.marks);

/** The columns of the strip: the kinds that most texts have, and what is left in one. */
export function listColumns(texts: Texts): readonly KindColumn[] {
  const found = countKinds(texts);
  if (found.length <= MOST_COLUMNS) return found;
  const ranked = rankKinds(texts).slice(0, MOST_COLUMNS - 1);
  const first = new Set(ranked.map(({ kind }) => kind));
  const others = found.flatMap(({ kind }) => (first.has(kind) ? [] : [kind]));
  return [...found.filter(({ kind }) => first.has(kind)), { kind: null, ...countColumn(texts, others) }];
}

/** What to teach next: what most texts need; spelling is not taught in a lesson. */
export const listLessons = (texts: Texts) =>
  rankKinds(texts)
    .filter(({ kind }) => kind !== 'spelling')
    .slice(0, MOST_LESSONS);

/**
 * What can be said of the kinds of a class: that one stands out, that there are few marks, or that several are level. The
 * kinds are those to name.
 */
export function findTopKinds(texts: Texts) {
  const [top, ...others] = rankKinds(texts);
  if (top === undefined) return { say: 'none' as const, kinds: [] };
  if (top.marks < LEAST_MARKS) return { say: 'few' as const, kinds: [top, ...others].slice(0, MOST_LESSONS) };
  const tied = others.filter((other) => other.texts === top.texts && other.marks === top.marks);
  return { say: tied.length > 0 ? ('tied' as const) : ('top' as const), kinds: [top, ...tied] };
}

/** Sentences to discuss, in the order of the finding. */
export const listExamples = ({ texts, examples }: Pick<ClassReportResponse, 'texts' | 'examples'>) =>
  rankKinds(texts).flatMap(({ kind }) => examples.find((each) => each.kind === kind) ?? []);

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
