import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../shared/ui/plain-dialog';
import type { PersonalDatum } from './find-personal-data';

/** More are not listed: the donor has to read the text anyhow. */
const MAX_LISTED = 20;

interface PersonalDataDialogProps {
  readonly found: readonly PersonalDatum[];
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks before a text goes out that seems to hold personal data. */
export function PersonalDataDialog({ found, onClose, onSend }: PersonalDataDialogProps) {
  const { t } = useTranslation('donation');
  return (
    <PlainDialog
      title={t('personal.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onSend}>{t('personal.send')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('personal.edit')}
          </Button>
        </>
      }
    >
      <Typography>{t('personal.text')}</Typography>
      <ul>
        {found.slice(0, MAX_LISTED).map(({ kind, value }) => (
          <li key={value}>
            {t(`personal.${kind}`)}: <strong>{value}</strong>
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
}
