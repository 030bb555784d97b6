import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SubmitEvent, useId } from 'react';

/** What the dialog is for, on its main button. */
interface Confirmation {
  readonly text: string;
  readonly run: () => void;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** Enter in a field of the dialog does it too. */
  readonly isForm?: true;
}

interface PlainDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly title: string;
  readonly onClose: () => void;
  /** It is there to be read: the keyboard scrolls it. */
  readonly isRead?: boolean;
  /** What else can be done. */
  readonly actions?: ReactNode;
  /** What the button says that closes it; without it another one does. */
  readonly closeText?: string;
  readonly confirm?: Confirmation;
}

/** A title, what it is about, and what can be done. */
export function PlainDialog(props: PlainDialogProps) {
  const { title, isRead = false, actions, closeText, confirm, children, ...look } = props;
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    confirm?.run();
  };
  const form = { component: 'form', noValidate: true, onSubmit: submit } as const;
  return (
    <Dialog
      open
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      {...(confirm?.isForm && { slotProps: { paper: form } })}
      {...look}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers={isRead} {...(isRead && { tabIndex: 0 })}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {actions}
        {closeText !== undefined && <Button onClick={look.onClose}>{closeText}</Button>}
        {confirm && (
          <Button
            variant="contained"
            disabled={confirm.isDisabled ?? false}
            loading={confirm.isBusy ?? false}
            {...(confirm.isForm ? { type: 'submit' } : { onClick: confirm.run })}
          >
            {confirm.text}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
