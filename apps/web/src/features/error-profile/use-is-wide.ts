import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the bar has room for all its switches. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 75em)', { noSsr: true });
