import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { useOpenCorrector } from '../corrector-context';
import { TWO_COLUMNS } from '../corrector-layout';
import { InfoBox } from '../shown/info-box';
import type { AnsweredBy } from '../analysis/use-analysis';
import type { TextActions } from '../use-text-actions';
import { useCheckStatus } from '../use-check-status';
import { AllDone, useIsAllDone } from './all-done';
import { CorrectionList } from './correction-list';
import { FamilyChips } from './family-chips';
import { QuietWords } from './quiet-words';
import { CorrectionCard } from './correction-card';

/** What reads better, apart from the errors; each card may be taken alone. */
function AdviceList() {
  const { t } = useTranslation('corrector');
  const { advice } = useOpenCorrector().proofreading;
  if (advice.length === 0) return null;
  return (
    <Box component="section" aria-label={t('advice.list')}>
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', mb: 0.5 }}>{t('advice.about')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--line)' }}>
        {advice.map((open) => (
          <li key={open.mark.id}>
            <CorrectionCard open={open} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface AnswerNoticesProps {
  readonly language: CorrectorResponse['textLanguage'] | null;
  readonly by: AnsweredBy['response'];
}

/** What has to be known before the errors are looked at. */
export function AnswerNotices({ language, by }: AnswerNoticesProps) {
  const { t } = useTranslation('corrector');
  return (
    <>
      {language !== null && language !== 'et' && (
        <Alert severity="warning">{t(`language.${language}`)}</Alert>
      )}
      {by.grammarService === 'remote' && (
        <Alert severity="info">
          {by.grammarServiceName === undefined
            ? t('proofreading.by_remote')
            : t('proofreading.by_named', {
                name: by.grammarServiceName,
                interpolation: { escapeValue: false },
              })}
        </Alert>
      )}
      {by.grammarService === 'ownForRemote' && (
        <Alert severity="info">{t('proofreading.own_for_remote')}</Alert>
      )}
    </>
  );
}

/** The errors of the text beside it, in step with it. */
export function ProofreadingPanel({ actions }: { readonly actions: TextActions }) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const status = useCheckStatus();
  const { analysis, proofreading, hidden, hints, checkState, language, editor } = useOpenCorrector();
  const { open, quiet, advice, family } = proofreading;
  const { answeredBy } = analysis;
  const isAllDone = useIsAllDone();
  const shown = family === 'advice' ? [] : proofreading.walked;
  const sure = shown.filter(({ correction }) => correction.tier === 'sure');
  const hint = t(editor.text.trim() === '' ? 'proofreading.hint' : 'proofreading.unchecked');
  if (answeredBy === null || (checkState !== 'checked' && [open, quiet, advice].every(isEmpty)))
    return (
      <Stack spacing={1.5} sx={{ color: 'var(--ink-2)' }}>
        <Typography>{checkState === 'unchecked' ? hint : status}</Typography>
        <ProofreadingInfo />
      </Stack>
    );
  const isClean = !isAllDone && open.length === 0 && checkState === 'checked' && language === 'et';
  return (
    <Stack spacing={1}>
      <AnswerNotices language={language} by={answeredBy.response} />
      <Box sx={headStyle}>{!hints.isOn && (open.length > 0 || advice.length > 0) && <FamilyChips />}</Box>
      {isAllDone && <AllDone actions={actions} />}
      {isClean && <Alert severity="success">{t('proofreading.nothing')}</Alert>}
      <CorrectionList corrections={shown} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {!hints.isOn && sure.length > 1 && (
          <Button
            variant="outlined"
            color="inherit"
            loading={proofreading.isAccepting}
            onClick={() => proofreading.acceptLasting(sure)}
          >
            {t('proofreading.accept_all', { formatted: formatNumber(sure.length) })}
          </Button>
        )}
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={hidden.showsPossible}
              onChange={(_, isOn) => hidden.setShowsPossible(isOn)}
            />
          }
          label={t('proofreading.show_possible')}
          sx={{ ml: 0, gap: 0.5 }}
        />
      </Stack>
      {(family === null || family === 'advice') && <AdviceList />}
      <QuietWords />
      {answeredBy.response.grammarService !== 'remote' && (
        <Typography sx={{ ...letters[12], color: 'var(--ink-3)' }}>{t('proofreading.by_machine')}</Typography>
      )}
      <ProofreadingInfo />
    </Stack>
  );
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

/** Kinds stay in sight above the list. */
const headStyle = {
  [TWO_COLUMNS]: { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'var(--paper)' },
} as const;

function ProofreadingInfo() {
  const { t } = useTranslation(['corrector', 'shell']);
  return (
    <InfoBox title={t('proofreading.info.title')}>
      <p>{t('proofreading.info.how')}</p>
      <p>
        {t('proofreading.info.limits')} {t('proofreading.info.measured')}{' '}
        <Link component={RouterLink} to="/about/quality#grammar">
          {t('shell:titles.quality')}
        </Link>
      </p>
    </InfoBox>
  );
}
