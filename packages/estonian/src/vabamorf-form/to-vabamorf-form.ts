import { makeTable } from '../make-table';

/** Vabamorf's endings of the cases, by UD case. */
const CASE_CODES = makeTable<string>({
  ...{ Nom: 'n', Gen: 'g', Par: 'p', Ill: 'ill', Ine: 'in', Ela: 'el', All: 'all', Ade: 'ad', Abl: 'abl' },
  ...{ Tra: 'tr', Ter: 'ter', Ess: 'es', Abe: 'ab', Com: 'kom' },
});

/** Personal endings in the order 1st, 2nd, 3rd singular, 1st, 2nd, 3rd plural. */
const PERSONAL_FORMS = makeTable<readonly string[]>({
  present: ['n', 'd', 'b', 'me', 'te', 'vad'],
  past: ['sin', 'sid', 's', 'sime', 'site', 'sid'],
  conditional: ['ksin', 'ksid', 'ks', 'ksime', 'ksite', 'ksid'],
  pastConditional: ['nuksin', 'nuksid', 'nuks', 'nuksime', 'nuksite', 'nuksid'],
  imperative: ['gu', 'o', 'gu', 'gem', 'ge', 'gu'],
});

const SUPINE_FORMS = makeTable<string>({
  ...{ Ill: 'ma', Ine: 'mas', Ela: 'mast', Tra: 'maks', Abe: 'mata' },
});

/** Parts of speech of Vabamorf that are inflected for case; without a case (digits, abbreviations) their form is `?`. */
const NOMINAL_TAGS = new Set(['S', 'H', 'N', 'O', 'Y', 'P']);

type Features = ReadonlyMap<string, string>;

/**
 * The form code of Vabamorf (`sg n`, `adt`, `vad`, `neg o`) that UD features stand for. `tag` is Vabamorf's part of speech
 * (`S`, `V`). Empty for a word that is not inflected, `?` for a nominal whose case is not told.
 * Source: Vabamorf's list of categories, https://github.com/Filosoft/vabamorf/blob/master/doc/tagset.md
 */
export function toVabamorfForm(tag: string, features: string): string {
  const read: Features = new Map(
    features === '_' ? [] : features.split('|').map((pair) => pair.split('=') as [string, string]),
  );
  return tag === 'V' ? findVerbForm(read) : findNominalForm(tag, read);
}

function findNominalForm(tag: string, features: Features): string {
  // The abessive of the supine as an adjective (tegemata) is not inflected.
  if (features.get('VerbForm') === 'Sup') return '';
  const given = features.get('Case');
  if (given === undefined) return NOMINAL_TAGS.has(tag) ? '?' : '';
  const number = features.get('Number') === 'Plur' ? 'pl' : 'sg';
  if (given === 'Add') return number === 'sg' ? 'adt' : 'pl ill';
  const code = CASE_CODES.get(given);
  return code === undefined ? '?' : `${number} ${code}`;
}

function findVerbForm(features: Features): string {
  const isNegative = features.get('Polarity') === 'Neg';
  const form = features.get('VerbForm') === 'Fin' ? findFiniteForm(features) : findNonFiniteForm(features);
  if (isNegative) return form === '' ? 'neg' : `neg ${form}`;
  return form;
}

function findNonFiniteForm(features: Features): string {
  const isPassive = features.get('Voice') === 'Pass';
  switch (features.get('VerbForm')) {
    case 'Inf':
      return 'da';
    case 'Conv':
      return 'des';
    case 'Sup':
      return isPassive ? 'tama' : (SUPINE_FORMS.get(features.get('Case') ?? 'Ill') ?? 'ma');
    case 'Part':
      if (features.get('Tense') === 'Past') return isPassive ? 'tud' : 'nud';
      return isPassive ? 'tav' : 'v';
    default:
      return '';
  }
}

function findFiniteForm(features: Features): string {
  const isPast = features.get('Tense') === 'Past';
  if (features.get('Voice') === 'Pass') return findImpersonalForm(features, isPast);
  const hasNoPerson = features.get('Person') === undefined;
  switch (features.get('Mood')) {
    case 'Qot':
      return isPast ? 'nuvat' : 'vat';
    case 'Cnd':
      if (hasNoPerson) return isPast ? 'nuks' : 'ks';
      return pickPersonal(isPast ? 'pastConditional' : 'conditional', features);
    case 'Imp':
      // The form of a negated command (ära tee) has no person.
      return hasNoPerson ? 'o' : pickPersonal('imperative', features);
    default:
      if (hasNoPerson) return isPast ? 'nud' : 'o';
      return pickPersonal(isPast ? 'past' : 'present', features);
  }
}

function findImpersonalForm(features: Features, isPast: boolean): string {
  const isConnegative = features.get('Connegative') === 'Yes';
  switch (features.get('Mood')) {
    case 'Qot':
      return 'tavat';
    case 'Cnd':
      return isPast ? 'tuks' : 'taks';
    case 'Imp':
      return 'tagu';
    default:
      if (isConnegative) return isPast ? 'tud' : 'ta';
      return isPast ? 'ti' : 'takse';
  }
}

function pickPersonal(paradigm: string, features: Features): string {
  const person = Number(features.get('Person')) - 1;
  return PERSONAL_FORMS.get(paradigm)![person + (features.get('Number') === 'Plur' ? 3 : 0)] ?? '';
}
