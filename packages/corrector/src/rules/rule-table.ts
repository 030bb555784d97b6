import { adposition } from './adposition';
import { attribute } from './attribute';
import { capitals } from './capitals';
import { comparison } from './comparison';
import { confusedWord } from './confused-word';
import { doubled } from './doubled';
import { extraComma } from './extra-comma';
import { government } from './government';
import { infinitive } from './infinitive';
import { localCase } from './local-case';
import { missingWord } from './missing-word';
import { negation } from './negation';
import { nounStem } from './noun-stem';
import { numeral } from './numeral';
import { object } from './object';
import { placeNames } from './place-names';
import type { Rule } from './rule';
import { subjectVerb } from './subject-verb';
import { together } from './together';
import { verbStem } from './verb-stem';

/** All rules; of two that say different things at one place the earlier one is heard. */
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
