import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { Correction } from './correction';
import { readGrammarSentences } from './grammar/read-grammar-sentences';
import type { LiteralRange } from './literal/find-literal-ranges';
import type { SpellingKnowledge } from './spelling/rank-respellings';
import { findUnknownWords } from './unknown/find-unknown-words';

/** Makes of what a model found in a text what is shown of it, in text order. */
export type SettleCorrections = (found: readonly Correction[]) => Correction[];

export interface TextToSettle {
  readonly text: string;
  readonly annotation: AnnotatedText;
  /** What is no language in the text. */
  readonly literals: readonly LiteralRange[];
  /** What the spelling corrector marks. */
  readonly spelling: readonly Correction[];
}

/**
 * Looks once for all models at some sentences of a text: what is no language (addresses, code) is left alone, and words
 * that nobody knows get a quiet mark where no sure correction touches them. Rejects if the analyser does.
 */
export async function prepareSettling(
  { text, annotation, literals, spelling }: TextToSettle,
  knowledge: SpellingKnowledge,
  options: AnalysisOptions = {},
): Promise<SettleCorrections> {
  if (annotation.language !== 'et') return (found) => [...found];
  const sentences = await readGrammarSentences(text, annotation, knowledge.morphology, options);
  const sureSpelling = spelling.filter(({ tier }) => tier === 'sure');
  const isMarked = (place: LiteralRange): boolean => sureSpelling.some((mark) => overlap(mark, place));
  const unknown = await findUnknownWords(sentences, knowledge, isMarked, options);
  const [from, to] = [annotation.sentences[0]?.start ?? 0, annotation.sentences.at(-1)?.end ?? 0];
  const near = literals.filter(({ start, end }) => start <= to && end >= from);
  return (found) => {
    const sure = found.filter(({ tier }) => tier === 'sure');
    const quiet = unknown.filter((mark) => !sure.some((other) => overlap(mark, other)));
    return [...found, ...quiet]
      .filter((correction) => !near.some((literal) => touch(correction, literal)))
      .sort((a, b) => a.start - b.start || a.end - b.end);
  };
}

function overlap(a: LiteralRange, b: LiteralRange): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether a correction changes a literal, or puts something in right at it. */
function touch(correction: Correction, literal: LiteralRange): boolean {
  const { start, end } = correction;
  return start === end ? literal.start <= start && end <= literal.end : overlap(correction, literal);
}
