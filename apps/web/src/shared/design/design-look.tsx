import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CONTROL_PX, letters, TOUCH_PX } from './tokens';

const onTouch = { '@media (pointer: coarse)': { minHeight: TOUCH_PX, minWidth: TOUCH_PX } };
const strong = { fontWeight: 600, letterSpacing: 0 };

const CORNER_PX = 4;

/** The sizes of the look: small letters, low controls, corners of 4 pixels. The palette is that of the page already. */
function makeLook(outer: Theme): Theme {
  const { typography, components } = outer;
  const button = { ...typography.button, ...letters[14], fontWeight: 500, borderRadius: CORNER_PX };
  return {
    ...outer,
    shape: { ...outer.shape, borderRadius: CORNER_PX },
    typography: {
      ...typography,
      button: { ...typography.button, ...letters[14], fontWeight: 500 },
      h1: { ...typography.h1, ...letters[20], ...strong },
      h2: { ...typography.h2, ...letters[16], ...strong },
      h3: { ...typography.h3, ...letters[14], ...strong },
      body1: { ...typography.body1, ...letters[14] },
      body2: { ...typography.body2, ...letters[14] },
      caption: { ...typography.caption, ...letters[12] },
    },
    components: {
      ...components,
      MuiButton: {
        ...components?.MuiButton,
        styleOverrides: {
          ...components?.MuiButton?.styleOverrides,
          sizeMedium: { ...button, minHeight: CONTROL_PX, padding: '4px 12px', ...onTouch },
          sizeSmall: { ...button, minHeight: CONTROL_PX, padding: '4px 12px', ...onTouch },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          sizeMedium: {
            width: CONTROL_PX,
            height: CONTROL_PX,
            padding: 0,
            borderRadius: CORNER_PX,
            '& .MuiSvgIcon-root': { fontSize: '20px' },
            ...onTouch,
          },
        },
      },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            ...letters[14],
            fontWeight: 500,
            height: CONTROL_PX,
            padding: '0 12px',
            textTransform: 'none',
            '&.Mui-selected': { fontWeight: 600 },
            ...onTouch,
          },
        },
      },
      MuiToggleButtonGroup: { styleOverrides: { root: { borderRadius: CORNER_PX } } },
      MuiAlert: {
        styleOverrides: { root: { ...letters[14], padding: '4px 12px', borderRadius: CORNER_PX } },
      },
      MuiMenuItem: { styleOverrides: { root: { ...letters[14], minHeight: CONTROL_PX, ...onTouch } } },
    },
  };
}

/** Gives the screen within it the sizes of the look; screens outside keep theirs. */
export function DesignLook({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={makeLook}>{children}</ThemeProvider>;
}
