import type { Label } from './label';
import { makeTable } from '../make-table';

type Features = Readonly<Record<string, string>>;

const NUMBERS = makeTable<Label>({
  Sing: { et: 'ainsuse', en: 'singular' },
  Plur: { et: 'mitmuse', en: 'plural' },
});
const LONE_NUMBERS = makeTable<Label>({
  Sing: { et: 'ainsus', en: 'singular' },
  Plur: { et: 'mitmus', en: 'plural' },
});
/** The last five are cases of Russian that Estonian does not have. */
const CASES = makeTable<Label>({
  Nom: { et: 'nimetav kääne', en: 'nominative' },
  Gen: { et: 'omastav kääne', en: 'genitive' },
  Par: { et: 'osastav kääne', en: 'partitive' },
  Add: { et: 'lühike sisseütlev kääne', en: 'additive' },
  Ill: { et: 'sisseütlev kääne', en: 'illative' },
  Ine: { et: 'seesütlev kääne', en: 'inessive' },
  Ela: { et: 'seestütlev kääne', en: 'elative' },
  All: { et: 'alaleütlev kääne', en: 'allative' },
  Ade: { et: 'alalütlev kääne', en: 'adessive' },
  Abl: { et: 'alaltütlev kääne', en: 'ablative' },
  Tra: { et: 'saav kääne', en: 'translative' },
  Ter: { et: 'rajav kääne', en: 'terminative' },
  Ess: { et: 'olev kääne', en: 'essive' },
  Abe: { et: 'ilmaütlev kääne', en: 'abessive' },
  Com: { et: 'kaasaütlev kääne', en: 'comitative' },
  Dat: { et: 'daativ', en: 'dative' },
  Acc: { et: 'akusatiiv', en: 'accusative' },
  Ins: { et: 'instrumentaal', en: 'instrumental' },
  Loc: { et: 'prepositsionaal', en: 'prepositional' },
  Voc: { et: 'vokatiiv', en: 'vocative' },
});
const DEGREES = makeTable<Label>({
  Pos: { et: 'algvõrre', en: 'positive' },
  Cmp: { et: 'keskvõrre', en: 'comparative' },
  Sup: { et: 'ülivõrre', en: 'superlative' },
});
const SHORT_FORM: Label = { et: 'lühivorm', en: 'short form' };

/** Number and case, as `ainsuse omastav kääne`; nothing if neither is known. */
export function labelNumberAndCase({ Number: number, Case: caseName }: Features): Label[] {
  const label = CASES.get(caseName ?? '');
  if (label === undefined) return listKnown(LONE_NUMBERS.get(number ?? ''));
  const numbered = NUMBERS.get(number ?? '');
  if (numbered === undefined) return [label];
  return [{ et: `${numbered.et} ${label.et}`, en: `${numbered.en} ${label.en}` }];
}

/** Degree of comparison, and whether a Russian adjective is short. A participle in the positive degree names none. */
export function labelDegree({ Degree: degree, VerbForm: verbForm, Variant: variant }: Features): Label[] {
  const named = degree === 'Pos' && verbForm !== undefined ? undefined : DEGREES.get(degree ?? '');
  return listKnown(variant === 'Short' ? SHORT_FORM : undefined, named);
}

function listKnown(...labels: (Label | undefined)[]): Label[] {
  return labels.filter((label) => label !== undefined);
}
