import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useDateFormat, useLabel } from '../../shared/i18n/use-language';
import { partStyle } from './part-style';
import { lastMeasured, qualityPage, qualitySections } from './quality-content';
import { QualityHighlights } from './quality-highlights';
import { QualityPart } from './quality-part';
import { ShortList } from './short-list';

/** Opens or closes all groups of the page. */
function setOpen(page: HTMLElement | null, isOpen: boolean): void {
  for (const group of page?.querySelectorAll('details') ?? []) group.open = isOpen;
}

/** Unfolds the group of the figure that the address names, before the layout scrolls to it, and all groups on paper. */
function useUnfolding(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const group = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details');
    if (group) group.open = true;
  }, [hash, key]);
  useEffect(() => {
    let unfolded: readonly HTMLDetailsElement[] = [];
    const unfold = () => {
      unfolded = [...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const group of unfolded) group.open = true;
    };
    const fold = () => {
      for (const group of unfolded) group.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, [page]);
}

/** What the measures are. */
function QualityTerms() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  return (
    <section id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">{t('terms')}</h2>
      <dl>
        {qualityPage.terms.flatMap(({ term, meaning }) => [
          <dt key={term.en}>{readLabel(term)}</dt>,
          <dd key={`${term.en}-meaning`}>{readLabel(meaning)}</dd>,
        ])}
      </dl>
    </section>
  );
}

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
