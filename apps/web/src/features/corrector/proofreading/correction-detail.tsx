import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { makeProfilePath } from '../../../shared/error-marks/error-links';
import { useLanguage } from '../../../shared/i18n/use-language';
import { WholeCorpusLines } from '../../../shared/word-examples/lines-link';
import { UnfoldingExamples } from '../../../shared/word-examples/unfolding-examples';
import type { Correction } from '../corrections';
import { findExampleSearch, isAdvice, isSpelling } from '../corrections';
import type { Hints } from '../use-hints';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import { findTypeCode } from './find-type-code';
import { HintDetail } from './hint-detail';
import { RuleText } from './rule-text';

export interface CorrectionActions extends Pick<Proofreading, 'accept' | 'decline'> {
  readonly ignore: (word: string) => void;
  readonly hints: Hints;
}

interface CorrectionDetailProps extends CorrectionActions {
  readonly open: OpenCorrection;
}

/** Right uses of the word by others, from the whole corpus; only the word is sent. */
function Examples({ open }: { readonly open: OpenCorrection }) {
  const { t } = useTranslation('corrector');
  const wanted = findExampleSearch(open.correction);
  if (wanted === null) return null;
  return (
    <UnfoldingExamples
      label={t('proofreading.examples')}
      word={wanted.keyword}
      startsHigh
      renderLink={() => <WholeCorpusLines word={wanted.keyword} type={wanted.type} />}
    />
  );
}

/** Leads to how often the type of error is in the corpus. */
function OthersLink({ open }: { readonly open: OpenCorrection }) {
  const { t } = useTranslation('corrector');
  const code = findTypeCode(open.correction.correction_type);
  if (code === null) return null;
  return (
    <Link component={RouterLink} to={makeProfilePath(code)} sx={{ color: 'var(--ink-2)' }}>
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

function nameAcceptance(correction: Correction) {
  if (isAdvice(correction)) return 'advice.accept' as const;
  return correction.corrected_text === ''
    ? ('proofreading.remove' as const)
    : ('proofreading.accept' as const);
}

/** Why something is an error, and what can be done with it. */
export function CorrectionDetail({ open, hints, ...actions }: CorrectionDetailProps) {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const { correction } = open;
  const { accept, decline, ignore } = actions;
  if (hints.step !== 'answer')
    return <HintDetail open={open} hints={hints} onDecline={() => decline([open])} />;
  const { short, long, rule } = correction.explanations[language];
  return (
    <Stack spacing={1}>
      {(long !== '' || short !== '') && <Typography>{long === '' ? short : long}</Typography>}
      {rule !== undefined && <RuleText rule={rule} />}
      <OtherSuggestions open={open} accept={accept} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={() => accept([open])} sx={{ flex: { xs: 1, sm: 'none' } }}>
          {t(nameAcceptance(correction))}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => decline([open])}
          sx={{ borderColor: 'var(--line)', flex: { xs: 1, sm: 'none' } }}
        >
          {t('proofreading.decline')}
        </Button>
        {isSpelling(correction) && (
          <Button color="inherit" onClick={() => ignore(correction.text)}>
            {t('proofreading.ignore')}
          </Button>
        )}
        <Examples open={open} />
        <OthersLink open={open} />
      </Box>
    </Stack>
  );
}
