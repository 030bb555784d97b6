export const personalDataKinds = ['personal_code', 'email', 'phone'] as const;

export interface PersonalDatum {
  readonly kind: (typeof personalDataKinds)[number];
  readonly value: string;
}

const PERSONAL_CODE = /(?<![\p{L}\d])[1-8]\d{10}(?![\p{L}\d])/gu;
const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const PHONE = /(?<![\p{L}\d.,])\+?\d(?:[ \u00a0-]?\d){6,13}(?![\p{L}\d])/gu;
/** Estonian numbers: mobile ones begin with 5, others have seven digits. */
const ESTONIAN_PHONE = /^(?:5\d{6,7}|[3467]\d{6})$/u;
/** 3 000 000 is a number, not a telephone. */
const GROUPED_NUMBER = /^\d{1,3}(?:[ \u00a0]\d{3})+$/u;

/** Weights of the check digit (standard EVS 585): the second row is for a remainder of 10 with the first. */
const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];
const MODULUS = 11;

/** Personal codes, e-mail addresses and telephone numbers in a text, each value once, in the order of the kinds. */
export function findPersonalData(text: string): readonly PersonalDatum[] {
  const found = [
    ...list(text, PERSONAL_CODE, 'personal_code').filter(({ value }) => isPersonalCode(value)),
    ...list(text, EMAIL, 'email'),
    ...list(text, PHONE, 'phone').filter(({ value }) => isPhone(value)),
  ];
  return [...new Map(found.map((datum) => [datum.value, datum])).values()];
}

function list(text: string, pattern: RegExp, kind: PersonalDatum['kind']): PersonalDatum[] {
  return Array.from(text.matchAll(pattern), ([value]) => ({ kind, value }));
}

/** Whether date and check digit of 11 digits are those of an Estonian personal code. */
export function isPersonalCode(code: string): boolean {
  const digits = Array.from(code, Number);
  const [month, day] = [Number(code.slice(3, 5)), Number(code.slice(5, 7))];
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  const weigh = (weights: readonly number[]) =>
    weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % MODULUS;
  const first = weigh(FIRST_WEIGHTS);
  const check = first < 10 ? first : weigh(SECOND_WEIGHTS) % 10;
  return check === digits[10];
}

function isPhone(value: string): boolean {
  if (value.startsWith('+')) return true;
  return !GROUPED_NUMBER.test(value) && ESTONIAN_PHONE.test(value.replace(/\D/gu, ''));
}
