import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LoggedText } from '../../../shared/error-log/error-log';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { findTopicsOfType, makePracticePath } from '../../../shared/practice/practice-links';
import { PlainTable } from '../../../shared/ui/plain-table';
import { useTypeLabel } from '../proofreading/use-type-label';
import type { MarkRate } from '@keelerada/corpus-engine/distribution/rate-marks';
import { NEWEST_TEXTS, summariseErrors } from './summarise-errors';

/** Leads to exercises about a kind of error, where there are any. */
function PracticeLink({ type }: { readonly type: string }) {
  const { t } = useTranslation('corrector');
  const topics = findTopicsOfType(type);
  if (topics.length === 0) return null;
  return (
    <Link component={RouterLink} to={makePracticePath(topics)} sx={{ whiteSpace: 'nowrap' }}>
      {t('own.practise')}
    </Link>
  );
}

/** Kinds of errors over all texts, the most frequent first, and whether they get less. */
function ErrorTable({ texts }: { readonly texts: readonly LoggedText[] }) {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const formatNumber = useNumberFormat();
  const format = useNumberFormat(1);
  const formatRate = ({ rate, low, high }: MarkRate) => `${format(rate)} (${format(low)}–${format(high)})`;
  const hasBefore = texts.length > NEWEST_TEXTS;
  return (
    <PlainTable
      label={t('own.texts', { count: texts.length })}
      hasCaption
      columns={[
        { title: t('own.kind') },
        { title: t('own.count'), kind: 'number' },
        { title: t('own.newest', { formatted: formatNumber(NEWEST_TEXTS) }), kind: 'number' },
        ...(hasBefore
          ? [{ title: t('own.before'), kind: 'number' as const }, { title: t('own.trend') }]
          : []),
      ]}
      rows={summariseErrors(texts).map(({ type, count, newest, before, turn }) => ({
        key: type,
        cells: [
          <>
            {nameType(type)} <PracticeLink type={type} />
          </>,
          formatNumber(count),
          formatRate(newest),
          ...(before === null ? [] : [formatRate(before), t(`own.turns.${turn ?? 'same'}`)]),
        ],
      }))}
    />
  );
}

/** How the kinds of errors in the writer's texts have changed. */
export function Progress({ texts }: { readonly texts: readonly LoggedText[] }) {
  const { t } = useTranslation('corrector');
  if (texts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-progress" sx={gridStyle}>
      <Typography id="own-progress" component="h2" variant="h3">
        {t('own.progress')}
      </Typography>
      <ErrorTable texts={texts} />
      <Typography sx={{ color: 'var(--ink-3)' }}>
        {t('own.uncertain')} {t('proofreading.by_machine')}
      </Typography>
    </Box>
  );
}

const gridStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2 };
