import type { CorrectorMorphology } from '../corrector-morphology';
import { readExplanation } from '../explain/explanation';
import { readMessage } from '../messages/messages';
import { together } from '../rules/together';
import type { GrammarToken } from '../sentence/grammar-sentence';
import { hasCode, hasPart, listWords } from '../sentence/readings';
import type { PracticeDraft, PracticeKnowledge, PracticeSentence } from './practice-draft';

/** A compound is in everybody's dictionary from this common logarithm of its frequency on. */
const USUAL_COMPOUND = -5.2;
const FEWEST_LETTERS = 3;
const ONE_WORD = /^\p{Ll}+$/u;
/** Words that stand apart from the next one. */
const APART = listWords('ei iga nii minu sinu meie väga liiga');
const TIMES = listWords('päev aasta nädal kuu õhtu hommik kord suvi');

interface JoinPlace {
  readonly start: number;
  readonly end: number;
  readonly right: string;
  readonly wrong: string;
  /** Parts that must be no such words for the wrong way to be wrong. */
  readonly isWrong: (asked: Asked) => boolean;
}

type Asked = Pick<CorrectorMorphology, 'analyse' | 'isKnown'>;

/** A compound noun or adjective: apart, its first part is neither an attribute nor of the usual phrase of two words. */
function findCompound(
  token: GrammarToken,
  frequencyOf: PracticeKnowledge['frequencyOf'],
): JoinPlace | undefined {
  const { form, lower, pos, lemma, readings, isKnown, start, end } = token;
  if (!isKnown || form !== lower || !'SA'.includes(pos) || !ONE_WORD.test(form)) return undefined;
  const roots = new Set(readings.filter((each) => each.lemma === lemma).map(({ root }) => root));
  const [first = '', second = '', ...more] = ([...roots][0] ?? '').replace(/[=+].*$/u, '').split('_');
  if (roots.size !== 1 || more.length > 0 || first.length < FEWEST_LETTERS || second.length < FEWEST_LETTERS)
    return undefined;
  if (!form.startsWith(first)) return undefined;
  const wrong = `${first} ${form.slice(first.length)}`;
  const isUsual = Math.max(frequencyOf(lemma), frequencyOf(form)) >= USUAL_COMPOUND;
  return { start, end, right: form, wrong, isWrong: (asked) => isUsual && !isAttribute(first, asked) };
}

/** Two words that together would be no word: `ei tea`, `iga päev`, `maja ees`. */
function findPair(one: GrammarToken, next: GrammarToken | undefined): JoinPlace | undefined {
  if (!next || !ONE_WORD.test(one.form) || !ONE_WORD.test(next.form) || next.start !== one.end + 1)
    return undefined;
  const isNegated = one.lower === 'ei' && next.pos === 'V';
  const isTime = one.lower === 'iga' && TIMES.has(next.lemma);
  const isOther = APART.has(one.lower) && one.lower !== 'iga' && 'DA'.includes(next.pos);
  const isPlace = one.pos === 'S' && hasCode(one, 'sg g', 'pl g') && next.pos === 'K' && !hasPart(next, 'S');
  if (!isNegated && !isTime && !isOther && !isPlace) return undefined;
  const wrong = `${one.form}${next.form}`;
  const right = `${one.form} ${next.form}`;
  return {
    start: one.start,
    end: next.end,
    right,
    wrong,
    isWrong: ({ isKnown, analyse }) => !isKnown(wrong) && !analyse(wrong).isKnown,
  };
}

/** A task of a sentence to write words together or apart, both in turn. */
export function makeJoinDraft(
  { sentence: { tokens } }: PracticeSentence,
  { morphology, frequencyOf, language }: PracticeKnowledge,
): PracticeDraft | undefined {
  const compounds = tokens.flatMap((token, at) => (at > 0 ? (findCompound(token, frequencyOf) ?? []) : []));
  const pairs = tokens.flatMap((token, at) => (at > 0 ? (findPair(token, tokens[at + 1]) ?? []) : []));
  const places = tokens.length % 2 === 0 ? [...compounds, ...pairs] : [...pairs, ...compounds];
  const place = places.find(({ isWrong }) => isWrong(morphology));
  if (!place) return undefined;
  const { start, end, right, wrong } = place;
  const key = right.includes(' ') ? 'together.two' : 'together.one';
  const text = `${readExplanation(key, language).long} ${readMessage('together.text', language)}`;
  return {
    ...{ topic: 'together', kind: 'JOIN_OR_CUT', start, end, written: '', accepted: [right] },
    wrong: [wrong],
    baseForm: null,
    word: null,
    // So that `ei` is not asked for ten times.
    explanation: {
      text,
      governor: right.split(' ').length > 1 ? right.split(' ')[0]! : null,
      formName: null,
    },
    examples: together.examples,
  };
}

/** A genitive or an adjective: it can stand before a noun as a word of its own. */
function isAttribute(word: string, { analyse }: Asked): boolean {
  const { analyses, isKnown } = analyse(word);
  return (
    isKnown &&
    analyses.some(({ partOfSpeech, form }) => form.endsWith(' g') || 'AGPNODKCU'.includes(partOfSpeech))
  );
}
