import type { Correction } from '../correction';
import type { WordOrderReason } from '../correction-reason';
import type { Explanation, ExplanationLanguage } from '../sentence/explanation';
import { quote } from '../sentence/explanation';
import { explainForm } from './explain-form';
import { explainRule } from './explain-rule';
import { explainPunctuation } from './explain-punctuation';
import { explainCapital, explainCompounding, explainConfusion, explainLetters } from './explain-spelling';

/** Says in plain text why a correction is offered: its reason and its first replacement. */
export function explainCorrection(
  { reason, original, replacements }: Pick<Correction, 'reason' | 'original' | 'replacements'>,
  language: ExplanationLanguage,
): Explanation {
  const right = replacements[0] ?? '';
  switch (reason.kind) {
    case 'misspelling':
      return explainLetters(reason.changes, right, language);
    case 'confused-word':
      return explainConfusion(original, right, language);
    case 'capital-letter':
      return explainCapital(reason, language);
    case 'written-together':
    case 'written-apart':
      return explainCompounding(reason.kind, right, language);
    case 'word-form':
      return explainForm(reason, right, language);
    case 'punctuation':
      return explainPunctuation(reason, language);
    case 'rule':
      return explainRule(reason, { original, right }, language);
    case 'word-order':
      return explainOrder(reason, right, language);
    case 'word-choice':
      return language === 'et'
        ? {
            short: `siia sobib ${quote(right, 'et')}`,
            long: `Sõna ${quote(original, 'et')} asemel sobib siia ${quote(right, 'et')}.`,
          }
        : {
            short: `${quote(right, 'en')} fits here`,
            long: `${quote(right, 'en')} fits here in place of ${quote(original, 'en')}.`,
          };
    case 'unknown-word':
      return explainUnknown(original, language);
    case 'missing-word':
      return language === 'et'
        ? {
            short: `puudub sõna ${quote(reason.word, 'et')}`,
            long: `Siit on puudu sõna ${quote(reason.word, 'et')}.`,
          }
        : {
            short: `the word ${quote(reason.word, 'en')} is missing`,
            long: `The word ${quote(reason.word, 'en')} is missing here.`,
          };
    case 'extra-word':
      return language === 'et'
        ? {
            short: `sõna ${quote(reason.word, 'et')} on üleliigne`,
            long: `Sõna ${quote(reason.word, 'et')} ei ole siin vaja.`,
          }
        : {
            short: `the word ${quote(reason.word, 'en')} is too many`,
            long: `The word ${quote(reason.word, 'en')} is not needed here.`,
          };
  }
}

function explainUnknown(original: string, language: ExplanationLanguage): Explanation {
  const word = quote(original, language);
  return language === 'et'
    ? {
        short: 'seda sõna ma ei tunne',
        long: `Sõna ${word} sõnastikus ei ole. Vaata, kas see on õigesti kirjutatud; nimi või haruldane sõna võib siiski õige olla.`,
      }
    : {
        short: 'I do not know this word',
        long: `The dictionary does not have ${word}. See whether it is spelt right; a name or a rare word may well be.`,
      };
}

const ORDER_RULES: Readonly<
  Record<NonNullable<WordOrderReason['rule']>, Record<ExplanationLanguage, string>>
> = {
  'verb-second': {
    et: 'Väitlauses on öeldistegusõna tavaliselt teisel kohal, kohe lause esimese liikme järel.',
    en: 'In a statement the finite verb usually stands second, right behind the first part of the clause.',
  },
  'verb-last': {
    et: 'Siin sobib tegusõna osalause lõppu.',
    en: 'Here the verb fits at the end of the clause.',
  },
  negation: {
    et: 'Eitussõna on vahetult tegusõna ees.',
    en: 'The negation stands right before its verb.',
  },
  adverb: {
    et: 'Määrsõna koht on selle sõna juures, mille kohta see käib.',
    en: 'An adverb stands beside the word that it belongs to.',
  },
};

function explainOrder(
  { rule, moved }: WordOrderReason,
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const order = quote(right, language);
  const ruleText = rule ? `${ORDER_RULES[rule][language]} ` : '';
  return language === 'et'
    ? {
        short: `sõnajärg: ${order}`,
        long: `${ruleText}Sõna ${quote(moved, 'et')} koht on siin mujal: ${order}.`,
      }
    : {
        short: `word order: ${order}`,
        long: `${ruleText}The word ${quote(moved, 'en')} belongs elsewhere: ${order}.`,
      };
}
