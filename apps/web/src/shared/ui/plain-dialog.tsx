import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface PlainDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly title: string;
  readonly onClose: () => void;
  /** It is there to be read: the keyboard scrolls it. */
  readonly isRead?: boolean;
  readonly actions: ReactNode;
}

/** A title, what it is about, and what can be done. */
export function PlainDialog({ title, isRead = false, actions, children, ...look }: PlainDialogProps) {
  const id = useId();
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id} {...look}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers={isRead} {...(isRead && { tabIndex: 0 })}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>
    </Dialog>
  );
}
