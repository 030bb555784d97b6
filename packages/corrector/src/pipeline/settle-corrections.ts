import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { Correction } from '../correction/correction';
import { findFormFrequency } from '../language/drop-rare-forms';
import type { Lexicon } from '../language/lexicon';
import { readGrammarSentences, type GrammarSentence } from '../sentence/grammar-sentence';
import type { LiteralRange } from '../literal/find-literal-ranges';
import { findAdvice } from '../rules/engine/find-advice';
import type { SpellingKnowledge } from '../spelling/rank-respellings';
import { findForeignQuotes } from '../unknown/find-foreign-quotes';
import { findUnknownWords } from '../unknown/find-unknown-words';

/** Makes of what a model found in a text what is shown of it, in text order; with advice where it is asked for. */
export type SettleCorrections = (
  found: readonly Correction[],
  options?: { readonly hasAdvice: boolean },
) => Correction[];

export interface TextToSettle {
  readonly text: string;
  readonly annotation: AnnotatedText;
  /** What is no language in the text. */
  readonly literals: readonly LiteralRange[];
  /** Whether some of what is settled takes advice: without it none is looked for. */
  readonly hasAdvice?: boolean;
}

/**
 * Looks once for all models at some sentences of a text: what is no language (addresses, code) is left alone, and words
 * that nobody knows get a quiet mark where no sure correction touches them. Advice stands where nothing is marked but a
 * move of words, whose place it takes: the same order is not now an error, now advice. Rejects as the signal of `options`.
 */
export async function prepareSettling(
  { text, annotation, literals, hasAdvice: looksForAdvice = false }: TextToSettle,
  knowledge: SpellingKnowledge,
  options: TurnOptions = {},
): Promise<SettleCorrections> {
  if (annotation.language !== 'et') return (found) => [...found];
  const sentences = readGrammarSentences(text, annotation, knowledge.morphology);
  const unknown = await findUnknownWords(sentences, knowledge, options);
  const advice = looksForAdvice ? findAdvice(text, sentences, knowledge.morphology) : [];
  const left = [...literals, ...sentences.flatMap(listForeignWords)];
  return (found, { hasAdvice } = { hasAdvice: false }) => {
    const sure = found.filter(({ tier }) => tier === 'sure');
    const quiet = unknown
      .filter((mark) => !sure.some((other) => overlap(mark, other)))
      .map((mark) => ({ ...mark, replacements: listMeant(mark, found) }));
    const [kept, advised] = hasAdvice ? addAdvice(found, advice) : [found, []];
    return [...kept.map((one) => nameRareWord(one, knowledge.lexicon)), ...quiet, ...advised]
      .filter((correction) => !left.some((literal) => touch(correction, literal)))
      .sort((a, b) => a.start - b.start || a.end - b.end);
  };
}

/** So much rarer (common logarithm) than what it is changed to, a word that exists is misspelt all the same: `kinkime`. */
const MOST_RARER = 2;

/** A word that hardly anybody writes is no other word that one confuses: its letters say what is wrong. */
function nameRareWord(correction: Correction, lexicon: Lexicon): Correction {
  const { reason, original, replacements } = correction;
  if (reason.kind !== 'confused-word' || reason.changes.length === 0) return correction;
  const isRare =
    findFormFrequency(lexicon, original) < findFormFrequency(lexicon, replacements[0] ?? '') - MOST_RARER;
  return isRare ? { ...correction, reason: { ...reason, kind: 'misspelling' } } : correction;
}

/** What an unknown word may be meant to be. */
function listMeant({ start, end }: Correction, found: readonly Correction[]): readonly string[] {
  const isSame = (other: Correction): boolean => other.start === start && other.end === end;
  return found.find(isSame)?.replacements ?? [];
}

/** The words of another language or a dialect in quotes; one unknown word may be a misspelt one. */
function listForeignWords(sentence: GrammarSentence): LiteralRange[] {
  const words = [...findForeignQuotes(sentence)].map((place) => sentence.tokens[place]!);
  return words.filter(({ isKnown }) => !isKnown).length < 2 ? [] : words;
}

/** The corrections that are kept, and the advice. */
function addAdvice(
  found: readonly Correction[],
  advice: readonly Correction[],
): [kept: readonly Correction[], advised: readonly Correction[]] {
  const isMove = ({ reason }: Correction): boolean => reason.kind === 'word-order';
  const isIn = (other: Correction, mark: Correction): boolean =>
    other.start === other.end ? mark.start < other.start && other.start < mark.end : overlap(mark, other);
  const advised = advice.filter((mark) => !found.some((other) => !isMove(other) && isIn(other, mark)));
  const kept = found.filter((other) => !advised.some((mark) => isIn(other, mark)));
  return [kept, advised];
}

function overlap(a: LiteralRange, b: LiteralRange): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether a correction changes a literal, or puts something in right at it. */
function touch(correction: Correction, literal: LiteralRange): boolean {
  const { start, end } = correction;
  return start === end ? literal.start <= start && end <= literal.end : overlap(correction, literal);
}
