import { makeTable } from '@keelerada/estonian/make-table';
import type { PunctuationReason } from '../correction-reason';
import type { Explanation, ExplanationLanguage } from '../sentence/explanation';
import { quote } from '../sentence/explanation';

const MARKS = makeTable<{ readonly et: string; readonly en: string }>({
  ',': { et: 'koma', en: 'comma' },
  '.': { et: 'punkt', en: 'full stop' },
  '?': { et: 'küsimärk', en: 'question mark' },
  '!': { et: 'hüüumärk', en: 'exclamation mark' },
});

/** Conjunctions that join clauses of equal rank and have a comma before them. */
const JOINING = new Set(['aga', 'kuid', 'vaid', 'ent']);
const COORDINATORS = new Set(['ja', 'ning', 'ega', 'ehk', 'või']);
const COMPARING = new Set(['kui', 'nagu']);

function explainExtraInEstonian(plain: string, word: string | undefined): string {
  if (COORDINATORS.has(plain))
    return `Sidesõna ${word ?? ''} ühendab samaliigilisi sõnu või pealauseid; selle ees ei ole koma.`;
  if (COMPARING.has(plain)) return `Verbita võrdluses ei ole sõna ${word ?? ''} ees koma.`;
  return 'Koma eraldab osalauseid ja loetelu liikmeid. Siin kuuluvad sõnad samasse osalausesse.';
}

function explainExtraInEnglish(plain: string, word: string | undefined): string {
  if (COORDINATORS.has(plain))
    return `${word ?? ''} joins equal words or main clauses; no comma stands before it.`;
  if (COMPARING.has(plain)) return `In a comparison without a verb no comma stands before ${word ?? ''}.`;
  return 'A comma separates clauses and members of a list. Here the words belong to one clause.';
}

/** Explains a missing, extra or wrong mark. */
export function explainPunctuation(reason: PunctuationReason, language: ExplanationLanguage): Explanation {
  const mark = MARKS.get(reason.mark)?.[language] ?? quote(reason.mark, language);
  const word = reason.word === undefined ? undefined : quote(reason.word, language);
  return language === 'et' ? explainInEstonian(reason, mark, word) : explainInEnglish(reason, mark, word);
}

function explainInEstonian(reason: PunctuationReason, mark: string, word: string | undefined): Explanation {
  const { change, because } = reason;
  if (because === 'sentence-end') {
    return change === 'missing'
      ? { short: `lause lõpust puudub ${mark}`, long: 'Lause lõpeb punkti, küsimärgi või hüüumärgiga.' }
      : {
          short: `lause lõppu sobib ${mark}`,
          long: 'Väide lõpeb punktiga, küsimus küsimärgiga, hüüe või käsk hüüumärgiga.',
        };
  }
  if (change === 'extra') {
    return {
      short: word ? `sõna ${word} ees ei ole koma` : `siia ${mark} ei käi`,
      long: explainExtraInEstonian(reason.word?.toLowerCase() ?? '', word),
    };
  }
  switch (because) {
    case 'conjunction':
      return {
        short: `sõna ${word ?? ''} ees on koma`,
        long: JOINING.has(reason.word?.toLowerCase() ?? '')
          ? `Sidesõna ${word ?? ''} ühendab kaht osalauset; selle ees on koma.`
          : `Sõnaga ${word ?? ''} algab kõrvallause. Kõrvallause eraldatakse pealausest komaga.`,
      };
    case 'clause-border':
      return {
        short: 'osalausete vahel on koma',
        long: 'Siin lõpeb üks osalause ja algab teine, kummalgi on oma öeldis. Osalaused eraldatakse komaga.',
      };
    case 'list':
      return {
        short: 'loetelu liikmete vahel on koma',
        long: 'Samaliigilised sõnad eraldatakse komaga, kui nende vahel ei ole sidesõna „ja”, „ning”, „ega” või „või”.',
      };
    case 'address':
      return {
        short: 'üte eraldatakse komaga',
        long: 'Pöördumine ja hüüdsõna eraldatakse muust lausest komaga.',
      };
    case 'apposition':
      return {
        short: 'järellisand eraldatakse komaga',
        long: 'Järellisand eraldatakse mõlemalt poolt komaga.',
      };
    default:
      return { short: `siit puudub ${mark}`, long: `Siia käib ${mark}.` };
  }
}

function explainInEnglish(reason: PunctuationReason, mark: string, word: string | undefined): Explanation {
  const { change, because } = reason;
  if (because === 'sentence-end') {
    return change === 'missing'
      ? {
          short: `${withArticle(mark)} is missing at the end`,
          long: 'A sentence ends in a full stop, a question mark or an exclamation mark.',
        }
      : {
          short: `${withArticle(mark)} fits at the end`,
          long: 'A statement ends in a full stop, a question in a question mark, a call or command in an exclamation mark.',
        };
  }
  if (change === 'extra') {
    return {
      short: word ? `no comma before ${word}` : `no ${mark} here`,
      long: explainExtraInEnglish(reason.word?.toLowerCase() ?? '', word),
    };
  }
  switch (because) {
    case 'conjunction':
      return {
        short: `comma before ${word ?? ''}`,
        long: JOINING.has(reason.word?.toLowerCase() ?? '')
          ? `${word ?? ''} joins two clauses; a comma stands before it.`
          : `A subordinate clause begins with ${word ?? ''}. In Estonian a comma always separates it.`,
      };
    case 'clause-border':
      return {
        short: 'comma between clauses',
        long: 'One clause ends here and another begins, each with its own verb. A comma separates clauses.',
      };
    case 'list':
      return {
        short: 'comma between members of a list',
        long: 'Members of a list are separated by commas unless “ja”, “ning”, “ega” or “või” stands between them.',
      };
    case 'address':
      return {
        short: 'comma beside an address',
        long: 'An address or interjection is separated by a comma.',
      };
    case 'apposition':
      return { short: 'commas around an apposition', long: 'An apposition has a comma on each side.' };
    default:
      return { short: `${withArticle(mark)} is missing`, long: `Here belongs ${withArticle(mark)}.` };
  }
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}`;
}
