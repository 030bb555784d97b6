import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { TWO_COLUMNS } from '../corrector-layout';
import { InfoBox } from '../shown/info-box';
import type { AnalysisResult } from '../use-analysis';
import { useCheckStatus } from '../use-check-status';
import type { Corrector } from '../use-corrector';
import { AdviceList } from './advice-list';
import type { CorrectionActions } from './correction-detail';
import { CorrectionList } from './correction-list';
import { FamilyChips } from './family-chips';
import { KeyLine } from './key-line';
import { listFamilies } from './list-families';
import { QuietWords } from './quiet-words';

interface ProofreadingPanelProps {
  readonly corrector: Corrector;
  /** Nothing else shows why the active correction is one. */
  readonly showsDetail: boolean;
}

/** What has to be known before the errors are looked at. */
export function AnswerNotices({ response }: AnalysisResult) {
  const { t } = useTranslation('corrector');
  return (
    <>
      {response.textLanguage !== 'et' && (
        <Alert severity="warning">{t(`language.${response.textLanguage}`)}</Alert>
      )}
      {response.grammarService === 'remote' && (
        <Alert severity="info">
          {response.grammarServiceName === undefined
            ? t('proofreading.by_remote')
            : t('proofreading.by_named', {
                name: response.grammarServiceName,
                interpolation: { escapeValue: false },
              })}
        </Alert>
      )}
      {response.grammarService === 'ownForRemote' && (
        <Alert severity="info">{t('proofreading.own_for_remote')}</Alert>
      )}
    </>
  );
}

/** What can be done with a correction. */
export const listActions = ({ proofreading, hidden, hints }: Corrector): CorrectionActions => ({
  accept: proofreading.accept,
  decline: proofreading.decline,
  ignore: hidden.ignore,
  hints,
});

/** The errors of the text beside it, in step with it. */
export function ProofreadingPanel({ corrector, showsDetail }: ProofreadingPanelProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const status = useCheckStatus(corrector);
  const { analysis, proofreading, hidden, hints, checkState } = corrector;
  const { open, quiet, advice, active, activate, family } = proofreading;
  const { result } = analysis;
  const families = listFamilies(open);
  const shown = family === 'advice' ? [] : proofreading.walked;
  const sure = shown.filter(({ correction }) => correction.tier === 'sure');
  const actions = listActions(corrector);
  const list = {
    activeId: active?.mark.id ?? null,
    showsDetail,
    onActivate: (id: string | null) => activate(id, 'list'),
  };
  if (result === null)
    return (
      <Stack spacing={1.5} sx={{ color: 'var(--ink-2)' }}>
        <Typography>{checkState === 'checking' ? status : t('proofreading.hint')}</Typography>
        <ProofreadingInfo />
      </Stack>
    );
  const isClean = open.length === 0 && checkState === 'checked' && result.response.textLanguage === 'et';
  return (
    <Stack spacing={1}>
      <AnswerNotices {...result} />
      <Box sx={headStyle}>
        {!hints.isOn && (
          <FamilyChips
            families={families}
            count={open.length}
            adviceCount={advice.length}
            chosen={family}
            onChange={proofreading.chooseFamily}
          />
        )}
        {open.length > 0 && <KeyLine />}
      </Box>
      {isClean && <Alert severity="success">{t('proofreading.nothing')}</Alert>}
      <CorrectionList corrections={shown} {...list} {...actions} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {!hints.isOn && sure.length > 1 && (
          <Button
            variant="outlined"
            color="inherit"
            loading={proofreading.isAccepting}
            onClick={() => proofreading.acceptLasting(sure)}
            sx={{ borderColor: 'var(--line)' }}
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
      {(family === null || family === 'advice') && <AdviceList advice={advice} {...list} {...actions} />}
      <QuietWords quiet={quiet} {...list} {...actions} />
      {result.response.grammarService !== 'remote' && (
        <Typography sx={{ ...letters[12], color: 'var(--ink-3)' }}>{t('proofreading.by_machine')}</Typography>
      )}
      <ProofreadingInfo />
    </Stack>
  );
}

/** Kinds and keys stay in sight above the list. */
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
