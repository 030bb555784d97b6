import type { TextMark } from '@keelerada/contract/corrector';
import type { RepetitionKind, TextMarkKind } from '@keelerada/contract/corrector-choices';
import { errorFamilies } from '@keelerada/contract/corrector-choices';
import type { Highlight } from '../editor/highlights';

/** CSS properties with their values. */
type MarkStyle = Readonly<Record<string, string>>;

/** Class names of the original page (reference, "Vocabulary and complexity marks"). */
export const markClasses: Readonly<Record<TextMarkKind, string>> = {
  longsentence: 'long-sentence-color',
  longword: 'long-word-color',
  nouns: 'noun-color',
  wordrepetition: 'same-sentence-color',
  uncommonwords: 'uncommon-word-color',
  abstractwords: 'abstract-word-color',
  contentwords: 'content-word-color',
};

export const repetitionClasses: Readonly<Record<RepetitionKind, string>> = {
  'same-sentence': 'same-sentence-color',
  'next-sentence': 'next-sentence-color',
  'both-sentence': 'both-sentence-color',
};

const colours: Readonly<Record<string, string>> = {
  'long-sentence-color': '#ea9999',
  'long-word-color': '#b6d7a8',
  'noun-color': '#c9daf8',
  'same-sentence-color': '#f6b26a',
  'next-sentence-color': '#ffe599',
  'both-sentence-color': '#ea9999',
  'uncommon-word-color': '#b6d7a8',
  'abstract-word-color': '#c9daf8',
  'content-word-color': '#ada1d4',
};

/** Errors differ in their underline too, not in colour alone. */
const underlines: Readonly<Record<string, string>> = {
  spelling: 'wavy',
  form: 'solid',
  wordChoice: 'double',
  punctuation: 'dotted',
  wordOrder: 'dashed',
  compounding: 'solid',
  missingOrExtra: 'dashed',
  other: 'double',
};

/** Shading and underline of a family's marks, for the text box and for legends. */
export function makeErrorStyle(family: string): MarkStyle {
  const colour = errorFamilies.find(({ name }) => name === family)?.colour ?? '#f6b26a';
  return {
    backgroundColor: `color-mix(in srgb, ${colour} 38%, transparent)`,
    textDecorationLine: 'underline',
    textDecorationStyle: underlines[family] ?? 'solid',
    textDecorationColor: `color-mix(in srgb, ${colour} 70%, currentColor)`,
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  };
}

/** Styles of every mark, for the box that holds the text. */
export const markStyles: Readonly<Record<string, MarkStyle>> = {
  ...Object.fromEntries(
    errorFamilies.map(({ name }) => [`& .error-${name}`, { ...makeErrorStyle(name), cursor: 'pointer' }]),
  ),
  '& .tier-possible': { backgroundColor: 'transparent', textDecorationThickness: '1px' },
  '& .error.is-active': { outline: '2px solid', outlineColor: 'text.primary', borderRadius: '2px' },
  '& .error.is-gap': { display: 'inline-block', minWidth: '0.6em' },
  '& .error.is-gap::before': { content: '"\\00a0"' },
  ...Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      `& .${name}`,
      { backgroundColor: `color-mix(in srgb, ${colour} 45%, transparent)`, borderRadius: '2px' },
    ]),
  ),
};

/** Marks of one kind as the text box shades them. */
export function makeHighlights(marks: readonly TextMark[], kind: TextMarkKind | null): readonly Highlight[] {
  return marks
    .filter((mark) => mark.kind === kind)
    .map(({ start, end, repetition }) => ({
      start,
      end,
      className: repetition === undefined ? markClasses[kind!] : repetitionClasses[repetition],
    }));
}
