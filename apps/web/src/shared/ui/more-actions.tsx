import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is done with a result less often: buttons and links under a button of their own. */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('tool-frame');
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('more')}
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Popover
        keepMounted
        anchorEl={place}
        open={place !== null}
        onClose={() => setPlace(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box
          sx={listStyle}
          // A menu stays beside what opens it.
          onClick={({ target }) =>
            (target as Element).closest('[aria-haspopup="menu"], [aria-haspopup="true"]') ?? setPlace(null)
          }
        >
          {children}
        </Box>
      </Popover>
    </>
  );
}

const listStyle = {
  display: 'flex',
  flexDirection: 'column',
  p: 0.5,
  '& > *': { justifyContent: 'flex-start' },
} as const;
