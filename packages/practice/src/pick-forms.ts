import type { Form } from './list-forms';
import type { StockItem } from './read-stock';

/** What learners mix up comes first. */
const NOMINAL_ORDER = [
  ...['sg n', 'sg p', 'sg g', 'pl p', 'pl n', 'pl g', 'sg in', 'sg ad', 'sg el', 'sg all', 'sg kom'],
];
const PLACE_ORDER = ['in', 'ad', 'el', 'abl', 'ill', 'all'];
const VERB_ORDER = ['ma', 'da', 'mas', 'b', 'mast', 's', 'nud', 'vad', 'sid', 'mata', 'des', 'takse', 'ti'];
const MOST_WRONG = 5;

/** The cases that a rule can ask for, by topic and rule or by topic; elsewhere any but the short illative. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  partitive: ['p'],
  'numerals.two-up': ['p'],
  'numerals.inflected': ['g', 'ill', 'in', 'el', 'all', 'ad', 'abl', 'tr', 'ter', 'es', 'ab', 'kom'],
  'object.whole': ['g', 'n'],
  'object.imperative': ['n'],
  'object.impersonal': ['n'],
  'object.da-infinitive': ['n'],
  'object.partial': ['p'],
  'agreement.na-ni-ta-ga': ['g'],
  'government.illative': ['ill', 'adt'],
  'infinitive.da': ['da'],
  'local-cases.whither': ['ill', 'adt', 'all', 'ter'],
};
/** Topics in which the case is asked for, not the number: the base form says that. */
const CASE_TOPICS = ['partitive', 'object', 'government', 'local-cases'];
/** Codes of two persons. */
const TWO_PERSONS = ['sid', 'ksid'];

const isAlike = (form: string, answer: string): boolean => form.toLowerCase() === answer.toLowerCase();
const nominalCase = (code: string): string => code.split(' ')[1] ?? code;

/** Codes of an answer that the rule of its item can ask for; several where the rule does not part them. */
function listCodes(
  { topic, rule }: Pick<StockItem, 'topic' | 'rule'>,
  answer: string,
  forms: readonly Form[],
): string[] {
  const codes = forms.filter(({ form }) => isAlike(form, answer)).map(({ code }) => code);
  const cases = CASES[`${topic}.${rule}`] ?? CASES[topic];
  const asked = codes.filter((code) => cases?.includes(nominalCase(code)) ?? code !== 'adt');
  return [...new Set(asked.length > 0 ? asked : codes)];
}

/** The code of an answer; null where the rule leaves several, or the code is of two persons. */
export function chooseCode(item: StockItem, answer: string, forms: readonly Form[]): string | null {
  const [code, ...more] = listCodes(item, answer, forms).filter(
    (each, _, all) => each !== 'adt' || all.length === 1,
  );
  return code === undefined || more.length > 0 || TWO_PERSONS.includes(code) ? null : code;
}

/** All codes of each form, for its name; the short illative is named where the form is nothing else. */
export function groupCodes(forms: readonly Form[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const { form, code } of forms) groups.set(form, [...(groups.get(form) ?? []), code]);
  return new Map(
    [...groups].map(([form, codes]) => {
      const others = codes.filter((code) => code !== 'adt');
      return [form, others.length > 0 ? others : codes];
    }),
  );
}

/** Right but for the number: the same case in the other number, of a total object the nominative plural. */
export function listOtherNumber(item: StockItem, answer: string, forms: readonly Form[]): string[] {
  const { topic, rule } = item;
  if (!CASE_TOPICS.includes(topic)) return [];
  const codes = listCodes(item, answer, forms).flatMap((code) => {
    const isPlural = code.startsWith('pl ');
    const other = isPlural ? 'sg' : 'pl';
    const isTotal = topic === 'object' && !['p', 'adt'].includes(nominalCase(code));
    if (isTotal) return isPlural ? ['sg g', 'sg n'] : ['pl n'];
    // What there is of something stands in the partitive plural or the nominative singular.
    if (rule === 'existential' && isPlural && !isNegated(item)) return ['sg n'];
    return [`${other} ${nominalCase(code)}`];
  });
  const found = forms.filter(({ code, form }) => codes.includes(code) && !isAlike(form, answer));
  return [...new Set(found.map(({ form }) => form))];
}

/** Whether one of the words that decide is a negation. */
export const isNegated = ({ governors }: Pick<StockItem, 'governors'>): boolean =>
  governors.some((word) => /^(?:ei|ära|ärge|ärgem|ärgu|pole|polnud|poleks)$/iu.test(word));

const writeAs = (answer: string, form: string): string =>
  /^\p{Lu}/u.test(answer) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

/** Other nominal forms with the answer's code are right, too, where it has one code alone; so is the other illative. */
export function addParallels(accepted: readonly string[], forms: readonly Form[], isVerb: boolean): string[] {
  const [answer = ''] = accepted;
  const codes = new Set(forms.filter(({ form }) => isAlike(form, answer)).map(({ code }) => code));
  if (codes.has('adt') || codes.has('sg ill')) ['adt', 'sg ill'].forEach((code) => codes.add(code));
  const isOne = codes.size === 1 || (codes.size === 2 && codes.has('adt') && codes.has('sg ill'));
  const parallels =
    isOne && !isVerb ? forms.filter(({ code }) => codes.has(code)).map(({ form }) => form) : [];
  return [...new Set([...accepted, ...parallels.map((form) => writeAs(answer, form))])];
}

/** Surely wrong forms: none that is right, or right but for the number. */
export function pickWrong(
  { topic }: StockItem,
  { accepted, almost }: { readonly accepted: readonly string[]; readonly almost: readonly string[] },
  forms: readonly Form[],
  isVerb: boolean,
): string[] {
  const right = new Set([...accepted, ...almost].map((form) => form.toLowerCase()));
  const [answer = ''] = accepted;
  const number = forms.find(({ form }) => isAlike(form, answer))?.code.startsWith('pl') ? 'pl' : 'sg';
  const order = isVerb
    ? VERB_ORDER
    : topic === 'local-cases'
      ? PLACE_ORDER.map((each) => `${number} ${each}`)
      : NOMINAL_ORDER;
  const wrong = order
    .flatMap((code) => forms.find((each) => each.code === code)?.form ?? [])
    .filter((form) => !right.has(form.toLowerCase()));
  return [...new Set(wrong)].slice(0, MOST_WRONG).map((form) => writeAs(answer, form));
}
