import { findAgeGroup, findDonatedType, OTHER_COUNTRY } from '@keelerada/contract/texts/donation-choices';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import type { ReviewEdit } from '@keelerada/contract/texts/donation';
import { readOwn } from '@keelerada/estonian/make-table';
import { isWholeNumber, MAX_AGE, FIRST_YEAR, LAST_YEAR } from '../donation-values';

type Properties = ReviewEdit['properties'];

/** Properties with a field of their own, in the order of the screen. */
export const reviewedNames = [
  ...['title', 'kirjeldus', 'korpus', 'tekstityyp', 'tekstikeel', 'keeletase', 'aasta'],
  ...['valdkond', 'artikkel_valjaanne', 'artikkel_aasta', 'artikkel_number', 'artikkel_lehekyljed'],
  ...['abivahendid', 'akad_oppematerjal', 'akad_oppematerjal_muu'],
  ...['emakeel', 'muudkeeled', 'vanus', 'vanusevahemik', 'sugu', 'riik'],
  ...['oppeaste', 'teaduskraad', 'haridus'],
] as const;
const lists: ReadonlySet<string> = new Set(['emakeel', 'muudkeeled', 'akad_oppematerjal']);
const known: ReadonlySet<string> = new Set(reviewedNames);

const numbers: Readonly<Record<string, readonly [number, number]>> = {
  vanus: [1, MAX_AGE],
  aasta: [FIRST_YEAR, LAST_YEAR],
  artikkel_aasta: [FIRST_YEAR, LAST_YEAR],
};
export const isNumber = (name: string): boolean => Object.hasOwn(numbers, name);

export interface ReviewValues {
  /** What stands in each field; several values with commas between them. */
  readonly fields: Readonly<Record<string, string>>;
  /** Properties without a field of their own, and further values of a field that holds one. */
  readonly others: Properties;
}

export function readReviewValues(properties: Properties): ReviewValues {
  const fields: Record<string, string> = {};
  const others: Properties = [];
  for (const property of properties) {
    const { propertyName: name, propertyValue: value } = property;
    const old = readOwn(fields, name);
    if (!known.has(name) || (old !== undefined && !lists.has(name))) others.push(property);
    else fields[name] = old === undefined ? value : `${old}, ${value}`;
  }
  return { fields, others };
}

/** The properties that the fields say; empty fields are left out. */
export function writeReviewValues({ fields, others }: ReviewValues): Properties {
  const own = reviewedNames.flatMap((name) => {
    // Another country without its name says nothing.
    const isUnnamed = name === 'riik' && fields[name] === OTHER_COUNTRY;
    const value = isUnnamed ? '' : (fields[name] ?? '').trim();
    const values = lists.has(name) ? value.split(',').map((each) => each.trim()) : [value];
    return values
      .filter((each) => each !== '')
      .map((propertyValue) => ({ propertyName: name, propertyValue }));
  });
  return [...own, ...others.filter(({ propertyValue }) => propertyValue.trim() !== '')];
}

/** Changes a field, and those that follow from it: the age group, the subcorpus of a type, the type of a subcorpus. */
export function changeReviewField(values: ReviewValues, name: string, value: string): ReviewValues {
  const fields = { ...values.fields, [name]: value };
  if (name === 'vanus' && value.trim() !== '' && isWholeNumber(value, 1, MAX_AGE)) {
    fields['vanusevahemik'] = findAgeGroup(Number(value));
  }
  if (name === 'tekstityyp' && value !== '' && !fields['korpus']) {
    fields['korpus'] = findDonatedType(value)?.subcorpus ?? '';
  }
  if (name === 'korpus') {
    const of = findDonatedType(fields['tekstityyp'] ?? '')?.subcorpus;
    if (of !== undefined && of !== value) fields['tekstityyp'] = '';
  }
  return { ...values, fields };
}

export type ReviewFault = 'mandatory' | 'no_subcorpus' | 'invalid';

/** What keeps a text from being accepted, by property, in the order of the screen; `invalid` keeps it from being saved too. */
export function findReviewFaults({ fields }: ReviewValues): Readonly<Record<string, ReviewFault>> {
  const faults: Record<string, ReviewFault> = {};
  if ((fields['title'] ?? '').trim() === '') faults['title'] = 'mandatory';
  if (!Object.hasOwn(subcorpora, fields['korpus'] ?? '')) faults['korpus'] = 'no_subcorpus';
  for (const [name, [least, most]] of Object.entries(numbers)) {
    if (!isWholeNumber(readOwn(fields, name) ?? '', least, most)) faults[name] = 'invalid';
  }
  return faults;
}
