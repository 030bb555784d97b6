import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE, TOUCH_PX } from '../../shared/design/tokens';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { FigureDetails } from './figure-details';
import { MarkedText } from './marked-text';
import type { QualityFigure, QualityGroup, QualitySection } from './quality-content';

/** How many figures there are, and how many of those with a floor reach it. */
function useGroupSummary(): (figures: readonly QualityFigure[]) => string {
  const { t } = useTranslation('quality');
  const formatNumber = useNumberFormat();
  return (figures) => {
    const judged = figures.filter(({ met }) => met !== undefined);
    const count = t('figures', { count: figures.length, formatted: formatNumber(figures.length) });
    if (judged.length === 0) return count;
    const met = judged.filter((figure) => figure.met === 'yes').length;
    const reached =
      met === judged.length
        ? t('all_met')
        : t('some_met', { met: formatNumber(met), of: formatNumber(judged.length) });
    return `${count}: ${reached}`;
  };
}

/** What a user can expect; the figures behind it unfold. */
function Group({ section, group }: { readonly section: QualitySection; readonly group: QualityGroup }) {
  const readLabel = useLabel();
  const summarise = useGroupSummary();
  const { t } = useTranslation('quality');
  const isTested = section.columns?.includes('tests') === true;
  return (
    <Box sx={{ mt: '12px' }}>
      <Typography sx={{ ...letters[16], maxWidth: MEASURE }}>{readLabel(group.meaning)}</Typography>
      <Box component="details" sx={groupStyle}>
        <summary>
          {isTested ? t('test_lines', { count: group.figures.length }) : summarise(group.figures)}
        </summary>
        {group.figures.map((figure) => (
          <FigureDetails key={figure.id} section={section} figure={figure} />
        ))}
      </Box>
    </Box>
  );
}

/** The figures of one part of the product. */
export function QualityPart({ section }: { readonly section: QualitySection }) {
  const readLabel = useLabel();
  const { id, title, data, groups } = section;
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ mt: '40px' }}>
      <Typography variant="h2" id={`${id}-title`}>
        {readLabel(title)}
      </Typography>
      {groups.map((group) => (
        <Group key={group.meaning.en} section={section} group={group} />
      ))}
      {data !== undefined && (
        <Typography sx={{ mt: '12px', color: 'var(--ink-2)', maxWidth: MEASURE }}>
          <MarkedText text={readLabel(data)} />
        </Typography>
      )}
    </Box>
  );
}

const groupStyle = {
  mt: '4px',
  '& summary': {
    ...letters[14],
    width: 'fit-content',
    cursor: 'pointer',
    color: 'var(--ink-2)',
    py: '4px',
    borderRadius: '4px',
    '&:hover': { color: 'var(--ink)' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '@media (pointer: coarse)': { minHeight: TOUCH_PX, display: 'list-item', pt: '12px' },
  },
  '&[open] summary': { mb: '4px' },
  '& section': { ml: '16px' },
} as const;
