import {
  ARTICLE_TYPE,
  findAgeGroup,
  findDonatedType,
  OTHER_COUNTRY,
} from '@keelerada/contract/texts/donation-choices';
import { ACADEMIC_SUBCORPUS, subcorpora } from '@keelerada/contract/texts/enumerations';
import type { ReviewEdit } from '@keelerada/contract/texts/donation';
import { readOwn } from '@keelerada/estonian/make-table';
import { isWholeNumber, MAX_AGE, FIRST_YEAR, LAST_YEAR } from '../donation-values';

type Properties = ReviewEdit['properties'];

const academicNames = ['valdkond', 'oppeaste', 'teaduskraad'];
const articleNames = 'artikkel_valjaanne artikkel_aasta artikkel_number artikkel_lehekyljed'.split(' ');

/** Properties with a field of their own, by the sections of the donor's form. */
export const reviewSections = {
  text: ['title', 'kirjeldus'],
  kind: [
    ...'korpus tekstityyp tekstikeel keeletase aasta valdkond'.split(' '),
    ...articleNames,
    ...'abivahendid akad_oppematerjal akad_oppematerjal_muu'.split(' '),
  ],
  author: 'emakeel muudkeeled vanus vanusevahemik sugu riik oppeaste teaduskraad haridus'.split(' '),
} as const;

const reviewedNames = Object.values(reviewSections).flat();
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
    const isUnnamed = name === 'riik' && fields['riik'] === OTHER_COUNTRY;
    const value = isUnnamed ? '' : (readOwn(fields, name) ?? '').trim();
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

/** Whether a field is asked of a text of this kind; what has a value is always seen. */
export function isAsked(name: string, { fields }: ReviewValues): boolean {
  if (readOwn(fields, name)) return true;
  const isAcademic = fields['korpus'] === ACADEMIC_SUBCORPUS;
  if (academicNames.includes(name)) return isAcademic;
  if (name === 'haridus') return !isAcademic;
  if (articleNames.includes(name)) return fields['tekstityyp'] === ARTICLE_TYPE;
  if (name === 'akad_oppematerjal') return fields['abivahendid'] === 'jah';
  return name !== 'akad_oppematerjal_muu' || (fields['akad_oppematerjal'] ?? '').includes('muu');
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
