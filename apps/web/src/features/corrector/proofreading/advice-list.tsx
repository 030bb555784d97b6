import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import { CorrectionCard } from './correction-card';
import type { CorrectionActions } from './correction-detail';

interface AdviceListProps extends CorrectionActions {
  readonly advice: readonly OpenCorrection[];
  readonly activeId: string | null;
  readonly showsDetail: boolean;
  readonly onActivate: Proofreading['activate'];
}

/** What reads better, apart from the errors; each card may be taken alone. */
export function AdviceList({ advice, activeId, showsDetail, onActivate, ...actions }: AdviceListProps) {
  const { t } = useTranslation('corrector');
  if (advice.length === 0) return null;
  return (
    <Box component="section" aria-label={t('advice.list')}>
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', mb: 0.5 }}>{t('advice.about')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--line)' }}>
        {advice.map((open) => (
          <li key={open.mark.id}>
            <CorrectionCard
              open={open}
              isActive={open.mark.id === activeId}
              showsDetail={open.mark.id === activeId && showsDetail}
              onActivate={onActivate}
              {...actions}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
