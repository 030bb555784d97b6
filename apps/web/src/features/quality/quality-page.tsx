import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useDateFormat, useLabel } from '../../shared/i18n/use-language';
import { partStyle } from './part-style';
import { lastMeasured, qualityPage, qualitySections } from './quality-content';
import { QualityHighlights } from './quality-highlights';
import { QualityPart } from './quality-part';
import { QualityTerms } from './quality-terms';
import { ShortList } from './short-list';
import { setOpen, useUnfolding } from './use-unfolding';

/** Links to the parts of the page. */
function Contents() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  const parts = [
    ...qualitySections.map(({ id, title }) => ({ id, title: readLabel(title) })),
    { id: 'short', title: t('short.title') },
    { id: 'terms', title: t('terms') },
  ];
  return (
    <Box component="nav" aria-label={t('contents')} sx={{ mt: '24px', displayPrint: 'none' }}>
      <Box component="ul" sx={contentsStyle}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link component={RouterLink} to={`#${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** How good the product is: each figure that is measured, what it means for a user, and what falls short. */
export function QualityPage() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  const writeDay = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  const content = useRef<HTMLDivElement>(null);
  useUnfolding(content);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const unfold = () => {
    setOpen(content.current, !isUnfolded);
    setIsUnfolded(!isUnfolded);
  };
  const { version, intro } = qualityPage;
  return (
    <Box ref={content} sx={{ minWidth: 0, ...partStyle }}>
      <Typography variant="h1" gutterBottom>
        {t('title')}
      </Typography>
      {intro.map((paragraph) => (
        <Typography key={paragraph.en} sx={{ ...letters[16], maxWidth: MEASURE, mb: '8px' }}>
          {readLabel(paragraph)}
        </Typography>
      ))}
      <Typography sx={{ color: 'var(--ink-2)' }}>
        {version === null ? t('next_version') : t('version', { version })}{' '}
        {t('measured', { date: writeDay(lastMeasured) })}
      </Typography>
      <QualityHighlights />
      <Contents />
      <Button variant="outlined" onClick={unfold} sx={{ mt: '24px', displayPrint: 'none' }}>
        {t(isUnfolded ? 'fold' : 'unfold')}
      </Button>
      {qualitySections.map((section) => (
        <QualityPart key={section.id} section={section} />
      ))}
      <ShortList />
      <QualityTerms />
    </Box>
  );
}

const contentsStyle = {
  ...letters[14],
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24px',
  rowGap: '8px',
  '@media (pointer: coarse)': { rowGap: '16px' },
} as const;
