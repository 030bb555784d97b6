/**
 * Strings that annotations hold all the time, written as one number. The order is part of the stored format: only ever
 * append, never move (a stored annotation of this format version is read with this list).
 */
export const KNOWN_STRINGS: readonly string[] = [
  ...'ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X'.split(' '),
  ...'A C D G H I J K N O P S U V X Y Z'.split(' '),
  ...'Nom Gen Par Ill Ine Ela All Ade Abl Tra Ter Ess Abe Com Add Acc Dat Ins Loc Voc'
    .split(' ')
    .map((value) => `Case=${value}`),
  ...'Sing Plur'.split(' ').map((value) => `Number=${value}`),
  ...'Fin Inf Part Sup Conv Ger'.split(' ').map((value) => `VerbForm=${value}`),
  ...'Ind Cnd Imp Qot'.split(' ').map((value) => `Mood=${value}`),
  ...'Pres Past Fut'.split(' ').map((value) => `Tense=${value}`),
  ...'Act Pass Mid'.split(' ').map((value) => `Voice=${value}`),
  ...'1 2 3'.split(' ').map((value) => `Person=${value}`),
  ...'Pos Cmp Sup'.split(' ').map((value) => `Degree=${value}`),
  ...'Prs Dem Int Rel Int,Rel Tot Ind Neg Rcp'.split(' ').map((value) => `PronType=${value}`),
  ...'Card Ord Frac'.split(' ').map((value) => `NumType=${value}`),
  ...'Digit Word Roman Combi Letter'.split(' ').map((value) => `NumForm=${value}`),
  ...'Prep Post'.split(' ').map((value) => `AdpType=${value}`),
  ...'Masc Fem Neut'.split(' ').map((value) => `Gender=${value}`),
  ...'Anim Inan'.split(' ').map((value) => `Animacy=${value}`),
  ...'Imp Perf'.split(' ').map((value) => `Aspect=${value}`),
  ...'Poss Reflex Abbr Hyph Foreign Typo Connegative'.split(' ').map((value) => `${value}=Yes`),
  'Polarity=Neg',
  'Polarity=Pos',
  'Variant=Short',
];

/** Number of every known string. */
export const KNOWN_STRING_CODES: ReadonlyMap<string, number> = new Map(
  KNOWN_STRINGS.map((value, code): [string, number] => [value, code]),
);
