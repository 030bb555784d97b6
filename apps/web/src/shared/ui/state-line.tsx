import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { letters } from '../design/tokens';

interface StateLineProps {
  /** Sentences, which a way on may follow. */
  readonly children: ReactNode;
  /** What can be done about it: a word on a button, and what it does. */
  readonly action?: readonly [label: string, act: () => void] | undefined;
  readonly role?: 'status' | 'group' | 'alert';
  readonly label?: string;
}

/** What stands in the place of a result, without a box: stopped, failed, empty, or old. */
export function StateLine({ children, action, role = 'status', label }: StateLineProps) {
  return (
    <Box role={role} aria-label={label} sx={stateStyle}>
      {children}
      {action && (
        <Button variant="outlined" color="inherit" onClick={action[1]} sx={{ display: 'flex', mt: '12px' }}>
          {action[0]}
        </Button>
      )}
    </Box>
  );
}

const stateStyle = { ...letters[16], fontWeight: 500, py: '12px', maxWidth: '66ch', minWidth: 0 } as const;
