import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { letters, MEASURE } from '../../shared/design/tokens';
import { HomeSection } from './home-section';

const markStyle = {
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '4px',
  textDecorationSkipInk: 'none',
  borderRadius: '2px',
} as const;

const formStyle = {
  ...markStyle,
  textDecorationStyle: 'solid',
  textDecorationColor: 'var(--e-form)',
} as const;
const spellStyle = {
  ...markStyle,
  textDecorationStyle: 'wavy',
  textDecorationThickness: 1.5,
  textDecorationColor: 'var(--e-spell)',
} as const;
const commaStyle = {
  mx: '1px',
  px: '3px',
  borderRadius: '2px',
  fontWeight: 700,
  textDecoration: 'none',
  color: 'var(--e-punct)',
  bgcolor: 'var(--e-punct-soft)',
} as const;

const Serif = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" lang="et" sx={{ ...letters[16], fontFamily: 'var(--serif)' }}>
    {children}
  </Box>
);

/** In pieces, as it is marked: a form, a comma left out, a misspelt word. */
const EXAMPLE = {
  start: 'Laual on palju',
  wrong: 'huvitavad raamatud',
  right: 'huvitavaid raamatuid',
  governor: 'palju',
  middle: '. Ma loodan',
  that: 'et',
  misspelt: 'homen',
  end: 'jõuan neist ühe läbi lugeda.',
} as const;

/** A sentence written for this page as the corrector marks it, with one of the marks explained. */
export function CorrectorExample() {
  const { t } = useTranslation('home');
  return (
    <HomeSection id="own-text" title={t('own.title')}>
      <Box
        sx={{
          display: 'grid',
          gap: '24px 40px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
        }}
      >
        <div>
          <Typography sx={{ color: 'var(--ink-2)', pb: 2, maxWidth: MEASURE }}>
            {t('own.explanation')}
          </Typography>
          <Button variant="outlined" component={Link} to="/corrector">
            {t('own.open')}
          </Button>
        </div>
        <div>
          <Typography lang="et" sx={{ ...letters[20], lineHeight: '2.25rem', fontFamily: 'var(--serif)' }}>
            {EXAMPLE.start}{' '}
            <Box component="span" sx={{ ...formStyle, bgcolor: 'var(--e-form-soft)' }}>
              {EXAMPLE.wrong}
            </Box>
            {EXAMPLE.middle}
            <Box component="ins" sx={commaStyle}>
              ,
            </Box>{' '}
            {EXAMPLE.that}{' '}
            <Box component="span" sx={spellStyle}>
              {EXAMPLE.misspelt}
            </Box>{' '}
            {EXAMPLE.end}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              gap: '4px 16px',
              mt: '12px',
              p: '12px',
              bgcolor: 'var(--sunken)',
            }}
          >
            <Box component="span" sx={formStyle}>
              {t('own.family')}
            </Box>
            <Serif>
              <Box component="del" sx={{ color: 'var(--ink-3)', mr: '8px' }}>
                {EXAMPLE.wrong}
              </Box>
              <Box component="strong" sx={{ fontWeight: 600 }}>
                {EXAMPLE.right}
              </Box>
            </Serif>
            <Box component="span" sx={{ color: 'var(--ink-2)' }}>
              {t('own.reason_before')} <Serif>{EXAMPLE.governor}</Serif> {t('own.reason_after')}
            </Box>
          </Box>
        </div>
      </Box>
    </HomeSection>
  );
}
