import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { reviewKeys, type useReviewKeys } from './use-review-keys';

const keyStyle = {
  px: 0.75,
  mr: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.subtle',
  fontFamily: 'inherit',
};

/** Which key does what, and whether the keys are on. */
export function KeyHints({ keys }: { readonly keys: ReturnType<typeof useReviewKeys> }) {
  const { t } = useTranslation('donation');
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 2.5, alignItems: 'center', color: 'text.secondary' }}
    >
      {Object.entries(reviewKeys).map(([name, key]) => (
        <span key={name}>
          <Box component="kbd" sx={keyStyle}>
            {key.toUpperCase()}
          </Box>
          {t(`review.keys.${name}`)}
        </span>
      ))}
      <FormControlLabel
        control={<Checkbox size="small" checked={keys.isOn} onChange={(_, isOn) => keys.turn(isOn)} />}
        label={t('review.keys.on')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Stack>
  );
}
