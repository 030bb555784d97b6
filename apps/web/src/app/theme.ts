import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/source-serif-4';
import { createTheme } from '@mui/material/styles';
import { type ColourName, CORNER_PX, families, letters } from '../shared/design/tokens';
import { colours } from './branding';
import { componentLooks } from './component-looks';

/** Width in pixels at and below which the layout is for a phone. */
export const MOBILE_BREAKPOINT_PX = 677;
/** From here on the tools page has its controls left and results right. */
export const TWO_COLUMNS_BREAKPOINT_PX = 960;
const WIDE_PX = 1280;
/** No line of a concordance grows longer than a screen of this width shows. */
const WIDEST_PX = 1920;

/** Letters of a browser as it comes. */
const EM_PX = 16;

const STRONG = { fontWeight: 600, letterSpacing: 0 };

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A surface that stands out from the page without a colour: bars, heads, hover. */
    readonly subtle: string;
  }
}

const makePalette = (scheme: Readonly<Record<ColourName, string>>, secondary: string) => ({
  primary: {
    main: scheme.accent,
    dark: scheme['accent-strong'],
    light: scheme['accent-soft'],
    contrastText: scheme['on-accent'],
  },
  secondary: { main: secondary },
  error: { main: scheme['e-spell'] },
  background: { default: scheme.paper, paper: scheme.surface, subtle: scheme.sunken },
  text: { primary: scheme.ink, secondary: scheme['ink-2'] },
});

/**
 * Looks are decided by `shared/design/tokens.ts`; here and in `component-looks.ts` they are given to the components: five
 * sizes of letters, neutral surfaces, the primary colour for the primary action and the keyword only.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  breakpoints: {
    // With larger letters in the browser a screen holds less: it then has the layout of a narrower one.
    unit: 'em',
    values: {
      xs: 0,
      sm: (MOBILE_BREAKPOINT_PX + 1) / EM_PX,
      md: TWO_COLUMNS_BREAKPOINT_PX / EM_PX,
      lg: WIDE_PX / EM_PX,
      xl: WIDEST_PX / EM_PX,
    },
    step: 5 / EM_PX,
  },
  colorSchemes: {
    light: { palette: makePalette(colours.light, '#00695c') },
    dark: { palette: makePalette(colours.dark, '#80cbc4') },
  },
  shape: { borderRadius: CORNER_PX },
  spacing: 8,
  typography: {
    fontFamily: families.sans,
    fontSize: 14,
    h1: { ...letters[20], ...STRONG },
    h2: { ...letters[16], ...STRONG },
    h3: { ...letters[14], ...STRONG },
    h4: { ...letters[14], ...STRONG },
    subtitle1: { ...letters[16], fontWeight: 500, letterSpacing: 0 },
    subtitle2: { ...letters[14], fontWeight: 500, letterSpacing: 0 },
    body1: { ...letters[14], letterSpacing: 0 },
    body2: { ...letters[14], letterSpacing: 0 },
    caption: { ...letters[12], letterSpacing: 0 },
    button: { ...letters[14], textTransform: 'none', fontWeight: 500, letterSpacing: 0 },
  },
  components: componentLooks,
});
