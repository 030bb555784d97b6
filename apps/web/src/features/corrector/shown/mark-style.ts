import { keyframes } from '@mui/material/styles';
import type { TextMark } from '@keelerada/contract/corrector/corrector';
import {
  errorFamilies,
  type RepetitionKind,
  type TextMarkKind,
} from '@keelerada/contract/corrector/corrector-choices';
import {
  makeErrorStyle,
  makeInsertStyle,
  markedBySystem,
  type MarkStyle,
  readSoftColour,
} from '../../../shared/error-marks/error-look';
import { FOLD } from '../../../shared/design/tokens';
import type { Highlight } from '../editor/highlights';

/** Class names of the original page, with the colours of the marks. */
const looks = {
  longsentence: ['long-sentence-color', '#ea9999'],
  longword: ['long-word-color', '#b6d7a8'],
  nouns: ['noun-color', '#c9daf8'],
  wordrepetition: ['same-sentence-color', '#f6b26a'],
  'same-sentence': ['same-sentence-color', '#f6b26a'],
  'next-sentence': ['next-sentence-color', '#ffe599'],
  'both-sentence': ['both-sentence-color', '#ea9999'],
  uncommonwords: ['uncommon-word-color', '#b6d7a8'],
  abstractwords: ['abstract-word-color', '#c9daf8'],
  contentwords: ['content-word-color', '#ada1d4'],
} as const satisfies Record<TextMarkKind | RepetitionKind, readonly [className: string, colour: string]>;

/** The class name and the colour of a mark of the text. */
export function readMarkLook({ kind, repetition }: Pick<TextMark, 'kind' | 'repetition'>) {
  const [className, colour] = looks[repetition ?? kind];
  return { className, colour };
}

/** Underline of advice: the dashes of word order, thin and without its colour. */
export const adviceStyle: MarkStyle = {
  textDecorationLine: 'underline',
  textDecorationStyle: 'dashed',
  textDecorationColor: 'var(--ink-3)',
  textDecorationThickness: '1px',
  textUnderlineOffset: '5px',
};

const familyStyles = errorFamilies.flatMap<readonly [string, MarkStyle]>(({ name }) => [
  [`& .error-${name}`, { ...makeErrorStyle(name), cursor: 'pointer', borderRadius: '2px' }] as const,
  [`& .error-${name}.is-active`, { backgroundColor: readSoftColour(name) }] as const,
  [`& .error-${name}.is-gap`, { textDecorationLine: 'none' }] as const,
  [`& .error-${name}.is-gap::before`, { content: 'attr(data-insert)', ...makeInsertStyle(name) }] as const,
]);

/** Before the kind is told, marks look alike and a gap does not show what is missing. */
const HIDDEN_GAP = "'\\2038'";
export const hintStyles: Readonly<Record<string, MarkStyle>> = {
  '& .error[class]': {
    textDecorationLine: 'underline',
    textDecorationStyle: 'solid',
    textDecorationColor: 'var(--ink-3)',
  },
  '& .error.is-active[class]': { backgroundColor: 'var(--sunken)' },
  '& .error.is-gap[class]::before': {
    content: HIDDEN_GAP,
    color: 'var(--ink-3)',
    backgroundColor: 'transparent',
  },
};

/** A correction settles in the text: ground and line come up. */
const settle = keyframes({ from: { backgroundColor: 'var(--e-form-soft)', boxShadow: 'none' } });

/** Styles of every mark, for the box that holds the text. */
export const markStyles: Readonly<Record<string, MarkStyle>> = {
  ...Object.fromEntries(familyStyles),
  '& .tier-possible': { textDecorationThickness: '1px' },
  // Clear of what stays at the top, and on phones of the sheet.
  '& .error, & .quiet-mark, & .advice-mark': {
    scrollMarginBlock: '110px 40px',
    '@media (max-width: 42.3em)': { scrollMarginBlock: '110px 290px' },
  },
  '& .is-folded': {
    backgroundColor: 'var(--ok-soft)',
    boxShadow: 'inset 0 -2px 0 var(--ok)',
    borderRadius: '2px',
    animation: `${settle} ${FOLD}`,
  },
  '& .error.is-active': { outline: '1px solid', outlineColor: 'var(--line-strong)' },
  '& .quiet-mark': {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--ink-3)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '5px',
    cursor: 'pointer',
  },
  '& .quiet-mark.is-active, & .advice-mark.is-active': { backgroundColor: 'var(--sunken)' },
  '& .advice-mark': { ...adviceStyle, cursor: 'pointer' },
  ...Object.fromEntries(
    Object.values(looks).map(([name, colour]) => [
      `& .${name}`,
      {
        backgroundColor: `color-mix(in srgb, ${colour} 45%, transparent)`,
        borderRadius: '2px',
        ...markedBySystem,
      },
    ]),
  ),
};

/** Marks of one kind as the text box shades them. */
export function makeHighlights(marks: readonly TextMark[], kind: TextMarkKind | null): readonly Highlight[] {
  return marks
    .filter((mark) => mark.kind === kind)
    .map((mark) => ({ start: mark.start, end: mark.end, className: readMarkLook(mark).className }));
}
