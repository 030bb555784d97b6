import type { GrammarSentence } from '../sentence/grammar-sentence';
import { findMeantVerb } from './data/verb-stems';
import type { Rule, RuleHit } from '../sentence/rule';

function findWrong({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, isWord, isKnown, form } = tokens[at]!;
  if (!isWord || isKnown || (at > 0 && form !== lower)) return [];
  const meant = findMeantVerb(lower);
  if (!meant) return [];
  const { lemma, code, kind } = meant;
  const wanted = [[{ lemma, form: code, partOfSpeech: 'V' }]];
  const forms = { lemma, pos: 'V', written: code, wanted: code };
  return [{ start: at, end: at + 1, wanted, variant: kind, word: lemma, forms, isCertain: true }];
}

export const verbStem: Rule = {
  id: 'verb-stem',
  name: { et: 'Tegusõna tüvi', en: 'Stems of verbs' },
  text: {
    et: 'Mõne tegusõna tüvi muutub: andma, annan, andis; lugema, loen, luges; tulema, tulen, tuli. Lihtmineviku lõpp on -si- või -i-: elas, elasid, aga tuli, tulid, pani, panid.',
    en: 'The stem of some verbs changes: andma, annan, andis; lugema, loen, luges; tulema, tulen, tuli. The past has -si- or -i-: elas, elasid, but tuli, tulid, pani, panid.',
  },
  examples: ['Vanaema andis mulle õuna.', 'Ma loen õhtuti raamatut.'],
  errorType: 'verbFormError',
  variants: {
    past: {
      short: { et: 'sõna „{word}” lihtminevik', en: 'past of “{word}”' },
      long: {
        et: 'Tegusõna „{word}” lihtminevik on erandlik: tüvi ei ole sama mis olevikus.',
        en: 'The past of the verb “{word}” is irregular: its stem differs from the present.',
      },
    },
    stem: {
      short: { et: 'sõna „{word}” tüvi', en: 'stem of “{word}”' },
      long: {
        et: 'Tegusõnal „{word}” vaheldub tüvi; selles vormis on teine tüvi.',
        en: 'The stem of the verb “{word}” alternates; this form has the other one.',
      },
    },
  },
  find: (sentence) => sentence.tokens.flatMap((_, at) => findWrong(sentence, at)),
};
