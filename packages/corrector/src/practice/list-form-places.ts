import { adposition } from '../rules/adposition';
import { attribute } from '../rules/attribute';
import { government } from '../rules/government';
import { infinitive } from '../rules/infinitive';
import { localCase } from '../rules/local-case';
import { numeral } from '../rules/numeral';
import { object } from '../rules/object';
import { placeNames } from '../rules/place-names';
import { totalObject } from '../rules/post-ranking/total-object';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { caseOfCode, numberOfCode, relationOf } from '../sentence/readings';
import type { Rule } from '../sentence/rule';

/** Topics whose items are forms that a rule asks for. */
export const formTopics = [
  'partitive',
  'object',
  'government',
  'local-cases',
  'infinitive',
  'numerals',
  'agreement',
] as const;
export type FormTopic = (typeof formTopics)[number];

interface TopicForms {
  /** One of them has to ask for the form where another one stands. */
  readonly rules: readonly Rule[];
  /** Cases of the answers, codes of verb forms. */
  readonly answers: readonly string[];
  readonly parts: string;
  /** Cases or codes that are tried in place of the answer, the likeliest mistakes first. */
  readonly tried: readonly string[];
}

const OBJECT_CASES = ['n', 'g', 'p'];
const LOCAL_CASES = ['in', 'ad', 'adt', 'ill', 'all', 'el', 'abl'];

export const formsOfTopics: Readonly<Record<FormTopic, TopicForms>> = {
  partitive: {
    rules: [object, numeral, government, adposition],
    answers: ['p'],
    parts: 'S',
    tried: ['n', 'g', 'all', 'el', 'kom'],
  },
  object: {
    rules: [object, totalObject],
    answers: OBJECT_CASES,
    parts: 'S',
    tried: ['n', 'g', 'p', 'all', 'el'],
  },
  government: {
    rules: [government, adposition],
    answers: ['p', 'g', 'ill', 'in', 'el', 'all', 'ad', 'kom', 'ter', 'ab'],
    parts: 'S',
    tried: ['n', 'p', 'g', 'all', 'el', 'kom'],
  },
  'local-cases': { rules: [localCase, placeNames], answers: LOCAL_CASES, parts: 'SH', tried: LOCAL_CASES },
  infinitive: { rules: [infinitive], answers: ['da', 'ma'], parts: 'V', tried: ['ma', 'da', 'mast', 'des'] },
  numerals: { rules: [numeral], answers: ['p'], parts: 'S', tried: ['n', 'g', 'el'] },
  agreement: {
    rules: [attribute],
    answers: ['g', 'p', 'ill', 'in', 'el', 'all', 'ad', 'abl', 'tr', 'n'],
    parts: 'AP',
    tried: ['n', 'g', 'p', 'in', 'ad'],
  },
};

/** A place in a right sentence whose form may be asked for. */
export interface FormPlace {
  readonly at: number;
  /** Codes of the forms that are tried there. */
  readonly tried: readonly string[];
}

/** The places of a sentence where a topic can be practised, before any rule is asked. */
export function listFormPlaces({ tokens }: GrammarSentence, topic: FormTopic): FormPlace[] {
  const { answers, parts, tried } = formsOfTopics[topic];
  return tokens.flatMap((token, at) => {
    const isVerb = token.pos === 'V';
    const own = isVerb || token.code === 'adt' ? token.code : caseOfCode(token.code);
    if (at === 0 || !parts.includes(token.pos) || !answers.includes(own) || !isPlain(token, topic)) return [];
    if (isVerb) return [{ at, tried: tried.filter((code) => code !== own) }];
    const number = numberOfCode(token.code);
    const codes = tried.filter((each) => each !== own).map((each) => toCode(number, each));
    const other = number === 'sg' ? 'pl' : 'sg';
    return [{ at, tried: [...codes, `${other} n`, `${other} g`] }];
  });
}

function toCode(number: 'sg' | 'pl', name: string): string {
  return name === 'adt' ? (number === 'sg' ? 'adt' : 'pl ill') : `${number} ${name}`;
}

/** True for a known word in small letters, without a clitic, whose reading in the sentence the analyser gives too. */
function isPlain(token: GrammarToken, topic: FormTopic): boolean {
  const { form, lower, isKnown, readings, lemma, pos, code } = token;
  const isName = token.upos === 'PROPN';
  if (isName ? topic !== 'local-cases' : form !== lower || !isKnown) return false;
  if (topic === 'object' && relationOf(token) !== 'obj') return false;
  if (topic === 'agreement' && (code === 'sg n' || !['amod', 'det'].includes(relationOf(token))))
    return false;
  return readings.some(
    (each) => each.lemma === lemma && each.partOfSpeech === pos && each.form === code && each.clitic === '',
  );
}
