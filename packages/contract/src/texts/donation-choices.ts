import { textTypesBySubcorpus, type Enumeration, type Label } from './enumerations';

/** Choices of the donation form, apart from the schemas so that a browser takes them without the schema library. */
export const donationKinds = ['akadeemiline', 'mitteakadeemiline'] as const;

/** What a donation without `liik` is on the wire; the form asks for a choice. */
export const DEFAULT_DONATION_KIND = 'akadeemiline';

export const academicCategories = ['ak_erialaopingud', 'ak_uurimused'] as const;

export const ARTICLE_TYPE = 'ak_uurimus_artikkel';

const label = (et: string, en: string): Label => ({ et, en });

/** Countries of residence of the donation form; `muu` asks for a name in `elukohariikMuu`. */
export const donationCountries = {
  Eesti: label('Eesti', 'Estonia'),
  Soome: label('Soome', 'Finland'),
  Rootsi: label('Rootsi', 'Sweden'),
  Venemaa: label('Venemaa', 'Russia'),
  Läti: label('Läti', 'Latvia'),
  Leedu: label('Leedu', 'Lithuania'),
  Saksamaa: label('Saksamaa', 'Germany'),
  Inglismaa: label('Inglismaa', 'England'),
  Ungari: label('Ungari', 'Hungary'),
  muu: label('muu', 'other'),
} as const satisfies Enumeration;
export const OTHER_COUNTRY = 'muu';

/** `withdrawn` texts have no content any more. */
export const donationStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type DonationState = (typeof donationStates)[number];

export const donationActions = ['received', 'edited', 'accepted', 'refused', 'withdrawn'] as const;
export type DonationAction = (typeof donationActions)[number];

/** Where a text that resembles a donation is: in the corpus, or among those that await their review. */
export const similarTextPlaces = ['corpus', 'waiting'] as const;

/** Oldest age of each age group of the text query. */
const ageGroupEnds = [
  { upTo: 18, code: 'kuni18' },
  { upTo: 26, code: 'kuni26' },
  { upTo: 40, code: 'kuni40' },
  { upTo: Infinity, code: '41plus' },
] as const;

/** Code of the age group of an age in years. */
export function findAgeGroup(age: number): string {
  return ageGroupEnds.find(({ upTo }) => age <= upTo)?.code ?? '41plus';
}

/** Request header with which a client sends one donation again without doubling it. */
export const REQUEST_KEY_HEADER = 'idempotency-key';
/** Answer header with the receipt code. */
export const RECEIPT_HEADER = 'x-receipt-code';

/** Codes that clients send for a text type under another name than the corpus has. */
const typeAliases: ReadonlyMap<string, string> = new Map([['ak_analuus', 'ak_eriala_analuus']]);

/** The text type and its subcorpus by the code of the form, or null for an unknown code. */
export function findDonatedType(code: string): { readonly subcorpus: string; readonly type: string } | null {
  const type = typeAliases.get(code) ?? code;
  const found = Object.entries(textTypesBySubcorpus).find(([, types]) =>
    types.some((each) => each.code === type),
  );
  return found === undefined ? null : { subcorpus: found[0], type };
}
