import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface AskingButtonProps extends Omit<ButtonProps, 'action' | 'onClick'> {
  /** What is done, above and below the question. */
  readonly action: string;
  readonly question: string;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone by one click: it asks first. */
export function AskingButton({ action, question, onConfirm, ...button }: AskingButtonProps) {
  const { t } = useTranslation('admin');
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setIsAsked(true)} />
      <Dialog open={isAsked} onClose={close} aria-labelledby="admin-confirm-title" fullWidth maxWidth="sm">
        <DialogTitle id="admin-confirm-title">{action}</DialogTitle>
        <DialogContent>
          <Typography>{question}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            variant="contained"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
