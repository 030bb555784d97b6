import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import type { Language } from '@keelerada/contract/fields/language';
import { nameForm } from '@keelerada/corrector/explain/form-names';
import { NOMINAL_CODES, VERB_CODES } from '@keelerada/corrector/sentence/cloze-classes';

/** What came of an exercise, as pupils hand it in. */
export interface PracticeOutcome {
  readonly level: PracticeLevel;
  readonly right: number;
  readonly count: number;
  /** What is to be repeated: a topic and, where it has one, the form. */
  readonly missed: readonly { readonly topic: PracticeTopic; readonly formName: string | null }[];
}

/** Letters and digits that are not taken for one another (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A prime under 32: the last digit tells a slip of one letter or two in exchange. */
const CHECK = 31n;
const BASE = 32n;
/** One more of a kind may be added to the most items. */
const COUNTS = 64n;
const MOST_MISSED = 3;
/** Values that a form may have, the last one for none. */
const FORMS = 128n;
const NO_FORM = Number(FORMS) - 1;
const LEVELS = BigInt(practiceLevels.length);
const TOPICS = BigInt(practiceTopics.length);

const nameForms = (language: Language): readonly (string | undefined)[] => [
  ...NOMINAL_CODES.map((code) => nameForm(code, 'S', language)),
  ...VERB_CODES.map((code) => nameForm(code, 'V', language)),
];

/** A code of 6 to 13 letters and digits; names of forms are of the language. */
export function encodeOutcome({ level, right, count, missed }: PracticeOutcome, language: Language): string {
  const names = nameForms(language);
  let value = 1n;
  const add = (digit: number, of: bigint) => (value = value * of + BigInt(digit));
  for (const { topic, formName } of missed.slice(0, MOST_MISSED)) {
    const form = formName === null ? -1 : names.indexOf(formName);
    add(practiceTopics.indexOf(topic), TOPICS);
    add(form === -1 ? NO_FORM : form, FORMS);
  }
  add(practiceLevels.indexOf(level), LEVELS);
  add(Math.min(right, Number(COUNTS) - 1), COUNTS);
  add(Math.min(count, Number(COUNTS) - 1), COUNTS);
  let code = DIGITS[Number(value % CHECK)]!;
  for (; value > 0n; value /= BASE) code = DIGITS[Number(value % BASE)]! + code;
  return code;
}

/** What a code says; null for what is none. */
export function decodeOutcome(code: string, language: Language): PracticeOutcome | null {
  const digits = [...code.toUpperCase().replaceAll('O', '0').replace(/[IL]/gu, '1')].map((each) =>
    DIGITS.indexOf(each),
  );
  const check = digits.pop();
  if (digits.length < 3 || digits.length > 12 || digits.includes(-1)) return null;
  let value = digits.reduce((sum, digit) => sum * BASE + BigInt(digit), 0n);
  if (Number(value % CHECK) !== check) return null;
  const take = (of: bigint) => {
    const digit = Number(value % of);
    value /= of;
    return digit;
  };
  const [count, right, level] = [take(COUNTS), take(COUNTS), practiceLevels[take(LEVELS)]!];
  const missed: PracticeOutcome['missed'][number][] = [];
  const names = nameForms(language);
  while (value > 1n && missed.length < MOST_MISSED) {
    const formName = names[take(FORMS)] ?? null;
    missed.unshift({ formName, topic: practiceTopics[take(TOPICS)]! });
  }
  return value === 1n && right <= count ? { level, right, count, missed } : null;
}
