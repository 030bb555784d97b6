import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
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

/** A row of such a list: its parts in the columns of `sx`, one below the other on a phone. */
export function AdminRow({ sx, children }: { readonly sx: SxProps; readonly children: ReactNode }) {
  return (
    <Box component="li" sx={[rowStyle, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}

const rowStyle = { display: 'grid', py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
