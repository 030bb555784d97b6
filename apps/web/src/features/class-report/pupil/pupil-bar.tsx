import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { ClassLevelChip } from '../marks/level-name';
import { namePupil, type ClassText } from '../texts/class-text';

interface PupilBarProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
  readonly place: number;
}

/** Whose text is open, and the steps to the next one and back to the class. */
export function PupilBar({ report, sources, place }: PupilBarProps) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  const { level, runningWords } = report.texts[place]!;
  const all = report.texts.length;
  const step = (to: number) => `?pupil=${((to + all) % all) + 1}`;
  return (
    <>
      <IconButton component={Link} to="?" aria-label={t('pupil.back')}>
        <BackIcon />
      </IconButton>
      <Typography variant="h1">{namePupil(sources[place]!.name)}</Typography>
      {level !== null && <ClassLevelChip level={level} />}
      <Typography sx={{ color: 'var(--ink-2)' }}>
        {t('texts.words', { count: runningWords, formatted: formatNumber(runningWords) })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}>
        <IconButton component={Link} to={step(place - 1)} aria-label={t('pupil.previous')}>
          <BackIcon />
        </IconButton>
        {place + 1} / {all}
        <IconButton component={Link} to={step(place + 1)} aria-label={t('pupil.next')}>
          <NextIcon />
        </IconButton>
      </Box>
    </>
  );
}
