import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@keelerada/contract/fields/language';
import { MAX_ANALYSED_CHARACTERS, MAX_PASSAGE_CHARACTERS } from '@keelerada/contract/fields/limits';
import {
  sentenceAnalysisCall,
  type AnalysedSentence,
  type AnalysedToken,
  type SentenceAnalysisRequest,
} from '@keelerada/contract/tools/sentence-analysis';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { callApi } from '../../../shared/http/call-api';
import { readGap } from '../query/read-gap';

/** What the server is asked about: a stretch of a corpus text, or of a passage of the own text. */
export type Stretch = Pick<SentenceAnalysisRequest, 'textId' | 'ownTexts' | 'from' | 'to'>;

/** Analysed words of a place in a text. What is once known does not change while the page is open. */
export const analysisOptions = (stretch: Stretch | null, language: Language) =>
  queryOptions({
    queryKey: ['word-context', 'analysis', stretch, language],
    queryFn: async ({ signal }) => {
      const body = { ...stretch!, language };
      return (await callApi(sentenceAnalysisCall, { body, signal })).sentences;
    },
    enabled: stretch !== null,
    staleTime: Infinity,
    gcTime: 5 * 60_000,
    retry: false,
  });

type LineRow = Pick<
  WordContextRow,
  'textId' | 'start' | 'keyword' | 'contextBefore' | 'contextAfter' | 'moreBefore' | 'moreAfter' | 'joined'
>;

/** The text of a line on both sides of its keyword, white space between them included. */
export function readSides(row: LineRow): { readonly before: string; readonly rest: string } {
  const { moreBefore = '', contextBefore, keyword, contextAfter, moreAfter = '' } = row;
  return {
    before: `${moreBefore}${contextBefore}${readGap(row, 'BEFORE')}`,
    rest: `${keyword}${readGap(row, 'AFTER')}${contextAfter}${moreAfter}`,
  };
}

/** All that a line shows; null where its place is not known. */
export function readLineStretch(row: LineRow): { stretch: Stretch; keywordStart: number } | null {
  const { textId, start } = row;
  const { before, rest } = readSides(row);
  if (textId === null) {
    const ownTexts = (before + rest).slice(0, MAX_PASSAGE_CHARACTERS);
    const to = Math.min(ownTexts.length, MAX_ANALYSED_CHARACTERS);
    return { stretch: { ownTexts, from: 0, to }, keywordStart: before.length };
  }
  if (start === undefined) return null;
  const from = Math.max(0, start - before.length);
  const to = Math.min(from + MAX_ANALYSED_CHARACTERS, start + rest.length);
  return { stretch: { textId, from, to }, keywordStart: start };
}

/** The keyword in its text, or in the passage around it where that is of the own text. */
export function readKeywordStretch(row: LineRow, passage: LineRow | undefined): Stretch | null {
  const { textId, start, keyword } = row;
  const length = Math.min(Math.max(1, keyword.length), MAX_ANALYSED_CHARACTERS);
  if (textId !== null) return start === undefined ? null : { textId, from: start, to: start + length };
  if (passage === undefined) return null;
  const { before, rest } = readSides(passage);
  const ownTexts = (before + rest).slice(0, MAX_PASSAGE_CHARACTERS);
  return before.length < ownTexts.length
    ? { ownTexts, from: before.length, to: before.length + length }
    : null;
}

/** Letters by which a word may be found away from where it was counted to be: white space is shortened in lines. */
const MOST_AWAY = 60;

/** The token that is written so nearest to a place of the text. */
export function findToken(
  sentences: readonly AnalysedSentence[],
  written: string,
  place: number,
): AnalysedToken | null {
  let best: AnalysedToken | null = null;
  let bestAway = MOST_AWAY;
  for (const { start, text, tokens } of sentences)
    for (const token of tokens) {
      const away = Math.abs(start + token.start - place);
      if (away >= bestAway || !text.slice(token.start, token.end).includes(written)) continue;
      [best, bestAway] = [token, away];
    }
  return best;
}
