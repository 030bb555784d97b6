import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { Candidate } from '../../sentence/candidate';
import type { GrammarToken } from '../../sentence/grammar-sentence';
import type { GuardedSentence } from './guard';

/** A known word and the word that replaces it. */
export interface ReplacedWord {
  readonly token: GrammarToken;
  /** In lower case. */
  readonly right: string;
}

/** The word that a candidate replaces by one other; undefined for other changes and for unknown words. */
export function readKnownWord(
  { kind, start, replacement }: Candidate,
  { sentence }: GuardedSentence,
): ReplacedWord | undefined {
  const token = sentence.tokens[start];
  const isWordChange = kind === 'form' || kind === 'confusion';
  if (!isWordChange || !token?.isKnown) return undefined;
  return { token, right: replacement[0]!.toLowerCase() };
}

/** The readings of a word that have the lemma of the new word; all where none has. */
export function listReadingsOf(
  { readings }: GrammarToken,
  { reading }: Candidate,
): readonly VabamorfAnalysis[] {
  const same = readings.filter(({ lemma }) => lemma === reading?.lemma);
  return same.length > 0 ? same : readings;
}
