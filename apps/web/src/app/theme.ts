import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/source-serif-4';
import { createTheme } from '@mui/material/styles';
import { darkColours, families, lightColours } from '../shared/design/tokens';
import { branding } from './branding';
import { componentLooks } from './component-looks';

/** Width in pixels at and below which the layout is for a phone (SPEC 9). */
export const MOBILE_BREAKPOINT_PX = 677;
/** From here on the tools page has its controls left and results right (DESIGN 7). */
export const TWO_COLUMNS_BREAKPOINT_PX = 960;
const WIDE_PX = 1280;
/** No line of a concordance grows longer than a screen of this width shows. */
const WIDEST_PX = 1920;

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A surface that stands out from the page without a colour: bars, heads, hover. */
    readonly subtle: string;
  }
}

/**
 * Looks are decided here and in `component-looks.ts`: an 8 px grid, neutral surfaces, the primary colour for the primary
 * action and the keyword only, one family for the interface and a serif for texts of the corpus.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  breakpoints: {
    values: {
      xs: 0,
      sm: MOBILE_BREAKPOINT_PX + 1,
      md: TWO_COLUMNS_BREAKPOINT_PX,
      lg: WIDE_PX,
      xl: WIDEST_PX,
    },
  },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: branding.colours.primary,
          dark: lightColours['accent-strong'],
          light: lightColours['accent-soft'],
          contrastText: lightColours['on-accent'],
        },
        secondary: { main: branding.colours.secondary },
        background: {
          default: lightColours.paper,
          paper: lightColours.surface,
          subtle: lightColours.sunken,
        },
        text: { primary: lightColours.ink, secondary: lightColours['ink-2'] },
      },
    },
    dark: {
      palette: {
        primary: {
          main: darkColours.accent,
          dark: darkColours['accent-strong'],
          light: darkColours['accent-soft'],
          contrastText: darkColours['on-accent'],
        },
        secondary: { main: '#80cbc4' },
        background: { default: darkColours.paper, paper: darkColours.surface, subtle: darkColours.sunken },
        text: { primary: darkColours.ink, secondary: darkColours['ink-2'] },
      },
    },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily: families.sans,
    fontSize: 15,
    h1: { fontSize: '2rem', fontWeight: 650, lineHeight: 1.2 },
    h2: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25 },
    h3: { fontSize: '1.2rem', fontWeight: 600, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: componentLooks,
});
