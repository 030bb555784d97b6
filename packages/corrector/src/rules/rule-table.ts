import { findAtEach, makeWordHit } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';
import { startsWithCapital } from '../sentence/match-case';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { adposition } from './adposition';
import { clauseOrder } from './advice/clause-order';
import { verbFinal } from './advice/verb-final';
import { verbSecond } from './advice/verb-second';
import { attribute } from './attribute';
import { capitals } from './capitals';
import { comparison } from './comparison';
import { confusedWord } from './confused-word';
import { doubled } from './doubled';
import { extraComma } from './extra-comma';
import { government } from './government';
import { infinitive } from './infinitive';
import { leftOutNegation } from './post-ranking/left-out-negation';
import { leftOutThat } from './post-ranking/left-out-that';
import { leftOutVerb } from './post-ranking/left-out-verb';
import { leftOutRelative } from './post-ranking/left-out-relative';
import { leftOutAfterNot } from './post-ranking/left-out-after-not';
import { experiencer } from './post-ranking/experiencer';
import { secondVerb } from './post-ranking/second-verb';
import { politeOrder } from './post-ranking/polite-order';
import { totalObject } from './post-ranking/total-object';
import { missingListComma } from './post-ranking/missing-list-comma';
import { bareNoun } from './post-ranking/bare-noun';
import { jointSubject } from './post-ranking/joint-subject';
import { ordinalDot } from './post-ranking/ordinal-dot';
import { jointCase } from './post-ranking/joint-case';
import { roleNoun } from './post-ranking/role-noun';
import { smallWords } from './post-ranking/small-words';
import { phraseOrder } from './post-ranking/phrase-order';
import { predicative } from './post-ranking/predicative';
import { questionMark } from './post-ranking/question-mark';
import { verbPairs } from './post-ranking/verb-pairs';
import { localCase } from './local-case';
import { verbTense } from './post-ranking/verb-tense';
import { reflexive } from './post-ranking/reflexive';
import { transitiveVerb } from './post-ranking/transitive-verb';
import { relativeWord } from './post-ranking/relative-word';
import { missingWord } from './missing-word';
import { negation } from './negation';
import { nounStem } from './noun-stem';
import { numeral } from './numeral';
import { object } from './object';
import { subjectVerb } from './subject-verb';
import { together } from './together';
import { findPlaceForm, guessPlaceForm, makePlaceForm } from './data/place-forms';
import { findAskedInfinitive } from './infinitive-verbs';
import { findMeantVerb } from './data/verb-stems';

function findWrong({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { lower, isKnown, form } = tokens[at]!;
  if (isKnown || (at > 0 && form !== lower)) return [];
  const before = tokens[at - 1];
  // `tahan õppin`: the infinitive is meant, not another stem.
  if (before && findAskedInfinitive(before)) return [];
  const meant = findMeantVerb(lower);
  if (!meant) return [];
  const { lemma, kind } = meant;
  // `on võtas`, `ei tunnesid`, `ei lugen`: a participle or the form of negation is meant.
  const isDenied = before?.lower === 'ei';
  const isParticiple = kind === 'past' && (isDenied || before?.lemma === 'olema');
  const code = isParticiple ? 'nud' : isDenied ? 'o' : meant.code;
  const forms = { lemma, pos: 'V', written: code, wanted: code };
  return makeWordHit(at, { lemma, form: code, partOfSpeech: 'V' }, { variant: kind, word: lemma, forms });
}

const verbStem: Rule = {
  id: 'verb-stem',
  examples: ['Vanaema andis mulle õuna.', 'Ma loen õhtuti raamatut.'],
  errorType: 'verbFormError',
  find: findAtEach(findWrong),
};

/** Endings of the local cases. */
const LOCAL_ENDING = /(?:s|st|sse|l|lt|le)$/u;

function findMisspelt({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { form, isKnown } = tokens[at]!;
  if ((isKnown && at === 0) || !startsWithCapital(form) || form === form.toUpperCase()) return [];
  const hasCapitalisedNeighbour = [at - 1, at + 1].some(
    (i) => i > 0 && tokens[i]?.isWord && startsWithCapital(tokens[i].form),
  );
  if (hasCapitalisedNeighbour) return [];
  const right = guessPlaceForm(form);
  if (right === undefined || (isKnown && !LOCAL_ENDING.test(right))) return [];
  const { name } = findPlaceForm(right)!;
  const word = [...new Set([name, makePlaceForm(name, 'g')])].join(', ');
  return makeWordHit(at, right, { variant: 'form', word });
}

const placeNames: Rule = {
  id: 'place-names',
  examples: ['Mu õde õpib Tallinnas.', 'Suvel sõidame Rootsisse.'],
  errorType: 'spellingError',
  find: findAtEach(findMisspelt),
};

/** The rules that the trees see; of two that disagree at one place the earlier one wins. */
export const RULES: readonly Rule[] = [
  ...[verbStem, nounStem, negation, numeral, government, subjectVerb, localCase, placeNames, capitals],
  ...[together, doubled, comparison, confusedWord, infinitive, object, attribute, adposition],
  ...[extraComma, missingWord],
];

/** Certain rules that the trees were not trained with: they add marks where nothing else is marked. */
export const POST_RANKING_RULES: readonly Rule[] = [
  leftOutVerb,
  leftOutThat,
  leftOutNegation,
  leftOutRelative,
  leftOutAfterNot,
  roleNoun,
  experiencer,
  bareNoun,
  smallWords,
  secondVerb,
  politeOrder,
  totalObject,
  missingListComma,
  phraseOrder,
  questionMark,
  verbPairs,
  relativeWord,
  transitiveVerb,
  reflexive,
  predicative,
  verbTense,
  jointSubject,
  jointCase,
  ordinalDot,
];

/** Rules of the usual word order, which is optional: their marks are advice and count as no errors. */
export const ADVICE_RULES: readonly Rule[] = [verbSecond, clauseOrder, verbFinal];

export const ALL_RULES: readonly Rule[] = [...RULES, ...POST_RANKING_RULES, ...ADVICE_RULES];
