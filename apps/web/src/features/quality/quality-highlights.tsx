import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ContrastIcon from '@mui/icons-material/Contrast';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useLabel, useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { MetState } from './met-state';
import { findFigure, type QualityFigure, qualityPage } from './quality-content';
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
export function QualityHighlights() {
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
