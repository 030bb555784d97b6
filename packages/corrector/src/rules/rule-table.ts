import { adposition } from './adposition';
import { attribute } from './attribute';
import { capitals } from './capitals';
import { comparison } from './comparison';
import { doubled } from './doubled';
import { localCase } from './local-case';
import { negation } from './negation';
import { numeral } from './numeral';
import { placeNames } from './place-names';
import type { Rule } from './rule';
import { subjectVerb } from './subject-verb';
import { together } from './together';

/** All rules; of two that say different things at one place the earlier one is heard. */
export const RULES: readonly Rule[] = [
  ...[negation, numeral, subjectVerb, placeNames, localCase, capitals],
  ...[together, doubled, comparison, attribute, adposition],
];
