import type { WordContextRow } from '@keelerada/contract/word-context';
import { makeKeptValue } from '../../../shared/kept-value/kept-value';

const STORAGE_KEY = 'keelerada.line-marks';
export const MAX_TAG_CHARACTERS = 30;
export const MAX_NOTE_CHARACTERS = 500;
/** Marks that an address holds, and that this browser keeps of one question. */
export const MAX_LINKED_MARKS = 200;
const MAX_MARKS = 5000;
/** Questions whose marks are kept, the latest first. */
const MAX_QUESTIONS = 20;

/** What a visitor says of a line. A line of which nothing is said has no mark. */
export interface LineMark {
  /** Text id and place of the keyword in the text, `readLineKey`. */
  readonly key: string;
  readonly isTicked?: true;
  readonly isLeftOut?: true;
  readonly tag?: string;
  readonly note?: string;
}

/** What stays the same of a line in every order, sample and filter; null of a row whose place is not known. */
export const readLineKey = ({ textId, start }: Pick<WordContextRow, 'textId' | 'start'>): string | null =>
  start === undefined ? null : `${textId ?? ''}:${start}`;

const KEY = /^[^:]{0,64}:\d{1,10}$/u;

function readMark(stored: unknown): LineMark | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, isTicked, isLeftOut, tag, note } = stored as Partial<Record<keyof LineMark, unknown>>;
  if (typeof key !== 'string' || !KEY.test(key)) return null;
  const isText = (text: unknown, most: number): text is string =>
    typeof text === 'string' && text.trim() !== '' && text.length <= most;
  return {
    key,
    ...(isTicked === true && { isTicked }),
    ...(isLeftOut === true && { isLeftOut }),
    ...(isText(tag, MAX_TAG_CHARACTERS) && { tag }),
    ...(isText(note, MAX_NOTE_CHARACTERS) && { note }),
  };
}

/** The marks of one question. */
export interface QuestionMarks {
  /** The question, as the view of its lines names it. */
  readonly of: string;
  readonly marks: readonly LineMark[];
}

/** Marks as they stand in an address or in the storage, which anyone can write; null if they make no sense. */
export function readQuestionMarks(given: unknown): QuestionMarks | null {
  const { of, marks } = (given ?? {}) as Partial<Record<keyof QuestionMarks, unknown>>;
  if (typeof of !== 'string' || !Array.isArray(marks) || marks.length > MAX_MARKS) return null;
  const read = marks.map(readMark).filter((mark) => mark !== null);
  return { of, marks: [...new Map(read.map((mark) => [mark.key, mark])).values()] };
}

interface Stored {
  readonly questions: readonly QuestionMarks[];
}

function readStored(stored: unknown): Stored {
  const { questions } = (stored ?? {}) as Partial<Record<keyof Stored, unknown>>;
  if (!Array.isArray(questions)) return { questions: [] };
  return {
    questions: questions
      .map(readQuestionMarks)
      .filter((one) => one !== null)
      .slice(0, MAX_QUESTIONS),
  };
}

/** The marks of this browser. */
export const keptMarks = makeKeptValue<Stored>(STORAGE_KEY, readStored);

/** Keeps the marks of a question; false where the browser gives no room. */
export function keepMarks(question: QuestionMarks): boolean {
  return keptMarks.change(({ questions }) => {
    const others = questions.filter(({ of }) => of !== question.of);
    const kept = question.marks.length === 0 ? others : [question, ...others];
    return { questions: kept.slice(0, MAX_QUESTIONS) };
  });
}

/** Says something of lines, or takes it back with undefined; marks that say nothing go. */
export function changeMarks(
  marks: readonly LineMark[],
  keys: readonly string[],
  change: { readonly [Field in Exclude<keyof LineMark, 'key'>]?: LineMark[Field] | undefined },
): readonly LineMark[] {
  const byKey = new Map(marks.map((mark) => [mark.key, mark]));
  for (const key of keys) {
    const said = Object.entries({ ...byKey.get(key), ...change }).filter(
      ([field, value]) => field !== 'key' && value !== undefined,
    );
    if (said.length === 0) byKey.delete(key);
    else byKey.set(key, { ...(Object.fromEntries(said) as Omit<LineMark, 'key'>), key });
  }
  return [...byKey.values()].slice(0, MAX_MARKS);
}
