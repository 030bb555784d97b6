import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface AdminListProps {
  readonly label?: string;
  readonly isOrdered?: boolean;
  readonly children: ReactNode;
}

/** A list of rows between hairlines. */
export function AdminList({ label, isOrdered = false, children }: AdminListProps) {
  return (
    <Box component={isOrdered ? 'ol' : 'ul'} aria-label={label} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

/** Of a row of such a list: its parts lie in columns, one below the other on a phone. */
export const rowStyle = { display: 'grid', py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
