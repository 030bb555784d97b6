import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { isSpelling } from '../corrections';
import { Hint } from '../shown/hint';
import { InfoBox } from '../shown/info-box';
import { makeErrorStyle } from '../shown/mark-style';
import type { AnalysisResult } from '../use-analysis';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import { CorrectionList } from './correction-list';
import { listFamilies } from './list-families';

interface FamilyActionsProps {
  readonly corrections: readonly OpenCorrection[];
  readonly onAccept: (corrections: readonly OpenCorrection[]) => void;
}

/** What kinds of errors there are, and accepting all of a kind. */
function FamilyActions({ corrections, onAccept }: FamilyActionsProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {listFamilies(corrections).map(({ name, members }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color="inherit"
          title={t('proofreading.accept_all_of', { family: t(`families.${name}`) })}
          onClick={() => onAccept(members)}
        >
          <span>
            <Typography component="span" variant="body2" sx={makeErrorStyle(name)}>
              {t(`families.${name}`)}
            </Typography>{' '}
            {formatNumber(members.length)} · {t('proofreading.accept_all')}
          </span>
        </Button>
      ))}
    </Stack>
  );
}

interface ProofreadingPanelProps {
  readonly result: AnalysisResult | null;
  readonly model: CorrectorModel;
  readonly proofreading: Proofreading;
  readonly showsPossible: boolean;
  readonly onShowsPossibleChange: (isOn: boolean) => void;
  readonly onIgnore: (word: string) => void;
}

/** The errors of the text beside it, in step with it. */
export function ProofreadingPanel({
  result,
  model,
  proofreading,
  showsPossible,
  onShowsPossibleChange,
  onIgnore,
}: ProofreadingPanelProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const [list, setList] = useState<'all' | 'spelling' | 'grammar'>('all');
  const { open, active, activate, accept, decline } = proofreading;
  const spelling = open.filter(({ correction }) => isSpelling(correction));
  const grammar = open.filter(({ correction }) => !isSpelling(correction));
  const shown = model === 'spellchecker' || list === 'all' ? open : list === 'spelling' ? spelling : grammar;
  if (result === null)
    return (
      <Stack spacing={2}>
        <Hint>{t('proofreading.hint')}</Hint>
        <ProofreadingInfo />
      </Stack>
    );
  return (
    <Stack spacing={1.5}>
      {result.response.textLanguage !== 'et' && (
        <Alert severity="warning">{t(`language.${result.response.textLanguage}`)}</Alert>
      )}
      {result.response.grammarService === 'ownForRemote' && (
        <Alert severity="info">{t('proofreading.own_for_remote')}</Alert>
      )}
      {model !== 'spellchecker' && (
        <Tabs
          value={list}
          onChange={(_, next: typeof list) => setList(next)}
          aria-label={t('proofreading.lists')}
          variant="scrollable"
        >
          <Tab value="all" label={`${t('proofreading.all')} (${formatNumber(open.length)})`} />
          <Tab value="spelling" label={`${t('proofreading.spelling')} (${formatNumber(spelling.length)})`} />
          <Tab value="grammar" label={`${t('proofreading.grammar')} (${formatNumber(grammar.length)})`} />
        </Tabs>
      )}
      <FamilyActions corrections={shown} onAccept={accept} />
      {shown.length === 0 && result.response.textLanguage === 'et' && (
        <Alert severity="success">{t('proofreading.nothing')}</Alert>
      )}
      <CorrectionList
        corrections={shown}
        activeId={active?.mark.id ?? null}
        isChosenHere={proofreading.activePlace === 'list'}
        onActivate={(id) => activate(id, 'list')}
        accept={accept}
        decline={decline}
        ignore={onIgnore}
      />
      <FormControlLabel
        control={<Switch checked={showsPossible} onChange={(_, isOn) => onShowsPossibleChange(isOn)} />}
        label={t('proofreading.show_possible')}
      />
      <ProofreadingInfo />
    </Stack>
  );
}

function ProofreadingInfo() {
  const { t } = useTranslation('corrector');
  return (
    <InfoBox title={t('proofreading.info.title')}>
      <p>{t('proofreading.info.how')}</p>
      <p>{t('proofreading.info.limits')}</p>
    </InfoBox>
  );
}
