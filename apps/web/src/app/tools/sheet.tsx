import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isTall?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** On narrow screens: what the left column holds on wide ones, from the lower edge of the screen. */
export function Sheet({ title, isOpen, isTall = false, onClose, children }: SheetProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            height: isTall ? '92dvh' : 'auto',
            maxHeight: '92dvh',
            p: 2,
            pt: 1,
            borderRadius: '12px 12px 0 0',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pb: 1 }}>
        <Typography id={id} component="h2" variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton edge="end" aria-label={t('sheet.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
