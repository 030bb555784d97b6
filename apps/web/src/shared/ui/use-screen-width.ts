import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is wider than that of a phone (`sm`), or wide enough for two columns (`md`); widths stand in the theme. */
export function useIsAtLeast(width: 'sm' | 'md'): boolean {
  const { breakpoints } = useTheme();
  return useMediaQuery(breakpoints.up(width), { noSsr: true });
}
