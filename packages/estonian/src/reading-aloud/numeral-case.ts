/** The cases in which a numeral can be read, by the names of Estonian grammar. */
export const numeralCases = [
  'nominative',
  'genitive',
  'partitive',
  'illative',
  'inessive',
  'elative',
  'allative',
  'adessive',
  'ablative',
  'translative',
  'terminative',
  'essive',
  'abessive',
  'comitative',
] as const;
export type NumeralCase = (typeof numeralCases)[number];

/** Endings that follow the genitive stem. */
export const caseEndings = {
  genitive: '',
  illative: 'sse',
  inessive: 's',
  elative: 'st',
  allative: 'le',
  adessive: 'l',
  ablative: 'lt',
  translative: 'ks',
  terminative: 'ni',
  essive: 'na',
  abessive: 'ta',
  comitative: 'ga',
} as const satisfies Partial<Record<NumeralCase, string>>;

/** The case of an ending such as `ga`; undefined if it is none. */
export function findCase(ending: string): NumeralCase | undefined {
  const entry = Object.entries(caseEndings).find(([, one]) => one !== '' && one === ending);
  return entry?.[0] as NumeralCase | undefined;
}

/** An attribute agrees with its noun except in the last four cases, where it stays in the genitive. */
export function findAttributeCase(nounCase: NumeralCase): NumeralCase {
  return ['terminative', 'essive', 'abessive', 'comitative'].includes(nounCase) ? 'genitive' : nounCase;
}
