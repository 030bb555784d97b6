import { ARTICLE_TYPE } from '@keelerada/contract/texts/donation-choices';
import type { ApiError } from '@keelerada/contract/fields/errors';
import { MAX_DONATION_CHARACTERS } from '@keelerada/contract/fields/limits';

const textFields = {
  pealkiri: '',
  kirjeldus: '',
  sisu: '',
};
const kindFields = {
  // Nothing is chosen for the donor; the default of the wire is for other clients.
  liik: '',
  autoriValdkond: '',
  mitteakadAlamliik: '',
  akadKategooria: '',
  akadAlamliik: '',
  artikkelValjaanne: '',
  artikkelAasta: '',
  artikkelNumber: '',
  artikkelLehekyljed: '',
  oppematerjal: '',
  akadOppematerjal: [] as readonly string[],
  akadOppematerjalMuu: '',
};
const authorFields = {
  autoriVanus: '',
  autoriSugu: '',
  autoriEmakeel: '',
  autoriMuudKeeled: '',
  autoriElukohariik: 'Eesti',
  elukohariikMuu: '',
  autoriOppeaste: '',
  autoriTeaduskraad: '',
  autoriHaridus: '',
};

/** Fields of the form by their names on the wire. */
export const emptyDonation = { ...textFields, ...kindFields, ...authorFields };
export type DonationValues = typeof emptyDonation;
export type DonationField = keyof DonationValues;
/** Fields that hold one value, not a list. */
export type SingleField = Exclude<DonationField, 'akadOppematerjal'>;
export type FieldFault = 'mandatory' | 'invalid' | 'too_long' | 'line_too_long' | 'refused';
export type FieldFaults = Readonly<Partial<Record<DonationField, FieldFault>>>;

const numberFields: ReadonlySet<DonationField> = new Set(['autoriVanus', 'artikkelAasta']);

export const MAX_AGE = 120;
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2200;

/** The form for another text of the same author. */
export function keepAuthor(values: DonationValues): DonationValues {
  return { ...values, ...textFields };
}

export const isAcademic = ({ liik }: DonationValues): boolean => liik === 'akadeemiline';
export const isNonAcademic = ({ liik }: DonationValues): boolean => liik === 'mitteakadeemiline';
export const isArticle = (values: DonationValues): boolean =>
  isAcademic(values) && values.akadAlamliik === ARTICLE_TYPE;

/** Changes fields; a new category takes its subtype away. */
export function changeDonation(values: DonationValues, change: Partial<DonationValues>): DonationValues {
  const losesType = change.akadKategooria !== undefined && change.akadKategooria !== values.akadKategooria;
  return { ...values, ...(losesType ? { akadAlamliik: '' } : {}), ...change };
}

function listMandatory(values: DonationValues): readonly SingleField[] {
  return [
    'pealkiri',
    'sisu',
    'liik',
    ...(isAcademic(values) ? (['autoriValdkond', 'akadKategooria'] as const) : []),
    ...(isArticle(values) ? (['artikkelValjaanne', 'artikkelAasta'] as const) : []),
    'autoriEmakeel',
  ];
}

/** What keeps the form from being sent, in the order of the fields. */
export function findFaults(values: DonationValues): FieldFaults {
  const faults: Partial<Record<DonationField, FieldFault>> = {};
  for (const field of listMandatory(values)) if (values[field].trim() === '') faults[field] = 'mandatory';
  if (values.sisu.length > MAX_DONATION_CHARACTERS) faults.sisu = 'too_long';
  if (!isWholeNumber(values.autoriVanus, 1, MAX_AGE)) faults.autoriVanus = 'invalid';
  if (isArticle(values) && !isWholeNumber(values.artikkelAasta, FIRST_YEAR, LAST_YEAR)) {
    faults.artikkelAasta ??= 'invalid';
  }
  return faults;
}

/** What the server says of single fields, by field; null unless each of its errors is of a field that the form has. */
export function readServerFaults(errors: readonly ApiError[]): FieldFaults | null {
  const faults: Partial<Record<DonationField, FieldFault>> = {};
  for (const { code, field } of errors) {
    const [name = ''] = (field ?? '').split('.');
    if (!isField(name)) return null;
    faults[name] ??= readServerFault(code, name);
  }
  return errors.length === 0 ? null : faults;
}

/** The list of materials has no place for a mark. */
const isField = (name: string): name is SingleField =>
  Object.hasOwn(emptyDonation, name) && name !== 'akadOppematerjal';

function readServerFault(code: ApiError['code'], name: DonationField): FieldFault {
  if (code === 'MandatoryField') return 'mandatory';
  if (code === 'LimitExceeded') return name === 'sisu' ? 'too_long' : 'line_too_long';
  return numberFields.has(name) ? 'invalid' : 'refused';
}

/** Nothing, or a whole number within the bounds. */
export function isWholeNumber(typed: string, least: number, most: number): boolean {
  const trimmed = typed.trim();
  return (
    trimmed === '' || (/^\d{1,4}$/u.test(trimmed) && Number(trimmed) >= least && Number(trimmed) <= most)
  );
}
