import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { samples } from './samples';

/** What an empty box offers: a text of a learner to try the corrector on. */
export function SampleChoice({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useTranslation('corrector');
  return (
    <Box
      role="group"
      aria-label={t('samples.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <span>{t('samples.title')}</span>
      {samples.map(({ level, text }) => (
        <Button
          key={level}
          variant="outlined"
          color="inherit"
          aria-label={t('samples.choose', { level })}
          onClick={() => onChoose(text)}
          sx={{ minWidth: 0, borderColor: 'var(--line)' }}
        >
          {level}
        </Button>
      ))}
    </Box>
  );
}
