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
import { ExamplesLink } from '../../../shared/result-link/examples-link';
import { makeWordPagePath } from '../../../shared/word-search/word-links';
import { type Correction, findExampleSearch, isAdvice, isQuiet, isSpelling } from '../analysis/corrections';
import type { OpenCorrection } from '../use-proofreading';
import { useOpenCorrector } from '../corrector-context';
import { useTypeLabel } from './use-type-label';
import { findTypeCode } from './find-type-code';
import { HintText } from './hint-text';
import { RuleText } from './rule-text';

interface OpenProps {
  readonly open: OpenCorrection;
}

/** What is told of the open correction, in a word. */
export function useActiveLabel({ open: { correction } }: OpenProps): string {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const { hints } = useOpenCorrector();
  if (isQuiet(correction)) return t('quiet.title');
  return hints.step === 'place' ? t('hints.place') : nameType(correction.correction_type);
}

/** Uses of the word by others, in the whole corpus. */
function Examples({ open }: OpenProps) {
  const { t } = useTranslation('corrector');
  const wanted = findExampleSearch(open.correction);
  if (wanted === null) return null;
  const look = { color: 'inherit', sx: { color: 'var(--ink-2)' } } as const;
  return (
    <>
      <ExamplesLink label={t('proofreading.examples')} word={wanted.keyword} type={wanted.type} />
      {!wanted.keyword.includes(' ') && (
        <Button component={RouterLink} to={makeWordPagePath(wanted.keyword)} {...look}>
          {t('proofreading.word')}
        </Button>
      )}
    </>
  );
}

/** Leads to how often the type of error is in the corpus. */
function OthersLink({ open }: OpenProps) {
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

/** Further corrections than the first, of an unknown word all that may be meant, each a button that takes it. */
function OtherSuggestions({ open }: OpenProps) {
  const { accept } = useOpenCorrector().proofreading;
  const { t } = useTranslation('corrector');
  const isUnknown = isQuiet(open.correction);
  const others = open.correction.suggestions.slice(isUnknown ? 0 : 1);
  if (others.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{t(isUnknown ? 'quiet.meant' : 'proofreading.or')}</span>
      {others.map((suggestion) => (
        <Button
          key={suggestion}
          variant="outlined"
          color="inherit"
          lang="et"
          onClick={() => accept([open], suggestion)}
          sx={{ fontFamily: 'var(--serif)', fontSize: '1rem' }}
        >
          {suggestion === '' ? t('proofreading.remove') : suggestion}
        </Button>
      ))}
    </Stack>
  );
}

/** Whether the answer is told; of a word that nothing is known about there is none. */
export const useIsAnswered = ({ open }: OpenProps): boolean =>
  useOpenCorrector().hints.step === 'answer' && !isQuiet(open.correction);

/** Why something is marked, as far as it is told. */
export function DetailText({ open }: OpenProps) {
  const { t } = useTranslation('corrector');
  const { hints } = useOpenCorrector();
  const isAnswered = useIsAnswered({ open });
  const { short, long, rule } = open.correction.explanations[useLanguage()];
  if (isQuiet(open.correction)) {
    return (
      <>
        <Typography>{t('quiet.explanation')}</Typography>
        <OtherSuggestions open={open} />
      </>
    );
  }
  if (!isAnswered) return <HintText open={open} step={hints.step} />;
  return (
    <>
      {(long !== '' || short !== '') && <Typography>{long === '' ? short : long}</Typography>}
      {rule !== undefined && <RuleText rule={rule} />}
      <OtherSuggestions open={open} />
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
export function DetailButtons({ open }: OpenProps) {
  const { t } = useTranslation('corrector');
  const { hints, hidden, proofreading } = useOpenCorrector();
  const { accept, decline } = proofreading;
  const { correction } = open;
  const first = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone: its keys go on in the next one.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  const isUnknown = isQuiet(correction);
  const [label, act] = isUnknown
    ? [t('quiet.add'), () => hidden.ignore(correction.text)]
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
export function DetailMore({ open }: OpenProps) {
  const { t } = useTranslation('corrector');
  const { hidden } = useOpenCorrector();
  if (!useIsAnswered({ open })) return null;
  return (
    <>
      {isSpelling(open.correction) && (
        <Button color="inherit" onClick={() => hidden.ignore(open.correction.text)}>
          {t('proofreading.ignore')}
        </Button>
      )}
      <Examples open={open} />
      <OthersLink open={open} />
    </>
  );
}

/** Why something is marked, and what can be done with it. */
export function CorrectionDetail({ open }: OpenProps) {
  return (
    <Stack spacing={1}>
      <DetailText open={open} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <DetailButtons open={open} />
        <DetailMore open={open} />
      </Box>
    </Stack>
  );
}
