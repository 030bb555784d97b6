import { findFirst, makeHit, makeInsertion, makePhraseHit, makeWordHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { COMPARATIVES } from './data/comparatives';
import { matchCase } from '../sentence/match-case';
import { hasCode, lemmaCodes, listPairs, listWords } from '../sentence/readings';
import { findPlaceForm } from './data/place-forms';
import type { Rule, RuleHit, WantedWord } from '../sentence/rule';

const EQUAL = listWords(
  'sama nii niisama samasugune niisugune selline seesama samuti pigem rohkem vähem muu teine teisiti nagu enam muud teist',
);
const BEING = listWords('olema tunduma näima paistma saama muutuma jääma muutma tegema pidama');
/** What qualities are likened to: `valge kui lumi`. */
const EMBLEMS = listWords(
  'lumi jää süsi öö kivi piim veri kuld hõbe päike ingel karu rebane lammas hunt siil tuli raud teras sulg puu tina vesi meri lill mesi surm nuga välk tuul haud härg hobune eesel muld pilv',
);
const POSSESSORS = listWords('minu mu sinu su tema meie teie nende');
const CLAUSE = 7;
const FINITE = listWords('n d b me te vad sin sid s sime site o ks ksin ksid ksime ksite takse ti');

function isPositive({ lemma }: GrammarToken): boolean {
  return COMPARATIVES.has(lemma);
}

/** The comparative in the case of the written word. */
function makeComparative(token: GrammarToken, code = token.code): WantedWord {
  const { comparative } = COMPARATIVES.get(token.lemma)!;
  return code === 'sg n' ? comparative : { lemma: comparative, form: code, partOfSpeech: 'C' };
}

function isFiniteBehind({ tokens }: GrammarSentence, at: number): boolean {
  for (let i = at; i < tokens.length && tokens[i]!.isWord; i++) {
    if (FINITE.has(tokens[i]!.code)) return true;
  }
  return false;
}

function replace(at: number, wanted: WantedWord, variant: RuleVariant, word: string): RuleHit[] {
  return makeWordHit(at, wanted, { variant, word });
}

/** `kõige ilus`: the superlative is kõige and the comparative. */
function findMost({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const next = tokens[at + 1];
  if (!next || !isPositive(next)) return [];
  return replace(at + 1, makeComparative(next), 'most', tokens[at]!.form);
}

/** `kiire kui buss`: more than something is the comparative. */
function findThan(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [quality, next] = [tokens[at - 1], tokens[at + 1]];
  // `soem kui`: the ending on the base form.
  const ended = quality?.isKnown === false ? COMPARATIVES.get(quality.lower.replace(/m$/u, '')) : undefined;
  if (ended) return replace(at - 1, ended.comparative, 'than', 'kui');
  if (!quality || !next?.isWord || !isPositive(quality) || quality.code !== 'sg n') return [];
  if (isFiniteBehind(sentence, at + 1) || EMBLEMS.has(next.lemma)) return [];
  const before = tokens.slice(Math.max(0, at - CLAUSE), at);
  if (before.some(({ lemma }) => EQUAL.has(lemma))) return [];
  const { adverb } = COMPARATIVES.get(quality.lemma)!;
  const verbs = before.filter(({ code }) => FINITE.has(code));
  const isManner = adverb !== undefined && verbs.length === 1 && !BEING.has(verbs[0]!.lemma);
  if (isManner) return replace(at - 1, adverb, 'manner', verbs[0]!.form);
  return replace(at - 1, makeComparative(quality), 'than', 'kui');
}

/** `raskem kui inglise keelt`: what is compared is in the case of the subject. */
function findThanCase({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const quality = tokens[at - 1];
  const before = tokens.slice(Math.max(0, at - CLAUSE), at);
  const being = before.findLast(({ pos }) => pos === 'V');
  if (quality?.pos !== 'C' || quality.code !== 'sg n' || being?.lower !== 'on') return [];
  if (!before.some((token) => token.pos === 'S' && hasCode(token, 'sg n'))) return [];
  const end = tokens.findIndex(({ isWord }, i) => i > at && !isWord);
  const noun = tokens[end - 1];
  const isShown = tokens[end - 2]?.lower === 'seda';
  const codes = noun ? lemmaCodes(noun) : [];
  const isPartitive = codes.every((code) => code.endsWith(' p')) || (isShown && codes.includes('sg p'));
  if (!noun || noun.pos !== 'S' || !isPartitive) return [];
  const wanted = codes.includes('pl p') ? 'pl n' : 'sg n';
  return makePhraseHit(tokens, end - 1, wanted, { variant: 'compared', word: quality.form });
}

/** `suurem Tartu`: kui or the elative is left out. */
function findLeftOutThan({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [verb, quality, next, behind] = [tokens[at - 1], tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const isBeing = at > 1 && verb?.lemma === 'olema';
  if (!isBeing || quality.code !== 'sg n') return [];
  const place = findPlaceForm(next?.form ?? '');
  const isOwned = POSSESSORS.has(next?.lower ?? '') && behind?.pos === 'S' && hasCode(behind, 'sg n');
  if (!isOwned && place?.case !== 'n') return [];
  if (tokens[isOwned ? at + 3 : at + 2]?.isWord) return [];
  if (tokens.slice(0, at - 1).some(({ code }) => code.endsWith(' el'))) return [];
  return makeInsertion(at + 1, 'kui', { variant: 'than-left-out', word: quality.form });
}

/** `palju suur minu omast`, `seda targaks`. */
function findMuch(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [much, next, behind] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!next || !isPositive(next)) return [];
  if (much.lower === 'palju') {
    if (next.code.endsWith(' p')) return [];
    const isThan =
      behind?.lower === 'kui' || tokens.slice(at + 2, at + 5).some(({ code }) => / el$/u.test(code));
    return isThan ? replace(at + 1, makeComparative(next), 'much', much.form) : [];
  }
  const isPaired = tokens.slice(0, at).some(({ lower }) => lower === 'mida') && tokens[at - 1]?.form === ',';
  return isPaired ? replace(at + 1, makeComparative(next), 'the', much.form) : [];
}

/** `töötab kiirem kui`: how something is done is an adverb. */
function findManner(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const quality = tokens[at - 1];
  const entry =
    quality && [...COMPARATIVES.values()].find(({ comparative }) => comparative === quality.lower);
  if (!entry?.adverb) return [];
  const clause = tokens.slice(0, at);
  const start = clause.findLastIndex(({ isWord }) => !isWord) + 1;
  const verbs = tokens.slice(start, at).filter(({ code }) => FINITE.has(code));
  if (verbs.length !== 1 || BEING.has(verbs[0]!.lemma)) return [];
  return replace(at - 1, entry.adverb, 'manner', verbs[0]!.form);
}

/** Amounts and comparatives of adverbs. */
const MORE = listWords('rohkem vähem enam');
const ADVERB_COMPARATIVE = /(?:mini|malt)$/u;

/** `huvitavam nagu raamat`: a comparative goes with kui. */
function findAs({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !next?.isWord) return [];
  const isAmount = MORE.has(before.lower) && next.pos === 'N';
  const isAdverb = before.pos === 'D' && ADVERB_COMPARATIVE.test(before.lower);
  const isAdjective = before.pos === 'C' && before.code === 'sg n';
  return isAmount || isAdverb || isAdjective ? replace(at, 'kui', 'as', before.form) : [];
}

/** `kõike ilusam`: the superlative has kõige. */
function findEverything({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [all, next] = [tokens[at]!, tokens[at + 1]];
  if (next?.pos !== 'C') return [];
  // `soovin kõike paremat`, `kõik suuremad linnad`, `kõik oli parem` are right.
  const isWhole =
    all.lower === 'kõike' ? next.code === 'sg p' : next.code !== 'sg n' || tokens[at + 2]?.pos !== 'S';
  return isWhole ? [] : replace(at, matchCase('kõige', all.form), 'most-word', next.form);
}

/** `rohkem ilusam`: the comparative already means more. */
function findTwice({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const next = tokens[at + 1];
  const behind = tokens[at + 2];
  // `rohkem huvitav kui`: the ending says it.
  if (
    next &&
    isPositive(next) &&
    next.code === 'sg n' &&
    (behind?.lower === 'kui' ? tokens[at + 3]?.pos !== 'A' : !behind?.isWord)
  )
    return makeHit(at, at + 2, [makeComparative(next)], { variant: 'than', word: 'kui' });
  // `rohkem suuremaid maju` counts houses.
  const isOne = next?.pos === 'C' && !next.code.endsWith(' p');
  if (!isOne || tokens[at - 1]?.lower === 'mida') return [];
  return makeHit(at, at + 2, [next.form], { variant: 'twice', word: next.form });
}

/** `heam`, `halbem`: comparatives that are made otherwise. */
const WRONG_COMPARATIVES = listPairs(
  `heam parem, heaam parem, pikkem pikem, pikam pikem, vanam vanem, halvam halvem, targam targem, paksum paksem,
  külmam külmem, soojam soojem, nooram noorem, suuram suurem, kurvam kurvem, väikesem väiksem, väikem väiksem,
  mustam mustem, õhukem õhem, lühikesem lühem, lühikem lühem`,
);

function findWrongStem({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower } = tokens[at]!;
  const right = WRONG_COMPARATIVES.get(lower);
  return right === undefined ? [] : replace(at, right, 'stem', lower);
}

export const comparison: Rule = {
  id: 'comparison',
  examples: ['Tänane päev on soojem kui eilne.', 'See on meie tänava kõige vanem maja.'],
  errorType: 'wordChoiceError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ lower }, at) => {
      if (lower === 'kõige') return findMost(sentence, at);
      if (lower === 'palju' || lower === 'seda') return findMuch(sentence, at);
      if (lower === 'kui') return findFirst(findThan, findManner, findThanCase)(sentence, at);
      if (sentence.tokens[at]!.pos === 'C') return findLeftOutThan(sentence, at);
      if (lower === 'nagu') return findAs(sentence, at);
      if (lower === 'kõike' || lower === 'kõik') return findEverything(sentence, at);
      return lower === 'rohkem' ? findTwice(sentence, at) : findWrongStem(sentence, at);
    }),
};
