import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';

const keys = ['step', 'accept', 'decline'] as const;

const lineStyle = {
  ...letters[12],
  display: 'none',
  '@media (hover: hover)': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: 1.5,
  pt: 0.5,
  pb: 1,
  color: 'var(--ink-3)',
  '& kbd': { font: 'inherit', px: 0.5, mr: 0.5, border: '1px solid var(--line)', borderRadius: '4px' },
} as const;

/** The keys of the list of errors, where there is a keyboard. */
export function KeyLine() {
  const { t } = useTranslation('corrector');
  return (
    <Box sx={lineStyle}>
      {keys.map((key) => (
        <span key={key}>
          <kbd>{t(`keys.${key}.key`)}</kbd>
          {t(`keys.${key}.what`)}
        </span>
      ))}
    </Box>
  );
}
