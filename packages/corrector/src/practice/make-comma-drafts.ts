import { explainPunctuation } from '../explain/explain-punctuation';
import { scoreCommas } from '../grammar/comma/score-commas';
import { isSubordinator } from '../sentence/clauses';
import { isFinite, type GrammarSentence } from '../sentence/grammar-sentence';
import { hashSentence } from '../sentence/hashed-sentence';
import { listWords } from '../sentence/readings';
import type { PracticeDraft, PracticeKnowledge, PracticeSentence } from './practice-draft';

/** Least log odds for a comma, and against one, by the words around: a comma that may be left out is no task. */
const LEAST_ODDS = 2.5;
const JOINING = listWords('aga kuid vaid');
/** Words before which a comma may stand or not. */
const UNSURE = listWords('nagu kui siis palun muidugi ehk nii seega kuni justkui');
const EXAMPLES = ['Ma tean, et ta tuleb.', 'Raamat, mida ma loen, on huvitav.'];
const COMMA_SPACE = /,(?=\s)/gu;

/** A task to put the commas of a right sentence; undefined where one of them, or one that is not there, is a matter of taste. */
export function makeCommaDraft(
  { text, sentence }: PracticeSentence,
  { context, language }: Pick<PracticeKnowledge, 'context' | 'language'>,
): PracticeDraft | undefined {
  const { tokens } = sentence;
  const commas = tokens.flatMap(({ form }, at) => (form === ',' ? [at] : []));
  const marks = tokens.slice(0, -1).filter(({ isWord, form }) => !isWord && form !== ',');
  if (commas.length === 0 || marks.length > 0 || tokens.some(({ lower }) => UNSURE.has(lower)))
    return undefined;
  const begins = commas.filter((at) => beginsClause(sentence, at + 1));
  if (begins.length === 0 || !commas.every((at) => begins.includes(at) || endsClause(sentence, at)))
    return undefined;
  const gaps = scoreCommas(context.commas, sentence, hashSentence(sentence));
  const isClear = gaps.every(({ isWritten, context: odds }) => (isWritten ? odds : -odds) >= LEAST_ODDS);
  if (!isClear) return undefined;
  const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end];
  const before = text.slice(start, end);
  const places = [...before.matchAll(COMMA_SPACE)].map(({ index }, i) => index - i);
  if (places.length !== commas.length) return undefined;
  const word = tokens[begins[0]! + 1]!.form;
  const reason = { kind: 'punctuation', change: 'missing', mark: ',', because: 'conjunction', word } as const;
  return {
    ...{ topic: 'comma', kind: 'PLACE_COMMA', start, end, written: '' },
    accepted: [before],
    wrong: [],
    baseForm: null,
    word: null,
    commaPlaces: places,
    explanation: { text: explainPunctuation(reason, language).long, governor: word, formName: null },
    examples: EXAMPLES,
  };
}

/** A word that begins a clause, and a verb on both sides of it. */
function beginsClause({ tokens }: GrammarSentence, at: number): boolean {
  const word = tokens[at];
  if (!word || !(isSubordinator(word) || JOINING.has(word.lower))) return false;
  return tokens.slice(0, at).some(isFinite) && tokens.slice(at).some(isFinite);
}

/** A verb right behind the comma that closes a clause begun by a word after another comma. */
function endsClause(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const opening = tokens.findLastIndex(({ form }, i) => i < at && form === ',');
  const from = opening + 1;
  const word = tokens[from];
  return (
    word !== undefined &&
    isSubordinator(word) &&
    tokens.slice(from, at).some(isFinite) &&
    tokens.slice(at).some(isFinite)
  );
}
