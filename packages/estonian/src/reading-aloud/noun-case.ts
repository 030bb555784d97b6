import type { VabamorfAnalysis } from '../morphology';
import { findAttributeCase, numeralCases, type NumeralCase } from './numeral-case';

/** The cases that a word may stand in as a noun or adjective in the singular; none for any other word. */
export type FindCases = (word: string) => readonly NumeralCase[];

const VABAMORF_CASES = new Map<string, NumeralCase>(
  ['n', 'g', 'p', 'ill', 'in', 'el', 'all', 'ad', 'abl', 'tr', 'ter', 'es', 'ab', 'kom'].map(
    (code, index) => [`sg ${code}`, numeralCases[index]!],
  ),
);
const DECLINED = 'SAUCNOPH';

/** The cases that an analyser gives a word; none where it may be a verb in the past, "2 istus pargis". */
export function listCases(analyses: readonly VabamorfAnalysis[]): readonly NumeralCase[] {
  if (analyses.some(({ partOfSpeech, form }) => partOfSpeech === 'V' && form === 's')) return [];
  const forms = analyses
    .filter(({ partOfSpeech }) => DECLINED.includes(partOfSpeech))
    .map(({ form }) => form);
  return numeralCases.filter((one) => forms.some((form) => VABAMORF_CASES.get(form) === one));
}

/** What stands around a token. */
export interface Surroundings {
  /** A line's worth of text before it and after it. */
  readonly before: string;
  readonly after: string;
  readonly findCases: FindCases;
}

const GENITIVE_POSTPOSITION =
  /^(?:pärast|eest|jooksul|kaupa|tagune|tagant|taga|võrra|kohta|vanune|vanuse\p{L}*|ajal|paiku|kauguse\p{L}*|kõrguse\p{L}*|sügavuse\p{L}*|pikkuse\p{L}*|pikkune|kõrgune|laiune|suurune|suuruse\p{L}*|raskune|väärtuses|ulatuses|piires|ringis|kestel|vahel|\p{L}*jooks\p{L}*|ujumi\p{L}+)$/u;
const GENITIVE_PREPOSITION = /(?:^|[^\p{L}])(?:üle|alla|ligi) $/iu;
/** A number after one of these counts nothing: "kell 8 hommikul", "hinne 5 keemias". */
const LABEL =
  /(?:^|[^\p{L}])(?:kell|kl\.?|hin[nd]e\p{L}*|nr\.?|number|lk\.?|lehekülg|ptk\.?|peatükk|tase|buss|tuba|korter|aasta\p{L}*|a\.?|\p{L}{2,7}(?:aari|uari|bri|rilli|ärtsi|augusti|juuni|juuli|mai)\p{L}{0,3}) $/iu;
const TIME_OF_DAY = /^(?:homm?iku\p{L}+|õhtul|päeval|öösel|lõunal|kevadel|suvel|sügisel|talvel|täna|eile)$/u;

/** The words after a token, without the ordinals and commas that share its noun: "8. ja 9. klassis". */
export function listNextWords(after: string): readonly [string, string] {
  const own = after.replace(/^(?:(?:,| ja| või| ning| kuni) (?:\d{1,4}|[IVX]{1,5})(?:\.|(?= )))+/u, '');
  const [, first = '', second = ''] = /^ (\p{Ll}[\p{L}-]*)(?: (\p{Ll}+))?/u.exec(own) ?? [];
  return [first, second];
}

/** A measure is in the genitive before "pärast" or "jooksul" and after "üle" or "alla". */
export function isGenitiveMeasure({ before, after }: Surroundings): boolean {
  return GENITIVE_POSTPOSITION.test(listNextWords(after)[0]) || GENITIVE_PREPOSITION.test(before);
}

/** Case of a cardinal above one; nominative where nothing asks for another. */
export function findCardinalCase(surroundings: Surroundings): NumeralCase {
  const { before, after, findCases } = surroundings;
  const [noun, following] = listNextWords(after);
  if (GENITIVE_POSTPOSITION.test(noun)) return 'genitive';
  if (noun === '' || LABEL.test(before) || TIME_OF_DAY.test(noun)) return 'nominative';
  const cases = findCases(noun);
  if (cases.includes('partitive')) {
    const isGenitive = GENITIVE_POSTPOSITION.test(following) || GENITIVE_PREPOSITION.test(before);
    return isGenitive && cases.includes('genitive') ? 'genitive' : 'nominative';
  }
  return findAttributeCase(cases.find((one) => one !== 'nominative') ?? 'nominative');
}

/** Case of an ordinal, or of the number one, before its noun. */
export function findAgreeingCase({ after, findCases }: Surroundings): NumeralCase {
  const [noun, following] = listNextWords(after);
  const cases = noun === '' ? [] : findCases(noun);
  const isFollowed = following === '' ? /^ aasta \d/u.test(after) : findCases(following).length > 0;
  // "1991. aasta kevadel".
  if (cases[0] === 'nominative' && cases.includes('genitive') && isFollowed) return 'genitive';
  // The month, not the post.
  if (noun === 'mail') return 'adessive';
  return findAttributeCase(cases[0] ?? 'nominative');
}
