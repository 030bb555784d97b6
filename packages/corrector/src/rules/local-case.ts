import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { matchCase } from '../sentence/match-case';
import { findPlaceForm, makePlaceForm } from './data/place-forms';
import { changeForm, caseOfCode, hasCode, lemmaCodes, listWords } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

const STAYING = listWords(
  'elama töötama õppima sündima käima asuma viibima puhkama ööbima kasvama toimuma jalutama suvitama',
);
const GOING = listWords('sõitma minema tulema lendama reisima kolima jõudma saabuma naasma pöörduma sattuma');
const COMING = listWords('tulema saabuma naasma lahkuma sõitma väljuma lendama kolima');
/** Verbs that ask where something is put. */
const PUTTING = listWords('panema asetama riputama tõstma');
/** Nouns of place with the inner local cases: koolis, kooli. */
const INSIDE = listWords(
  'kino teater pood kool ülikool köök tuba haigla raamatukogu kohvik restoran muuseum linn mets park aed hotell korter tehas kontor pank apteek kirik klass lasteaed gümnaasium',
);
const ROOMS = listWords('kino köök tuba mets park aed korter kohvik restoran');
/** Nouns of place with the outer local cases: turul, turule. */
const OUTSIDE = listWords(
  'turg kontsert pidu koosolek sünnipäev ekskursioon etendus näitus staadion väljak matk puhkus maa',
);
const OUTER_FOR_INNER = makeTable<string>({ ad: 'in', all: 'ill', abl: 'el' });
const TO_WHERE = makeTable({ ad: 'all', in: 'ill' });
const INNER_FOR_OUTER = makeTable<string>({ in: 'ad', ill: 'all', el: 'abl' });
const FARTHEST_VERB = 6;

/** The verb that a word belongs to: its head, else the nearest verb of the clause. */
function findVerb({ tokens }: GrammarSentence, at: number): GrammarToken | undefined {
  const head = tokens[tokens[at]!.head];
  if (head?.pos === 'V') return head;
  for (let distance = 1; distance <= FARTHEST_VERB; distance++) {
    for (const i of [at - distance, at + distance]) if (tokens[i]?.pos === 'V') return tokens[i];
  }
  return undefined;
}

/** True if the verb asks for a place with the case (`ad`, `all`, `abl` or their inner counterparts). */
function asksFor(verb: GrammarToken | undefined, code: string): boolean {
  if (!verb) return false;
  const verbs = code === 'ad' || code === 'in' ? STAYING : code === 'all' || code === 'ill' ? GOING : COMING;
  return verbs.has(verb.lemma);
}

function findName(sentence: GrammarSentence, at: number): RuleHit[] {
  const { form } = sentence.tokens[at]!;
  const place = findPlaceForm(form) ?? findLocalGuess(form);
  if (!place) return [];
  const table = place.series === 'inside' ? OUTER_FOR_INNER : INNER_FOR_OUTER;
  const wanted = table.get(place.case);
  if (!wanted) return [];
  const isAlwaysPlace = place.series === 'outside' && place.case === 'in' && place.name.endsWith('maa');
  const verb = findVerb(sentence, at);
  if (!isAlwaysPlace && !asksFor(verb, place.case)) return [];
  const variant = place.name.endsWith('maa') ? 'land' : place.series === 'inside' ? 'inner' : 'outer';
  const span = { start: at, end: at + 1, wanted: [[makePlaceForm(place.name, wanted)]] };
  return [{ ...span, variant, word: place.name, isCertain: true }];
}

/** The name in the wrong series may have a stem of its own: `Rakveerel`. */
function findLocalGuess(form: string): ReturnType<typeof findPlaceForm> {
  const doubled = /^(.*?)([aeiou])\2(r|l|n)e(l|le|lt)$/u.exec(form);
  return doubled ? findPlaceForm(`${doubled[1]}${doubled[2]}${doubled[3]}e${doubled[4]}`) : undefined;
}

/** `Ema on köögil`: a person is in a room. */
function isInRoom({ tokens }: GrammarSentence, at: number, code: string): boolean {
  const verb = tokens
    .slice(Math.max(0, at - 2), at)
    .find(({ lemma, pos }) => lemma === 'olema' && pos === 'V');
  return code === 'ad' && verb !== undefined && ROOMS.has(tokens[at]!.lemma) && tokens.indexOf(verb) > 0;
}

function findNoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const token = sentence.tokens[at]!;
  if (
    token.lower === 'maas' &&
    ['elama', 'puhkama', 'suvitama', 'töötama'].includes(findVerb(sentence, at)?.lemma ?? '')
  )
    return [{ start: at, end: at + 1, wanted: [['maal']], variant: 'outer', word: 'maa', isCertain: true }];
  if (token.pos !== 'S') return [];
  const isInside = INSIDE.has(token.lemma);
  if (!isInside && !OUTSIDE.has(token.lemma)) return [];
  const code = caseOfCode(token.code);
  const wanted = (isInside ? OUTER_FOR_INNER : INNER_FOR_OUTER).get(code);
  if (!wanted || token.code.startsWith('pl') || token.lemma === 'kool') return [];
  if (
    lemmaCodes(token).length > 1 ||
    ['peale', 'juurde', 'vastu'].includes(sentence.tokens[at + 1]?.lower ?? '')
  )
    return [];
  const verb = findVerb(sentence, at);
  if (!(asksFor(verb, code) || isInRoom(sentence, at, code)) || (token.lemma === 'maa' && code !== 'in'))
    return [];
  const changed = changeForm(token, wanted === 'ill' ? 'adt' : `sg ${wanted}`, 'S');
  const long = wanted === 'ill' ? changeForm(token, 'sg ill', 'S') : undefined;
  if (!changed) return [];
  return [
    {
      start: at,
      end: at + 1,
      wanted: [[changed.word], ...(long ? [[long.word]] : [])],
      forms: changed.forms,
      variant: isInside ? 'inner' : 'outer',
      word: token.lemma,
      isCertain: true,
    },
  ];
}

/** `Pane taldrikud laual`: putting asks where to. */
function findPutting(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const head = tokens[token.head];
  if (token.pos !== 'S' || !head || !PUTTING.has(head.lemma) || hasCode(head, 'tud') || head.code === 'nud')
    return [];
  const code = caseOfCode(token.code);
  const wanted = TO_WHERE.get(code);
  if (!wanted || lemmaCodes(token).length > 1 || token.code.startsWith('pl') || at < token.head) return [];
  const hasDirection = tokens.some(
    ({ head, code }, i) =>
      i !== at && head === token.head && /^(?:sg (?:ill|all)|pl (?:ill|all)|adt)$/u.test(code),
  );
  if (hasDirection) return [];
  const changed = changeForm(token, `sg ${wanted}`, 'S');
  if (!changed) return [];
  const span = { start: at, end: at + 1, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant: 'putting', word: head.lemma, isCertain: false }];
}

/** `maas` and `kinos` in place names too: the first letter stays as it is written. */
function keepCase(sentence: GrammarSentence, hit: RuleHit): RuleHit {
  const { form } = sentence.tokens[hit.start]!;
  return {
    ...hit,
    wanted: hit.wanted.map((words) =>
      words.map((word) => (typeof word === 'string' ? matchCase(word, form) : word)),
    ),
  };
}

export const localCase: Rule = {
  id: 'local-case',
  examples: ['Vanaema elab Hiiumaal.', 'Lendame kevadel Itaaliasse.'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) =>
      [...findName(sentence, at), ...findNoun(sentence, at), ...findPutting(sentence, at)]
        .slice(0, 1)
        .map((hit) => keepCase(sentence, hit)),
    ),
};
