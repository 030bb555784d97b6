import type { AssessedWord } from '../words/assessed-word';

/** Word classes of function words. */
const FUNCTION_CLASSES = new Set(['PRON', 'DET', 'ADP', 'CCONJ', 'SCONJ', 'AUX', 'INTJ', 'PART']);

/** Lemmas of other words that say little of what a text is about: auxiliary-like verbs, pro-adverbs, degree and time words. */
const FUNCTION_LEMMAS = new Set(
  (
    'olema saama pidama võima tulema minema tegema hakkama tohtima ' +
    'ka siis nii juba veel vaid mitte just isegi ikka ikkagi siiski ju küll ainult enam ainuke ' +
    'nüüd siin siia siit seal sinna sealt kus kuhu kust kunas kuidas miks millal kas eks ' +
    'väga liiga üsna päris palju vähe rohkem vähem enamasti peaaegu umbes ligi hoopis täiesti ' +
    'alati kunagi vahel mõnikord tihti sageli harva alles kohe praegu varem hiljem pärast enne ' +
    'samuti seega sellepärast seepärast seetõttu ometi muidugi kindlasti vist võib-olla ehk tõesti pigem ' +
    'eriti eelkõige vähemalt seejärel muidu koos kokku ära välja üles alla sisse läbi üle tagasi edasi ' +
    'peale juurde vastu mööda ringi ette taha kõrval lahti kinni otsa järele kätte küljes ' +
    'sama muu teine mitu iga selline niisugune milline kõige jah ei ära nagu otsekui justkui ' +
    'esiteks teiseks kolmandaks jne jm jt nt st vms näiteks ehkki'
  ).split(' '),
);

/** True for words that carry content: no function word, numeral, proper name or abbreviation. */
export function isContentWord(word: AssessedWord): boolean {
  return isConsideredWord(word) && !FUNCTION_CLASSES.has(word.upos) && !FUNCTION_LEMMAS.has(word.lemma);
}

/** True for the words that vocabulary figures count: no numeral, proper name or abbreviation. */
export function isConsideredWord({ upos, features, letters }: AssessedWord): boolean {
  return letters > 0 && upos !== 'NUM' && upos !== 'PROPN' && !features.includes('Abbr=Yes');
}
