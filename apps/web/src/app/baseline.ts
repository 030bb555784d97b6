import type { CSSObject } from '@mui/material/styles';
import { families, FOCUS_RING, forcedColours, listVariables } from '../shared/design/tokens';
import { SCROLL_HEADER_OFFSET_PX } from '../shared/ui/scroll-to-element';
import { colours } from './branding';

/** What is chosen, where the system leaves no ground of ours: as the system shows it. */
const chosen =
  '[aria-current]:not([aria-current="false"], ol *), [aria-pressed="true"], [role="tab"][aria-selected="true"], [role="option"][aria-selected="true"]';

/** The palette of the components in colours of the system. */
const systemPalette = {
  ...{ '--mui-palette-primary-main': 'Highlight', '--mui-palette-primary-contrastText': 'HighlightText' },
  ...{ '--mui-palette-text-primary': 'CanvasText', '--mui-palette-text-secondary': 'CanvasText' },
  ...{ '--mui-palette-divider': 'CanvasText', '--mui-palette-background-paper': 'Canvas' },
};

/** Rules of the whole page. */
export const baseline: CSSObject = {
  ':root': {
    '--keelerada-reading-font': families.serif,
    '--serif': families.serif,
    '--edge': '24px',
    ...listVariables(colours.light),
  },
  '[data-color-scheme="dark"]': listVariables(colours.dark),
  '@media (max-width: 42.49688em)': { ':root': { '--edge': '16px' } },
  html: { scrollPaddingTop: SCROLL_HEADER_OFFSET_PX },
  // Signs of waiting come after a moment (`shared/ui/waiting.tsx`).
  '@keyframes late': { from: { visibility: 'hidden' } },
  '@keyframes coloured': { from: { opacity: 1, filter: 'none' } },
  // On paper: what was found and read, in dark letters, without what is only for clicking.
  '@media print': {
    [[
      'form',
      '[role="tablist"]',
      '.MuiButton-root',
      '.MuiIconButton-root',
      '.MuiFab-root',
      '.MuiSnackbar-root',
      '.MuiBackdrop-root',
    ].join(', ')]: { display: 'none !important' },
    'main *': { maxHeight: 'none !important' },
    '[data-color-scheme="dark"], [data-color-scheme="dark"] *': {
      color: '#000 !important',
      backgroundColor: '#fff !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },

  // Fields show the focus by their frame; what is only scrolled to or read out needs no ring.
  ':focus-visible:not(input, textarea, [contenteditable], [tabindex="-1"])': FOCUS_RING,
  '@media (forced-colors: active)': {
    ':root:root': { ...listVariables(forcedColours), ...systemPalette },
    // What is drawn by its ground keeps it, with an edge.
    '[data-drawn]': { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: '-1px' },
    '.MuiPopover-paper, .MuiDialog-paper, .MuiDrawer-paper': { border: '1px solid CanvasText' },
    '.MuiButton-contained': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
    [chosen]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
    },
    [`:is(${chosen}) *`]: { color: 'HighlightText !important' },
  },
};
