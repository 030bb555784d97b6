import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../shared/ui/plain-dialog';

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
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setIsAsked(true)} />
      {isAsked && (
        <PlainDialog
          title={action}
          onClose={close}
          closeText={t('cancel')}
          confirm={{ text: action, run: confirm }}
        >
          <Typography>{question}</Typography>
        </PlainDialog>
      )}
    </>
  );
}
