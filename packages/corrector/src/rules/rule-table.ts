import { adposition } from './adposition';
import { clauseOrder } from './advice/clause-order';
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
import { phraseOrder } from './post-ranking/phrase-order';
import { verbPairs } from './post-ranking/verb-pairs';
import { localCase } from './local-case';
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
  phraseOrder,
  verbPairs,
];

/** Rules of the usual word order, which is optional: their marks are advice and count as no errors. */
export const ADVICE_RULES: readonly Rule[] = [verbSecond, clauseOrder];

export const ALL_RULES: readonly Rule[] = [...RULES, ...POST_RANKING_RULES, ...ADVICE_RULES];
