import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is wider than that of a phone (`sm`), or wide enough for two columns (`md`); the theme holds the widths. */
export function useIsAtLeast(width: 'sm' | 'md'): boolean {
  const { breakpoints } = useTheme();
  return useMediaQuery(breakpoints.up(width), { noSsr: true });
}
