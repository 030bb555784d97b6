import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { letters, MEASURE, TOUCH_PX } from '../../shared/design/tokens';
import { useDateFormat, useLabel, useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import {
  lastMeasured,
  qualityPage,
  qualitySections,
  findFigure,
  type QualityFigure,
} from './quality-content';
import { QualityPart } from './quality-part';
import { ShortList } from './short-list';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ContrastIcon from '@mui/icons-material/Contrast';
import RemoveIcon from '@mui/icons-material/Remove';
import { MetState } from './met-state';
import { fillWithFigure, writeFigure } from './write-figure';

const icons = {
  yes: CheckIcon,
  partly: ContrastIcon,
  noise: ContrastIcon,
  no: CloseIcon,
  none: RemoveIcon,
} as const;

/** Whether the floor is reached, with a picture that says the same. */
function Judged({ figure: { met, floor, aim } }: { readonly figure: QualityFigure }) {
  const { t } = useTranslation('quality');
  const language = useLanguage();
  const state: keyof typeof icons = met ?? 'none';
  const target = aim?.value ?? floor;
  const Icon = icons[state];
  return (
    <Box component="span" data-met={state} sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}>
      <Icon aria-hidden sx={{ fontSize: '1rem' }} />
      <span>
        <MetState state={state} />
        {state === 'no' &&
          target !== undefined &&
          `: ${t('target', { target: writeFigure(target, language) })}`}
      </span>
    </Box>
  );
}

/** The few figures that matter most to those who use the product, in a sentence each. */
function QualityHighlights() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  const formatNumber = useNumberFormat();
  return (
    <Box component="ul" aria-label={t('highlights')} sx={listStyle}>
      {qualityPage.highlights.map(({ figure: id, state = id, text }) => {
        const sentence = fillWithFigure(readLabel(text), findFigure(id), formatNumber);
        return (
          <li key={text.en}>
            <Box component="p" sx={{ ...letters[16], m: 0, fontWeight: 500 }}>
              {sentence}
            </Box>
            {id.startsWith('outside-') ? <span>{t('outside')}</span> : <Judged figure={findFigure(state)} />}
            <Link component={RouterLink} to={`#${id}`} aria-label={`${t('how_measured')}: ${sentence}`}>
              {t('how_measured')}
            </Link>
          </li>
        );
      })}
    </Box>
  );
}

/**
 * The look of all parts of the page. One style over plain elements: more than a hundred figures with styles of their own
 * would take a second to show.
 */

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

const partStyle = {
  '& [data-met]': { ...letters[14], color: 'var(--warn)' },
  '& [data-met=yes]': { color: 'var(--ok)' },
  '& [data-met=none]': { color: 'var(--ink-2)' },
  '& code': {
    fontFamily: 'ui-monospace, monospace',
    background: 'var(--sunken)',
    borderRadius: '4px',
    px: '4px',
    overflowWrap: 'anywhere',
  },
  '& > section': { mt: '40px' },
  '& h2': { ...letters[16], fontWeight: 600, m: 0 },
  '& > section > p': { ...letters[16], maxWidth: MEASURE, m: '12px 0 0' },
  '& > section > p[data-data]': { ...letters[14], color: 'var(--ink-2)' },
  '& summary': {
    ...letters[14],
    width: 'fit-content',
    mt: '4px',
    py: '4px',
    cursor: 'pointer',
    color: 'var(--ink-2)',
    borderRadius: '4px',
    '&:hover': { color: 'var(--ink)' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '@media (pointer: coarse)': { minHeight: TOUCH_PX, pt: '12px' },
  },
  '& details[open]': { mb: '24px' },
  '& details > section': {
    ml: '16px',
    py: '12px',
    borderBottom: '1px solid var(--grid)',
    breakInside: 'avoid',
    '&:target': { boxShadow: 'inset 3px 0 0 var(--accent)', pl: '12px' },
  },
  '& h3': { ...letters[14], fontWeight: 600, m: 0 },
  '& dl': {
    ...letters[14],
    m: '4px 0 0',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' },
    columnGap: '16px',
    rowGap: { xs: 0, sm: '4px' },
  },
  '& dt': { color: 'var(--ink-3)' },
  '& h3::first-letter, & dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { m: 0, mb: { xs: '4px', sm: 0 }, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

const listStyle = {
  listStyle: 'none',
  p: 0,
  m: '24px 0 0',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    p: '16px',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    background: 'var(--surface)',
    breakInside: 'avoid',
  },
  '& li > p': { flexGrow: 1 },
} as const;
