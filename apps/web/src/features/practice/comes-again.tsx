import Box from '@mui/material/Box';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { findCard, keptPractice } from './kept-practice';
import { countDays, nameDay } from './schedule';
import { useDueDay } from './use-due-day';

/** Says when the sentence comes again. */
export function ComesAgain({ item }: { readonly item: PracticeItem }) {
  const { t } = useTranslation('practice');
  const nameDue = useDueDay();
  const card = findCard(useKeptValue(keptPractice).cards, item);
  if (card === null) return null;
  return (
    <Box component="p" sx={{ m: 0, pt: 2, fontWeight: 500 }}>
      {t('again', { when: nameDue(countDays(nameDay(new Date()), card.due)) })}
    </Box>
  );
}
