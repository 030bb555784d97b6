import { capitalise } from '@keelerada/estonian/capitalise';
import type { CapitalLetterReason, LetterChange } from '../correction-reason';
import type { Explanation, ExplanationLanguage } from '../sentence/explanation';
import { quote } from '../sentence/explanation';

/** Explains a misspelt word by its letters; `right` is the right one. */
export function explainLetters(
  changes: readonly LetterChange[],
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const word = quote(right, language);
  const letters = changes.map((change) => describeChange(change, language));
  const said = letters.length === 0 ? '' : ` ${capitalise(letters.join('; '))}.`;
  return language === 'et'
    ? { short: letters[0] ?? `õige kirjapilt on ${word}`, long: `Õige kirjapilt on ${word}.${said}` }
    : { short: letters[0] ?? `the right spelling is ${word}`, long: `The right spelling is ${word}.${said}` };
}

/** Explains a word that the dictionary allows but that is not the one meant. It may be a chance compound, so none is said to exist. */
export function explainConfusion(
  original: string,
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const [written, meant] = [quote(original, language), quote(right, language)];
  return language === 'et'
    ? {
        short: `siia sobib ${meant}, mitte ${written}`,
        long: `Kirjutatud on ${written}, siia lausesse sobib ${meant}. Need on eri sõnad, kuigi nende kirjapilt on sarnane.`,
      }
    : {
        short: `${meant} fits here, not ${written}`,
        long: `What is written is ${written}, what fits this sentence is ${meant}. They are different words of like spelling.`,
      };
}

/** Explains a capital or small first letter. */
export function explainCapital(
  { wanted, because }: CapitalLetterReason,
  language: ExplanationLanguage,
): Explanation {
  if (language === 'et') {
    if (wanted === 'small')
      return {
        short: 'väike algustäht',
        long: 'Suure algustähega on nimed ja lause esimene sõna. Ka keelte, rahvaste, kuude ja nädalapäevade nimetused on väikese tähega.',
      };
    return because === 'sentence-start'
      ? { short: 'lause algab suure tähega', long: 'Lause esimene sõna on suure algustähega.' }
      : { short: 'nimi on suure algustähega', long: 'Nimed kirjutatakse suure algustähega.' };
  }
  if (wanted === 'small')
    return {
      short: 'small first letter',
      long: 'Names and the first word of a sentence have a capital. Languages, nations, months and days of the week do not in Estonian.',
    };
  return because === 'sentence-start'
    ? {
        short: 'a sentence begins with a capital',
        long: 'The first word of a sentence has a capital letter.',
      }
    : { short: 'a name has a capital', long: 'Names are written with a capital letter.' };
}

/** Explains words that are written apart or together by mistake; `right` is the right way. */
export function explainCompounding(
  kind: 'written-together' | 'written-apart',
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const word = quote(right, language);
  if (language === 'et') {
    return kind === 'written-apart'
      ? {
          short: `kirjutatakse kokku: ${word}`,
          long: `Need osad moodustavad ühe sõna ja kirjutatakse kokku: ${word}.`,
        }
      : { short: `kirjutatakse lahku: ${word}`, long: `Need on eri sõnad ja kirjutatakse lahku: ${word}.` };
  }
  return kind === 'written-apart'
    ? {
        short: `written as one word: ${word}`,
        long: `These parts make one word and are written together: ${word}.`,
      }
    : { short: `written apart: ${word}`, long: `These are separate words and are written apart: ${word}.` };
}

function describeChange({ kind, written, right }: LetterChange, language: ExplanationLanguage): string {
  const [from, to] = [quote(written, language), quote(right, language)];
  const isEstonian = language === 'et';
  switch (kind) {
    case 'missing-double':
    case 'missing-letter':
    case 'missing-h':
      return isEstonian ? `puudub täht ${to}` : `the letter ${to} is missing`;
    case 'extra-double':
    case 'extra-letter':
    case 'extra-h':
      return isEstonian ? `täht ${from} on üleliigne` : `the letter ${from} is too many`;
    case 'swapped-letters':
      return isEstonian
        ? `tähed on vahetuses: ${to}, mitte ${from}`
        : `letters are swapped: ${to}, not ${from}`;
    default:
      return isEstonian ? `õige täht on ${to}, mitte ${from}` : `the right letter is ${to}, not ${from}`;
  }
}
