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
import { reflexive } from './post-ranking/reflexive';
import { transitiveVerb } from './post-ranking/transitive-verb';
import { relativeWord } from './post-ranking/relative-word';
import { missingWord } from './missing-word';
import { negation } from './negation';
import { nounStem } from './noun-stem';
import { numeral } from './numeral';
import { object } from './object';
import { placeNames } from './place-names';
import type { Rule } from '../sentence/rule';
import { subjectVerb } from './subject-verb';
import { together } from './together';
import { verbStem } from './verb-stem';

/** The rules that the trees see; of two that disagree at one place the earlier one wins. */
export const RULES: readonly Rule[] = [
  ...[verbStem, nounStem, negation, numeral, government, subjectVerb, localCase, placeNames, capitals],
  ...[
    together,
    doubled,
    comparison,
    confusedWord,
    infinitive,
    object,
    attribute,
    adposition,
    extraComma,
    missingWord,
  ],
];

/** Certain rules that the trees were not trained with: they add marks where nothing else is marked. */
export const POST_RANKING_RULES: readonly Rule[] = [
  leftOutVerb,
  leftOutThat,
  leftOutNegation,
  leftOutRelative,
  leftOutAfterNot,
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
  roleNoun,
  predicative,
  jointSubject,
  jointCase,
  ordinalDot,
];

/** Rules of the usual word order, which is optional: their marks are advice and count as no errors. */
export const ADVICE_RULES: readonly Rule[] = [verbSecond, clauseOrder, verbFinal];

export const ALL_RULES: readonly Rule[] = [...RULES, ...POST_RANKING_RULES, ...ADVICE_RULES];
