import type { RuleVariant } from '../messages/messages';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { matchCase } from '../sentence/match-case';
import { hasCode, isNoun, listPairs, listWords, PERSONAL_CODES, relationOf } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** One word that is two, by the written form. */
const APART = listPairs(
  `igapäev iga päev, igaaasta iga aasta, iganädal iga nädal, igaõhtu iga õhtu, igahommik iga hommik, igakord iga kord,
  igaöö iga öö, igasuvi iga suvi, igakuu iga kuu, niiet nii et, kuiet kui et, eiole ei ole, eitea ei tea, eisaa ei saa,
  eiolnud ei olnud, sestet sest et, midaiganes mida iganes, ükskordki ükski kord, minumeelest minu meelest,
  minuarvates minu arvates, tänahommikul täna hommikul, tänaõhtul täna õhtul, eileõhtul eile õhtul, homseõhtul homme õhtul`,
);
/** Two words that are one, by the written forms. */
const TOGETHER: ReadonlyMap<string, string> = new Map(
  [
    ...listPairs(`seepärast see pärast, seetõttu see tõttu, mispärast mis pärast, missugune mis sugune,
      kõigepealt kõige pealt, peaaegu pea aegu, niiviisi nii viisi, ükskord ükski kord, eespool ees pool,
      tihtipeale tihti peale, aeg-ajalt aeg ajalt, üleeile üle eile, ülehomme üle homme, võib-olla võib olla,
      seejuures see juures, vägagi väga gi, ettepanek ette panek, emakeel ema keel, kodutöö kodu töö`),
    ['kodutöö', 'koju töö'] as const,
  ].map(([joined, apart]) => [apart, joined]),
);
const PUPILS = listWords('vend õde poiss tüdruk');
const SUCH_BEGINNINGS = listWords('nii see mis sel');
const SUCH = /^sugu(?:ne|se|st|seid|ste|sed|ses|sest|sel|sele)$/u;
/** Ends of adjectives that are one word with a number: kolmetoaline. */
const MEASURED =
  /^(?:aastane|nädalane|kuune|päevane|tunnine|tunnine|minutine|minutiline|toaline|korruseline|liikmeline|kohaline|kilone|liitrine|meetrine|kilomeetrine|sendine|eurone|realine|köiteline|osaline|jalgne|rattaline|keelne|häälne|kordne)$/u;
const GENITIVE_NUMERAL =
  /^(?:ühe|kahe|kolme|nelja|viie|kuue|seitsme|kaheksa|üheksa|kümne|mitme|poole|saja)(?:teist(?:kümne|kümne)|teistkümne|kümne|saja)?$/u;
/** Genitives of the numerals that learners leave as they are: `viis aastane`. */
const GENITIVES = listPairs(
  `üks ühe, kaks kahe, kolm kolme, neli nelja, viis viie, kuus kuue, seitse seitsme, kümme kümne, üksteist üheteist,
  kaksteist kaheteist, kolmteist kolmeteist, neliteist neljateist, viisteist viieteist, kuusteist kuueteist,
  kakskümmend kahekümne, kolmkümmend kolmekümne, nelikümmend neljakümne, viiskümmend viiekümne, mitu mitme`,
);
/** First words (in the genitive or nominative) and second lemmas that make one word wherever they meet. */
const COMPOUNDS = listPairs(
  `raamatu kogu kauplus pood riiul kapp, kirja keel vahemärk nik, laste aed raamat arst, lapse vanker hoidja,
  sünni päev aasta koht kuupäev linn, kodu töö maa leht loom linn kord, kooli maja vend õde poiss tüdruk vaheaeg,
  ema keel, inter net, tele viisor fon saade, töö koht päev kaaslane tasu leping, haigla voodi, hommiku söök,
  lõuna söök, õhtu söök, puu vili, köögi vili laud, jalg pall ratas, korv pall, võrk pall, magamis tuba,
  elu tuba koht stiil viis, vanni tuba, bussi jaam peatus juht, rongi jaam, lennu jaam, raha kott, arvuti mäng,
  üli kool õpilane, nädala vahetus päev, pea linn aegu, vee keskus, spordi saal klubi, mere rand`,
);

/** Verbs whose object stands right behind them, with its place. */
const TAKING = listWords('võtma panema leidma ostma tooma viima tõstma jätma unustama asetama');

function isFiniteVerb(token: GrammarToken | undefined): boolean {
  return token?.pos === 'V' && PERSONAL_CODES.has(token.code);
}

function makeHit(
  start: number,
  end: number,
  word: string,
  variant: RuleVariant,
  { form }: GrammarToken,
): RuleHit {
  return { start, end, wanted: [matchCase(word, form).split(' ')], variant, isCertain: true };
}

/** `Võib olla ta tuleb`: a subject and its verb follow. */
function isClauseBegun(tokens: readonly GrammarToken[], at: number): boolean {
  const [subject, verb] = [tokens[at + 2], tokens[at + 3]];
  return at === 0 && subject?.pos === 'P' && subject.code.endsWith(' n') && isFiniteVerb(verb);
}

/** `selle kooli maja`, `meie kooli poisid`, `minu laste raamatud`: the first word has an attribute of its own. */
function isOwnPhrase(
  before: GrammarToken | undefined,
  { lower }: GrammarToken,
  second: GrammarToken,
): boolean {
  if (!before || !hasCode(before, 'sg g', 'pl g')) return false;
  const isPointing = before.lemma === 'see' || before.lemma === 'too';
  if (isPointing) return second.code === 'sg n';
  return before.pos === 'P' && (lower === 'laste' || PUPILS.has(second.lemma));
}

function findPair({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, second] = [tokens[at]!, tokens[at + 1]];
  if (!second?.isWord) return [];
  const listed = TOGETHER.get(`${first.lower} ${second.lower}`);
  if (listed !== undefined) {
    if (listed === 'võib-olla' && !isFiniteVerb(tokens[at + 2]) && !isClauseBegun(tokens, at)) return [];
    return [makeHit(at, at + 2, listed, 'one', first)];
  }
  if (SUCH_BEGINNINGS.has(first.lower) && SUCH.test(second.lower)) {
    const begin = first.lower === 'mis' ? 'mis' : first.lower;
    return [makeHit(at, at + 2, begin + second.lower, 'one', first)];
  }
  const isNumber = GENITIVE_NUMERAL.test(first.lower);
  // `kahekümne viie aastane`
  const isLongNumber = GENITIVE_NUMERAL.test(tokens[at - 1]?.lower ?? '');
  if (!isLongNumber && (isNumber || /^\d+$/u.test(first.form)) && MEASURED.test(second.lemma))
    return [makeHit(at, at + 2, `${first.form}${isNumber ? '' : '-'}${second.lower}`, 'measure', first)];
  const genitive = GENITIVES.get(first.lower);
  // `kakskümmend viis aastane`: both numerals change.
  const isAlone = !/(?:kümmend|sada|tuhat)$/u.test(tokens[at - 1]?.lower ?? '');
  if (genitive !== undefined && isAlone && MEASURED.test(second.lemma))
    return [makeHit(at, at + 2, matchCase(genitive, first.form) + second.lower, 'measure', first)];
  // `lemmik laulja`: what somebody likes best.
  if (first.lower === 'lemmik' && isNoun(second) && second.isKnown)
    return [makeHit(at, at + 2, first.form + second.lower, 'one', first)];
  const isWorld =
    first.lower === 'maa' &&
    second.lemma === 'ilm' &&
    ['kogu', 'terve', 'üle'].includes(tokens[at - 1]?.lower ?? '');
  const isListed = COMPOUNDS.get(first.lower)?.split(' ').includes(second.lemma) === true;
  if (!isWorld && !isListed) return [];
  if (isOwnPhrase(tokens[at - 1], first, second)) return [];
  // `pani raamatu riiulisse`
  const isTaken = tokens.slice(Math.max(0, at - 2), at).some(({ lemma }) => TAKING.has(lemma));
  if (isTaken && !hasCode(second, 'sg n', 'sg g')) return [];
  if (relationOf(first) === 'obj' && !hasCode(second, 'sg n', 'sg g', 'sg p')) return [];
  if (second.lower === 'kogu' && tokens[at + 2]?.pos === 'S') return [];
  return [makeHit(at, at + 2, first.form + second.lower, 'one', first)];
}

export const together: Rule = {
  id: 'together',
  examples: ['Laenutasin raamatukogust kolm raamatut.', 'Jooksen iga päev enne tööd.'],
  errorType: 'wordCountError',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const { lower } = token;
      if (lower === 'võibolla') return [makeHit(at, at + 1, 'võib-olla', 'hyphen', token)];
      const apart = APART.get(lower);
      if (apart !== undefined) return [makeHit(at, at + 1, apart, 'two', token)];
      return findPair(sentence, at);
    }),
};
