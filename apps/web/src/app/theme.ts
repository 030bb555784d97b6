import '@fontsource-variable/source-sans-3';
import { createTheme } from '@mui/material/styles';
import { SCROLL_HEADER_OFFSET_PX } from '../shared/ui/scroll-to-element';
import { branding } from './branding';

/** Width in pixels at and below which the layout is for a phone (SPEC 9). */
export const MOBILE_BREAKPOINT_PX = 677;
/** From here on the tools page has its controls left and results right (DESIGN 7). */
export const TWO_COLUMNS_BREAKPOINT_PX = 960;
const WIDE_PX = 1280;

const fontFamily = "'Source Sans 3 Variable', system-ui, sans-serif";

/** Looks are decided here and nowhere else (DESIGN 7): 8 px grid, one family, tints of the primary colour for surfaces. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  breakpoints: {
    values: { xs: 0, sm: MOBILE_BREAKPOINT_PX + 1, md: TWO_COLUMNS_BREAKPOINT_PX, lg: WIDE_PX, xl: 1600 },
  },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: branding.colours.primary, dark: '#7b1fa2', light: '#f6eaf8' },
        secondary: { main: branding.colours.secondary },
        background: { default: '#fdfbfe', paper: '#ffffff' },
        text: { primary: '#2b2430', secondary: '#5f5566' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ce93d8', dark: '#ba68c8', light: '#3a2540' },
        secondary: { main: '#80cbc4' },
        background: { default: '#17131a', paper: '#211b25' },
        text: { primary: '#ece5ef', secondary: '#b9adc0' },
      },
    },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily,
    fontSize: 15,
    h1: { fontSize: '2rem', fontWeight: 650, lineHeight: 1.2 },
    h2: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25 },
    h3: { fontSize: '1.2rem', fontWeight: 600, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: SCROLL_HEADER_OFFSET_PX },
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
      },
    },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiLink: { defaultProps: { underline: 'always' } },
  },
});
