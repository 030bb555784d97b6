import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { changePhrase } from '../sentence/phrase';
import {
  hasCase,
  hasCode,
  hasPart,
  isNominal,
  lemmaCodes,
  listWords,
  numberOfCode,
} from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Words that are little else than postpositions with the genitive. */
const CLEAR_POSTPOSITIONS = listWords(
  'tõttu jaoks juures juurde juurest asemel kaudu suhtes käest jooksul eest vastu keskel hulgas seas ümber',
);
/** Postpositions with the genitive that are adverbs or nouns too: the parse must attach them to the word. */
const OTHER_POSTPOSITIONS = listWords(
  'all alla alt peal peale pealt taga taha tagant ees ette kõrval kõrvale kõrvalt sees sisse seest vahel vahele kohta kohal kohale järel järele ajal abil üle pärast poole poolt',
);
/** Postpositions of place, judged where the ranking agrees. */
const PLACES = listWords('taga kõrval all ees juures peal sees vahel alla peale kohal');
const NOT_GENITIVE = listWords('vastu ümber üle poole poolt eest');
const FARTHEST_NOUN = 4;
/** Times that something lasts up to or begins with. */
const TIMES = listWords(
  'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember hommik õhtu lõuna öö suvi sügis talv kevad täna homne aasta kuu nädal tund keskpäev kesköö lõpp algus',
);

interface Preposition {
  readonly case: 'p' | 'ab' | 'kom' | 'ter' | 'el';
  /** Cases that are surely wrong there. */
  readonly wrong: readonly string[];
  /** Only nouns of time are judged. */
  readonly isOfTime?: boolean;
  readonly isCertain: boolean;
}

const PREPOSITIONS = makeTable<Preposition>({
  enne: { case: 'p', wrong: ['n', 'g'], isCertain: true },
  pärast: { case: 'p', wrong: ['n', 'in'], isCertain: true },
  mööda: { case: 'p', wrong: ['n'], isCertain: true },
  keset: { case: 'p', wrong: ['n', 'g'], isCertain: true },
  piki: { case: 'p', wrong: ['n', 'g', 'in'], isCertain: true },
  ilma: { case: 'ab', wrong: ['n', 'g', 'p', 'kom'], isCertain: true },
  koos: { case: 'kom', wrong: ['n', 'g', 'all'], isCertain: true },
  kuni: { case: 'ter', wrong: ['n', 'g', 'p'], isOfTime: true, isCertain: true },
  alates: { case: 'el', wrong: ['n', 'g', 'p'], isOfTime: true, isCertain: true },
});

function findBeforePostposition({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [adposition, noun] = [tokens[at]!, tokens[at - 1]];
  if (!noun?.isWord || !['S', 'P'].includes(noun.pos) || !noun.isKnown || hasPart(noun, 'DKJX')) return [];
  if (noun.pos === 'P') return [];
  if (!lemmaCodes(noun).every((code) => code === 'sg n' || code === 'pl n')) return [];
  const isTree = adposition.head === at - 1 && adposition.relation === 'case';
  const isClear = CLEAR_POSTPOSITIONS.has(adposition.lower) && !NOT_GENITIVE.has(adposition.lower);
  const isPlace = PLACES.has(adposition.lower) && lemmaCodes(noun).length === 1;
  if (!isTree && !isClear && !isPlace) return [];
  const code = `${numberOfCode(noun.code)} g`;
  const wanted = changePhrase(tokens, at - 1, code);
  if (!wanted) return [];
  return [
    {
      ...wanted,
      variant: 'genitive',
      word: adposition.form,
      isCertain: (isTree || isClear) && !NOT_GENITIVE.has(adposition.lower) && noun.upos !== 'PROPN',
    },
  ];
}

/** The noun that a preposition governs: the last of the nominals right after it. */
function findPhrase({ tokens }: GrammarSentence, at: number): number | undefined {
  let end = at;
  for (let i = at + 1; i <= at + FARTHEST_NOUN; i++) {
    const token = tokens[i];
    if (!token?.isWord || !isNominal(token) || hasPart(token, 'J')) break;
    end = i;
    if (token.pos === 'S' && !hasCode(token, 'sg g', 'pl g')) break;
  }
  return end > at ? end : undefined;
}

function findAfterPreposition(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const preposition = tokens[at]!;
  const rule = PREPOSITIONS.get(preposition.lower)!;
  const place = findPhrase(sentence, at);
  if (place === undefined) return [];
  const noun = tokens[place]!;
  const phrase = tokens.slice(at + 1, place + 1);
  if (
    noun.pos !== 'S' ||
    !noun.isKnown ||
    hasPart(noun, 'DKJN') ||
    phrase.some((token) => hasCase(token, rule.case) || hasPart(token, 'NOX'))
  )
    return [];
  if (rule.isOfTime && (!TIMES.has(noun.lemma) || place !== at + 1)) return [];
  const behind = tokens[place + 1];
  if (behind && ['ja', 'ning', 'või', 'ega', '-', '–'].includes(behind.lower)) return [];
  const isListed =
    behind?.form === ',' && tokens.slice(place + 2, place + 8).some((token) => hasCase(token, rule.case));
  if (isListed) return [];
  if (behind && (hasPart(behind, 'K') || behind.code === 'nud' || hasCode(behind, 'mine', 'mata', 'tud')))
    return [];
  if (behind?.isWord && isNominal(behind) && (hasCode(noun, 'sg g', 'pl g') || behind.upos === 'PROPN'))
    return [];
  if (!lemmaCodes(noun).every((code) => rule.wrong.includes(code.split(' ')[1] ?? ''))) return [];
  const before = tokens[at - 1];
  if (preposition.lower === 'pärast' || preposition.lower === 'mööda') {
    if (before?.isWord && isNominal(before)) return [];
  }
  if (preposition.lower === 'ilma' && before?.isWord && before.pos === 'A') return [];
  const number = numberOfCode(noun.code);
  const wanted = changePhrase(tokens, place, `${number} ${rule.case}`);
  if (!wanted) return [];
  return [
    {
      ...wanted,
      variant: rule.case,
      word: preposition.form,
      isCertain: rule.isCertain && noun.upos !== 'PROPN',
    },
  ];
}

export const adposition: Rule = {
  id: 'adposition',
  examples: ['Jalgratas seisab ukse taga.', 'Enne tööd käin ujumas.'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ lower }, at) => {
      if (PREPOSITIONS.get(lower)) {
        const found = findAfterPreposition(sentence, at);
        if (found.length > 0 || !OTHER_POSTPOSITIONS.has(lower)) return found;
      }
      const isPostposition = CLEAR_POSTPOSITIONS.has(lower) || OTHER_POSTPOSITIONS.has(lower);
      return isPostposition ? findBeforePostposition(sentence, at) : [];
    }),
};
