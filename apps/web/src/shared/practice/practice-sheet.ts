import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type { WorksheetExample } from '@keelerada/contract/teaching/worksheet';
import type { ReactNode } from 'react';
import type { ApiCall } from '../citation/api-call';

type Mark = WorksheetExample['marks'][number];
/** A sentence of a sheet; its marks are the gaps. */
export interface SheetSentence extends Omit<WorksheetExample, 'marks'> {
  /** `accepted`: what is as right as the word that stands there. */
  readonly marks: readonly (Mark & { readonly accepted?: readonly string[] | undefined })[];
}

/** The items of an exercise for paper and learning environments. */
export interface PracticeSheet {
  readonly title: string;
  readonly instruction: string;
  readonly sentences: readonly SheetSentence[];
  /** Parts of the names of its files. */
  readonly fileParts: readonly string[];
  /** The page, what was asked, in a line, and the address and the call that bring it back. */
  readonly tool: string;
  readonly query: string;
  readonly address: string;
  readonly call: ApiCall;
  /** What else can be done with it. */
  readonly more: ReactNode;
}

/** The items on paper and in files. */
export type RenderSheet = (sheet: PracticeSheet) => ReactNode;

/** The sentence with commas put in at these places. */
export function putCommas(sentence: string, places: readonly number[]): string {
  const inOrder = [0, ...places.toSorted((one, other) => one - other), sentence.length];
  return inOrder
    .slice(1)
    .map((end, index) => sentence.slice(inOrder[index], end))
    .join(',');
}

const countWords = (text: string): number => text.split(/\s+/u).length;

/** The sentence as it should be, its answer a gap: what was to be mended stands in place of the base form, each comma is a gap. */
export function makeSheetSentence(item: PracticeItem): SheetSentence {
  const { before, after, kind, accepted, commaPlaces, choices, baseForm, written, textId } = item;
  if (kind === 'PLACE_COMMA') {
    const places = commaPlaces.toSorted((one, other) => one - other);
    // Each comma moves those behind it.
    const marks = places.map((place, index) => ({
      start: place + index,
      end: place + index + 1,
      lemma: ',',
    }));
    const text = putCommas(before, places);
    return { text, marks, textId, words: countWords(text) };
  }
  const [answer = '', ...others] = accepted;
  const isOrder = kind === 'ORDER_TILES';
  const lemma = isOrder ? choices.join(' / ') : (baseForm ?? written);
  const mark = { start: before.length, end: before.length + answer.length, lemma };
  const hasChoices = choices.length > 0 && !isOrder;
  const more = { ...(others.length > 0 && { accepted: others }), ...(hasChoices && { choices }) };
  const text = `${before}${answer}${after}`;
  return { text, marks: [{ ...mark, ...more }], textId, words: countWords(text) };
}
