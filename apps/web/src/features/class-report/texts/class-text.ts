import {
  MAX_CLASS_CHARACTERS,
  MAX_CLASS_TEXT_CHARACTERS,
  MAX_CLASS_TEXTS,
} from '@keelerada/contract/fields/limits';

/** One text of the class; it lives in the memory of the page alone. */
export interface ClassText {
  /** Unique on the page. */
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

/** What keeps the texts from being sent. */
export type ClassTextTrouble = 'too_many' | 'too_long' | 'too_long_together';

/** A line of three or more hyphens, equals signs or stars stands between two texts. */
const BETWEEN = /^[^\S\n]*(?:-{3,}|={3,}|\*{3,})[^\S\n]*$/mu;
const ANY_LETTER = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** The texts of what was pasted, without empty ones. */
export const splitTexts = (pasted: string): readonly string[] =>
  pasted
    .replace(/\r\n?/gu, '\n')
    .split(BETWEEN)
    .map((text) => text.trim())
    .filter((text) => ANY_LETTER.test(text));

/** Whose text it is: the name of a file without its ending. */
export const namePupil = (name: string): string => name.replace(/\.[^.\s]{1,5}$/u, '');

/** A rough count, as writers count. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** A name that none of the others has: two pupils may call their files the same. */
function makeUnique(name: string, others: ReadonlySet<string>): string {
  const pupil = namePupil(name);
  let free = pupil;
  for (let number = 2; others.has(free.toLowerCase()); number += 1) free = `${pupil} (${number})`;
  return free + name.slice(pupil.length);
}

/** Adds texts; names that are missing are numbered: `nameText(3)`. */
export function addTexts(
  texts: readonly ClassText[],
  added: readonly { readonly name?: string; readonly text: string }[],
  nameText: (number: number) => string,
): readonly ClassText[] {
  const first = Math.max(-1, ...texts.map(({ id }) => id)) + 1;
  const taken = new Set(texts.map(({ name }) => namePupil(name).toLowerCase()));
  return [
    ...texts,
    ...added.map(({ name: given, text }, i) => {
      const name = makeUnique(given ?? nameText(first + i + 1), taken);
      taken.add(namePupil(name).toLowerCase());
      return { id: first + i, name, text };
    }),
  ];
}

export const isTooLong = ({ text }: ClassText): boolean => text.length > MAX_CLASS_TEXT_CHARACTERS;

/** The first thing that is over a limit, null where the texts can be sent. */
export function findTrouble(texts: readonly ClassText[]): ClassTextTrouble | null {
  if (texts.length > MAX_CLASS_TEXTS) return 'too_many';
  if (texts.some(isTooLong)) return 'too_long';
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return characters > MAX_CLASS_CHARACTERS ? 'too_long_together' : null;
}
