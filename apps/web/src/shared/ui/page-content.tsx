import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageStyle } from '../design/tokens';

/** The content of a page between the edges that all pages share. */
export function PageContent({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ ...pageStyle, py: '24px' }}>{children}</Box>;
}
