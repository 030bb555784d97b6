import type { PracticeKind } from '@keelerada/contract/teaching/practice-choices';
import { nameForm } from '../explain/form-names';
import { readExplanation } from '../explain/explanation';
import { findSegment } from '../sentence/clauses';
import { isFinite, type GrammarSentence, type GrammarToken } from '../sentence/grammar-sentence';
import { childrenOf, hasCode, listWords, relationOf } from '../sentence/readings';
import type { PracticeDraft, PracticeKnowledge, PracticeSentence } from './practice-draft';
import { makeAnalysedForms } from './probe-forms';

/** The past of each form of the present, person by person. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ...(
    [
      ['n', 'sin'],
      ['d', 'sid'],
      ['b', 's'],
      ['me', 'sime'],
      ['te', 'site'],
      ['vad', 'sid'],
    ] as const
  ).flatMap(
    ([now, then]) =>
      [
        [now, then],
        [then, now === 'd' ? 'd' : now],
      ] as [string, string][],
  ),
]);
const PAST_CODES = listWords('sin s sid sime site');
const THEN = listWords('eile üleeile mullu vanasti hiljuti äsja toona tollal lapsepõlves lapsena');
const NOW = listWords('praegu homme ülehomme tänapäeval tulevikus');
/** `eelmisel aastal`, `järgmisel nädalal` */
const THEN_BEFORE = listWords('eelmisel möödunud läinud');
const NOW_BEFORE = listWords('järgmisel tuleval');
const TIMES = listWords('aastal nädalal kuul suvel sügisel talvel kevadel korral päeval õhtul');
const YEAR = /^(?:1\d{3}|200\d)\.?$/u;
/** `aasta tagasi`, `kaks nädalat tagasi` */
const SPANS = listWords('aasta päev nädal kuu aeg tund minut');
/** `siis, kui`, `iga kord, kui` */
const SUCH_TIMES = listWords('siis kord ajal');
const OTHER_PERSONS = ['b', 's', 'n', 'sin', 'vad', 'sid'];
const EXAMPLES = ['Eile käisin ma kinos.', 'Praegu loen ma uut raamatut.'];

/** The words that say when, and which tense they ask for. */
function findTime({ tokens }: GrammarSentence, at: number): { word: string; isPast: boolean } | undefined {
  const [left, right] = findSegment(tokens, at);
  for (let i = left; i < right; i++) {
    const { lower, form } = tokens[i]!;
    const next = tokens[i + 1]?.lower ?? '';
    if (THEN.has(lower) || NOW.has(lower)) return { word: form, isPast: THEN.has(lower) };
    const isTime = TIMES.has(next);
    if (isTime && (THEN_BEFORE.has(lower) || NOW_BEFORE.has(lower)))
      return { word: `${form} ${tokens[i + 1]!.form}`, isPast: THEN_BEFORE.has(lower) };
    if (YEAR.test(form) && tokens.slice(i, i + 3).some((token) => token.lower === 'aastal'))
      return { word: form, isPast: true };
    if (next === 'tagasi' && SPANS.has(tokens[i]!.lemma)) return { word: `${form} tagasi`, isPast: true };
  }
  return findOtherTense(tokens, at);
}

/** The only other verb of the sentence, which stands in a clause of `kui`: the main clause has its tense. */
function findOtherTense(
  tokens: readonly GrammarToken[],
  at: number,
): { word: string; isPast: boolean } | undefined {
  const [other, ...more] = tokens.flatMap((token, i) => (i !== at && isFinite(token) ? [i] : []));
  if (other === undefined || more.length > 0 || tokens.some((each) => hasCode(each, 'nud', 'tud')))
    return undefined;
  const { form, code } = tokens[other]!;
  const [kui] = findSegment(tokens, other);
  // `rohkem, kui arvad` compares.
  const isTime = kui === 0 || SUCH_TIMES.has(tokens[kui - 2]?.lower ?? '');
  if (tokens[kui]!.lower !== 'kui' || !isTime || findSegment(tokens, at)[0] === kui) return undefined;
  return PAIRS.has(code) ? { word: form, isPast: PAST_CODES.has(code) } : undefined;
}

/** True for the only verb with a person of its clause, whose subject stands beside it. */
function isPlain(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const { form, lower, isKnown, pos, code, lemma } = token;
  if (pos !== 'V' || at === 0 || form !== lower || !isKnown || !PAIRS.has(code)) return false;
  const [left, right] = findSegment(tokens, at);
  const verbs = tokens.slice(left, right).filter((each) => isFinite(each) || hasCode(each, 'nud', 'tud'));
  if (verbs.length > 1) return false;
  // `on söönud`, `oli olnud` are other tenses.
  if (lemma === 'olema' && tokens.some((each) => hasCode(each, 'nud', 'tud'))) return false;
  return childrenOf(sentence, lemma === 'olema' && token.head >= 0 ? token.head : at).some(
    (i) => relationOf(tokens[i]!) === 'nsubj' && hasCode(tokens[i]!, 'sg n', 'pl n'),
  );
}

/** A task of a sentence to choose or write a verb whose tense a word of time asks for. */
export function makeTenseDraft(
  { sentence }: PracticeSentence,
  kind: PracticeKind,
  knowledge: PracticeKnowledge,
): PracticeDraft | undefined {
  const at = sentence.tokens.findIndex((_, i) => isPlain(sentence, i) && isAsked(sentence, i));
  if (at < 0) return undefined;
  const token = sentence.tokens[at]!;
  const { code, lemma, start, end } = token;
  const time = findTime(sentence, at)!;
  const otherCodes = [
    PAIRS.get(code)!,
    ...OTHER_PERSONS.filter((each) => ![code, PAIRS.get(code)].includes(each)),
  ];
  const make = (form: string) =>
    makeAnalysedForms({ lemma, form, partOfSpeech: 'V' }, knowledge).map((made) => made.form);
  const same = make(code);
  const accepted = [...new Set([token.form, ...same])];
  const wrong = otherCodes
    .flatMap((each) => make(each).slice(0, 1))
    .filter((form) => !accepted.includes(form));
  if (wrong.length === 0 || !same.includes(token.form)) return undefined;
  const { long } = readExplanation(time.isPast ? 'tense.past' : 'tense.present', knowledge.language, {
    word: time.word,
  });
  return {
    ...{ topic: 'tense', kind, start, end, written: '', accepted },
    wrong: kind === 'WRITE_FORM' ? [] : [...new Set(wrong)].slice(0, 3),
    baseForm: lemma,
    word: { lemma, partOfSpeech: 'V' },
    explanation: {
      text: long,
      governor: time.word,
      formName: nameForm(code, 'V', knowledge.language) ?? null,
    },
    examples: EXAMPLES,
  };
}

function isAsked(sentence: GrammarSentence, at: number): boolean {
  const { code }: GrammarToken = sentence.tokens[at]!;
  return findTime(sentence, at)?.isPast === PAST_CODES.has(code);
}
