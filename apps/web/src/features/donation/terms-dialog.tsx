import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../shared/ui/plain-dialog';
import { useLanguage } from '../../shared/i18n/use-language';

const PARTS = ['author', 'kept', 'use', 'personal', 'review', 'withdrawal'] as const;

interface TermsDialogProps {
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** The terms of use of donated texts. */
export function TermsDialog({ onClose, onAgree }: TermsDialogProps) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  return (
    <PlainDialog
      title={t('terms.title')}
      isRead
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('terms.close')}</Button>
          <Button variant="contained" onClick={onAgree}>
            {t('terms.agree')}
          </Button>
        </>
      }
    >
      {PARTS.map((part) => (
        <section key={part}>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t(`terms.${part}.title`)}
          </Typography>
          <Typography>{t(`terms.${part}.text`)}</Typography>
        </section>
      ))}
      <Typography sx={{ mt: 2 }}>
        <Link
          href={`https://creativecommons.org/licenses/by/4.0/deed.${language}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('terms.licence')}
        </Link>
      </Typography>
    </PlainDialog>
  );
}
