import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { makeProfilePath } from '../../../shared/error-marks/error-links';
import { useLanguage } from '../../../shared/i18n/use-language';
import { ExamplesLink } from '../../../shared/word-search/examples-link';
import { findExampleSearch, isAdvice, isQuiet, isSpelling, type Correction } from '../corrections';
import type { Hints } from '../use-hints';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import { findTypeCode } from './find-type-code';
import { HintText } from './hint-text';
import { RuleText } from './rule-text';

export interface CorrectionActions extends Pick<Proofreading, 'accept' | 'decline'> {
  readonly ignore: (word: string) => void;
  readonly hints: Hints;
}

interface CorrectionDetailProps extends CorrectionActions {
  readonly open: OpenCorrection;
}

/** Uses of the word by others, in the whole corpus. */
function Examples({ open }: { readonly open: OpenCorrection }) {
  const { t } = useTranslation('corrector');
  const wanted = findExampleSearch(open.correction);
  if (wanted === null) return null;
  return <ExamplesLink label={t('proofreading.examples')} word={wanted.keyword} type={wanted.type} />;
}

/** Leads to how often the type of error is in the corpus. */
function OthersLink({ open }: { readonly open: OpenCorrection }) {
  const { t } = useTranslation('corrector');
  const code = findTypeCode(open.correction.correction_type);
  if (code === null) return null;
  return (
    <Link
      component={RouterLink}
      to={makeProfilePath(code)}
      sx={{ display: 'inline-block', py: '4px', color: 'var(--ink-2)' }}
    >
      {t('proofreading.others')}
    </Link>
  );
}

/** Further corrections than the first, each a button that takes it. */
function OtherSuggestions({ open, accept }: Pick<CorrectionDetailProps, 'open' | 'accept'>) {
  const { t } = useTranslation('corrector');
  const others = open.correction.suggestions.slice(1);
  if (others.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{t('proofreading.or')}</span>
      {others.map((suggestion) => (
        <Button
          key={suggestion}
          variant="outlined"
          color="inherit"
          lang="et"
          onClick={() => accept([open], suggestion)}
          sx={{ fontFamily: 'var(--serif)', fontSize: '1rem', borderColor: 'var(--line)' }}
        >
          {suggestion === '' ? t('proofreading.remove') : suggestion}
        </Button>
      ))}
    </Stack>
  );
}

const isAnswered = ({ open, hints }: Pick<CorrectionDetailProps, 'open' | 'hints'>) =>
  hints.step === 'answer' && !isQuiet(open.correction);

/** Why something is marked, as far as it is told. */
export function DetailText(props: CorrectionDetailProps) {
  const { open, hints, accept } = props;
  const { t } = useTranslation('corrector');
  const { short, long, rule } = open.correction.explanations[useLanguage()];
  if (isQuiet(open.correction)) return <Typography>{t('quiet.explanation')}</Typography>;
  if (!isAnswered(props)) return <HintText open={open} step={hints.step} />;
  return (
    <>
      {(long !== '' || short !== '') && <Typography>{long === '' ? short : long}</Typography>}
      {rule !== undefined && <RuleText rule={rule} />}
      <OtherSuggestions open={open} accept={accept} />
    </>
  );
}

function nameAcceptance(correction: Correction) {
  if (isAdvice(correction)) return 'advice.accept' as const;
  return correction.corrected_text === ''
    ? ('proofreading.remove' as const)
    : ('proofreading.accept' as const);
}

/** The two ways on: take what is offered, or leave the place as it is. */
export function DetailButtons({ open, hints, accept, decline, ignore }: CorrectionDetailProps) {
  const { t } = useTranslation('corrector');
  const { correction } = open;
  const first = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone: its keys go on in the next one.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  const isUnknown = isQuiet(correction);
  const [label, act] = isUnknown
    ? [t('quiet.add'), () => ignore(correction.text)]
    : hints.step === 'answer'
      ? [t(nameAcceptance(correction)), () => accept([open])]
      : [t(`hints.more.${hints.step}`), hints.tellMore];
  return (
    <>
      <Button ref={first} {...(isUnknown ? quietLook : mainLook)} onClick={act} sx={buttonStyle}>
        {label}
      </Button>
      <Button {...quietLook} onClick={() => decline([open])} sx={buttonStyle}>
        {t('proofreading.decline')}
      </Button>
    </>
  );
}

const mainLook = { variant: 'contained' } as const;
const quietLook = { variant: 'outlined', color: 'inherit' } as const;
const buttonStyle = {
  flex: { xs: 1, sm: 'none' },
  '&.MuiButton-outlined': { borderColor: 'var(--line)' },
} as const;

/** What can be looked up about an error. */
export function DetailMore(props: CorrectionDetailProps) {
  const { open, ignore } = props;
  const { t } = useTranslation('corrector');
  if (!isAnswered(props)) return null;
  return (
    <>
      {isSpelling(open.correction) && (
        <Button color="inherit" onClick={() => ignore(open.correction.text)}>
          {t('proofreading.ignore')}
        </Button>
      )}
      <Examples open={open} />
      <OthersLink open={open} />
    </>
  );
}

/** Why something is marked, and what can be done with it. */
export function CorrectionDetail(props: CorrectionDetailProps) {
  return (
    <Stack spacing={1}>
      <DetailText {...props} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <DetailButtons {...props} />
        <DetailMore {...props} />
      </Box>
    </Stack>
  );
}
