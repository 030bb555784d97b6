import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { makeKeptValue } from '../../../shared/kept-value/kept-value';

const STORAGE_KEY = 'keelerada.line-marks';
export const MAX_TAG_CHARACTERS = 30;
export const MAX_NOTE_CHARACTERS = 500;
/** Marks that an address holds, and that this browser keeps of one question. */
export const MAX_LINKED_LINES = 200;
const MAX_PICKED_LINES = 5000;
/** Questions whose lines are kept, the latest first. */
const MAX_QUESTIONS = 20;

/** What a visitor says of a line: ticked, left out, tagged or noted. Stored names of before stay (`marks`, `line-marks`). */
export interface PickedLine {
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

function readPickedLine(stored: unknown): PickedLine | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, isTicked, isLeftOut, tag, note } = stored as Partial<Record<keyof PickedLine, unknown>>;
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

/** The picked lines of one question. */
export interface QuestionPicks {
  /** The question, as the view of its lines names it. */
  readonly of: string;
  readonly marks: readonly PickedLine[];
}

/** Marks as they stand in an address or in the storage, which anyone can write; null if they make no sense. */
export function readQuestionPicks(given: unknown): QuestionPicks | null {
  const { of, marks } = (given ?? {}) as Partial<Record<keyof QuestionPicks, unknown>>;
  if (typeof of !== 'string' || !Array.isArray(marks) || marks.length > MAX_PICKED_LINES) return null;
  const read = marks.map(readPickedLine).filter((mark) => mark !== null);
  return { of, marks: [...new Map(read.map((mark) => [mark.key, mark])).values()] };
}

interface Stored {
  readonly questions: readonly QuestionPicks[];
}

function readStored(stored: unknown): Stored {
  const { questions } = (stored ?? {}) as Partial<Record<keyof Stored, unknown>>;
  if (!Array.isArray(questions)) return { questions: [] };
  return {
    questions: questions
      .map(readQuestionPicks)
      .filter((one) => one !== null)
      .slice(0, MAX_QUESTIONS),
  };
}

/** The picked lines of this browser. */
export const keptPickedLines = makeKeptValue<Stored>(STORAGE_KEY, readStored);

/** Keeps the picked lines of a question; false where the browser gives no room. */
export function keepPickedLines(question: QuestionPicks): boolean {
  return keptPickedLines.change(({ questions }) => {
    const others = questions.filter(({ of }) => of !== question.of);
    const kept = question.marks.length === 0 ? others : [question, ...others];
    return { questions: kept.slice(0, MAX_QUESTIONS) };
  });
}

/** Says something of lines, or takes it back with undefined; marks that say nothing go. */
export function changePickedLines(
  marks: readonly PickedLine[],
  keys: readonly string[],
  change: { readonly [Field in Exclude<keyof PickedLine, 'key'>]?: PickedLine[Field] | undefined },
): readonly PickedLine[] {
  const byKey = new Map(marks.map((mark) => [mark.key, mark]));
  for (const key of keys) {
    const said = Object.entries({ ...byKey.get(key), ...change }).filter(
      ([field, value]) => field !== 'key' && value !== undefined,
    );
    if (said.length === 0) byKey.delete(key);
    else byKey.set(key, { ...(Object.fromEntries(said) as Omit<PickedLine, 'key'>), key });
  }
  return [...byKey.values()].slice(0, MAX_PICKED_LINES);
}
