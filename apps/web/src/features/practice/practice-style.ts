import { families, letters, rem } from '../../shared/design/tokens';

/** What can be learned from is large and in the letters of Estonian. */
export const sentenceStyle = {
  m: 0,
  fontFamily: families.serif,
  fontSize: { xs: rem(22), sm: rem(26) },
  lineHeight: { xs: rem(40), sm: rem(44) },
  textWrap: 'pretty',
  overflowWrap: 'break-word',
} as const;

/** A text is read on, so its letters are smaller. */
export const storyStyle = {
  ...sentenceStyle,
  fontSize: { xs: rem(18), sm: rem(20) },
  lineHeight: { xs: rem(36), sm: rem(40) },
  '& small': { color: 'var(--ink-3)', fontSize: rem(16) },
} as const;

/** The answer in its place: right, or what was wrong. */
export const rightStyle = {
  borderBottom: '2px solid var(--ok)',
  bgcolor: 'var(--ok-soft)',
  px: '8px',
  fontWeight: 600,
  textDecoration: 'none',
} as const;
export const wrongStyle = {
  borderBottom: '2px solid var(--e-punct)',
  bgcolor: 'var(--e-punct-soft)',
  px: '4px',
} as const;

/** A field or a button that stands by itself. */
export const boxStyle = {
  ...{ border: '1px solid var(--line-strong)', borderRadius: '4px', bgcolor: 'var(--surface)' },
  ...{ ...letters[20], fontFamily: families.serif, color: 'inherit' },
} as const;

/** A field in a sentence. */
export const inputStyle = {
  ...{ font: 'inherit', color: 'inherit', bgcolor: 'transparent', border: 0, borderRadius: 0, p: '0 4px' },
  borderBottom: '2px solid var(--line-strong)',
  width: { xs: 176, sm: 240 },
  maxWidth: '100%',
  outline: 'none',
  '&:focus': { borderColor: 'var(--focus)', boxShadow: '0 1px 0 var(--focus)' },
} as const;

/** The device neither corrects nor completes what is written. */
export const plainInput = {
  ...{ lang: 'et', autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false },
} as const;

/** A word that is chosen or wrong. */
export const pickStyle = {
  bgcolor: 'var(--e-form-soft)',
  boxShadow: 'inset 0 -2px 0 var(--e-form)',
} as const;

/** A button that is a word of its sentence. */
export const wordStyle = {
  ...{ font: 'inherit', color: 'inherit', border: 0, bgcolor: 'transparent', cursor: 'pointer' },
  ...{ borderRadius: '4px', p: '2px 3px', m: '0 -3px', textAlign: 'start', lineHeight: rem(36) },
  '&:hover': { bgcolor: 'var(--sunken)' },
  '&[aria-pressed=true]': pickStyle,
} as const;

export const serifStyle = { fontFamily: families.serif } as const;

/** Buttons of one screen, under the thumb on a phone. */
export const pinnedStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  pt: { xs: 1.5, sm: 3 },
  pb: { xs: 2, sm: 0 },
  position: { xs: 'sticky', sm: 'static' },
  bottom: 'var(--cookie-height, 0px)',
  mt: { xs: 'auto', sm: 0 },
  bgcolor: 'var(--paper)',
  '& .MuiButton-root': { minHeight: { xs: 48, sm: 44 }, px: 2, flex: { xs: 1, sm: 'none' } },
  '& .MuiButton-outlined': { borderColor: 'var(--line)' },
} as const;

export const smallStyle = { ...letters[12], color: 'var(--ink-3)' } as const;
