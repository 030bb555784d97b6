import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../shared/ui/plain-dialog';

interface OwnDialogProps {
  readonly words: ReadonlySet<string>;
  readonly onForgetWord: (word: string) => void;
  readonly onClose: () => void;
}

/** Words of the visitor's own that are not marked; this device keeps them. */
export function OwnDialog({ words, onForgetWord, onClose }: OwnDialogProps) {
  const { t } = useTranslation('corrector');
  return (
    <PlainDialog title={t('own.own_words')} isRead onClose={onClose} closeText={t('own.close')}>
      {words.size === 0 && <Typography sx={{ color: 'var(--ink-2)' }}>{t('own.no_words')}</Typography>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {[...words].map((word) => (
          <Chip
            key={word}
            label={<span lang="et">{word}</span>}
            variant="outlined"
            onDelete={() => onForgetWord(word)}
          />
        ))}
      </Stack>
    </PlainDialog>
  );
}
