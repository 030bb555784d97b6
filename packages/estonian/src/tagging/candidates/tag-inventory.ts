import { hashString, joinHashes, SLOT_BITS } from '../weights/feature-hash';

/** What the history of a sentence needs to know of a tag; bits of `Tag.flags`. */
export const TAG_FLAG = {
  finiteVerb: 1,
  participle: 2,
  negation: 4,
  infinitive: 8,
  nominal: 16,
  nominative: 32,
  clauseBorder: 64,
  plural: 128,
  singular: 256,
  firstPerson: 512,
  secondPerson: 1024,
} as const;

/** One UD tag, `UPOS|FEATS`, with the hashes of the parts of it that weights are tied to. */
export interface Tag {
  readonly name: string;
  readonly upos: string;
  /** The UD feature string, `_` where there are none. */
  readonly features: string;
  readonly fullHash: number;
  readonly uposHash: number;
  /** UPOS with case, number, verb form, mood, connegative and voice. */
  readonly shortHash: number;
  /** Hash of the case, 0 if there is none. */
  readonly caseHash: number;
  readonly flags: number;
  /** Where the weights of its parts lie among those of its UPOS: numbers of `SLOT_BITS` bits. */
  readonly shortSlot: number;
  readonly fullSlot: number;
}

/** Where the weight of the UPOS itself lies. */
export const UPOS_SLOT = 0;

const SHORT_FEATURES = ['Case', 'Number', 'VerbForm', 'Mood', 'Connegative', 'Voice'];
const NOMINALS = ['NOUN', 'PROPN', 'PRON', 'ADJ', 'NUM', 'DET'];
const CLAUSE_BORDERS = ['PUNCT', 'CCONJ', 'SCONJ'];

// Parts of one kind must not meet parts of another: each kind has its own salt.
const FULL_SALT = 11;
const UPOS_SALT = 12;
const SHORT_SALT = 13;

/** Parts tag strings such as `NOUN|Case=Gen|Number=Sing` or `ADV|_`. The order of the list decides their slots. */
export function parseTags(names: readonly string[]): Tag[] {
  const numberings = new Map<string, Map<string, number>>();
  return names.map((name) => {
    const bar = name.indexOf('|');
    const upos = name.slice(0, bar);
    const features = name.slice(bar + 1);
    const values = new Map(features.split('|').map((pair) => pair.split('=') as [string, string]));
    const short = SHORT_FEATURES.map((feature) => values.get(feature) ?? '').join('|');
    const caseName = values.get('Case');
    const numbering = numberings.get(upos) ?? new Map<string, number>([[upos, UPOS_SLOT]]);
    numberings.set(upos, numbering);
    return {
      name,
      upos,
      features,
      fullHash: joinHashes(FULL_SALT, hashString(name)),
      uposHash: joinHashes(UPOS_SALT, hashString(upos)),
      shortHash: joinHashes(SHORT_SALT, hashString(`${upos}|${short}`)),
      caseHash: caseName === undefined ? 0 : hashString(caseName),
      flags: findFlags(upos, values),
      shortSlot: findSlot(numbering, `short ${short}`),
      fullSlot: findSlot(numbering, `full ${features}`),
    };
  });
}

/** Parts have slots of their own as long as there are any; later ones, which are rare, share those of the first. */
function findSlot(numbering: Map<string, number>, part: string): number {
  if (!numbering.has(part)) numbering.set(part, numbering.size);
  return numbering.get(part)! % 2 ** SLOT_BITS;
}

function findFlags(upos: string, values: ReadonlyMap<string, string>): number {
  const verbForm = values.get('VerbForm');
  const isNominal = NOMINALS.includes(upos);
  const isNegation = values.get('Polarity') === 'Neg' || values.has('Connegative');
  let flags = 0;
  if (verbForm === 'Fin') flags |= TAG_FLAG.finiteVerb;
  if (verbForm === 'Part') flags |= TAG_FLAG.participle;
  if (verbForm === 'Inf' || verbForm === 'Sup') flags |= TAG_FLAG.infinitive;
  if (isNegation) flags |= TAG_FLAG.negation;
  if (isNominal) flags |= TAG_FLAG.nominal;
  if (isNominal && values.get('Case') === 'Nom') flags |= TAG_FLAG.nominative;
  if (CLAUSE_BORDERS.includes(upos)) flags |= TAG_FLAG.clauseBorder;
  if (values.get('Number') === 'Plur') flags |= TAG_FLAG.plural;
  if (values.get('Number') === 'Sing') flags |= TAG_FLAG.singular;
  if (values.get('Person') === '1') flags |= TAG_FLAG.firstPerson;
  if (values.get('Person') === '2') flags |= TAG_FLAG.secondPerson;
  return flags;
}
