import type { GrammarSentence } from '../sentence/grammar-sentence';
import { findMeantNouns } from './data/noun-stems';
import { listWords } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

const AMOUNTS = listWords('palju vähe mitu rohkem vähem natuke hulk');

function findWrong({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, isWord, isKnown, form } = tokens[at]!;
  if (!isWord || isKnown || (at > 0 && form !== lower)) return [];
  const before = tokens[at - 1];
  const found = findMeantNouns(lower);
  const isAmount = before !== undefined && (AMOUNTS.has(before.lower) || before.code === 'pl p');
  const meant =
    (isAmount ? found.find(({ code }) => code === 'pl p') : undefined) ??
    (found.length === 1 ? found[0] : undefined);
  if (!meant) return [];
  const { lemma } = meant;
  const isManySaid = before?.code === 'pl n' || ['on', 'olid'].includes(tokens[at + 1]?.lower ?? '');
  const isNegated = tokens.some((token) => token.lower === 'ei' || token.lower === 'pole');
  // `uued kingat`: a -t beside a plural is a plural; `ei ole õded`: what there is not is partitive.
  const code =
    meant.code === 'sg p' && isManySaid ? 'pl n' : meant.code === 'pl n' && isNegated ? 'pl p' : meant.code;
  const wanted = [[{ lemma, form: code, partOfSpeech: 'S' }]];
  const forms = { lemma, pos: 'S', written: code, wanted: code };
  return [
    {
      start: at,
      end: at + 1,
      wanted,
      variant: code === 'pl p' ? 'plural' : 'stem',
      word: lemma,
      forms,
      isCertain: true,
    },
  ];
}

export const nounStem: Rule = {
  id: 'noun-stem',
  name: { et: 'Nimisõna tüvi', en: 'Stems of nouns' },
  text: {
    et: 'Nimisõna käänded tehakse omastavast, ja selle tüvi võib nimetavast erineda: jalg, jala, jalad; leib, leiva, leivad; tüdruk, tüdruku, tüdrukut. Mitmuse osastav on paljudel sõnadel lühike: sõpru, lapsi, keeli.',
    en: 'The cases of a noun are made from its genitive, whose stem may differ from the nominative: jalg, jala, jalad; leib, leiva, leivad; tüdruk, tüdruku, tüdrukut. The partitive plural of many words is short: sõpru, lapsi, keeli.',
  },
  examples: ['Mu jalad on märjad.', 'Kutsusin palju sõpru.'],
  errorType: 'caseError',
  variants: {
    stem: {
      short: { et: 'sõna „{word}” tüvi', en: 'stem of “{word}”' },
      long: {
        et: 'Sõna „{word}” käänded tehakse omastava tüvest, mitte nimetavast.',
        en: 'The cases of “{word}” are made from the stem of the genitive, not from the nominative.',
      },
    },
    plural: {
      short: { et: 'sõna „{word}” mitmuse osastav', en: 'partitive plural of “{word}”' },
      long: {
        et: 'Sõna „{word}” mitmuse osastav on teistsuguse lõpuga.',
        en: 'The partitive plural of “{word}” has another ending.',
      },
    },
  },
  find: (sentence) => sentence.tokens.flatMap((_, at) => findWrong(sentence, at)),
};
