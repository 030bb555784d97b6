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
import { TWO_COLUMNS, SIDE_ID } from '../corrector-layout';
import { InfoBox } from '../shown/info-box';
import type { AnsweredBy } from '../analysis/use-analysis';
import type { TextActions } from '../use-text-actions';
import { useCheckStatus } from '../use-check-status';
import { AllDone, useIsAllDone } from './all-done';
import { FamilyChips } from './family-chips';
import { CorrectionCard } from './correction-card';
import { CorrectionDetail } from './correction-detail';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenCorrection } from '../use-proofreading';

const CARD_HEIGHT_PX = 45;

/** Corrections in text order; the list follows the active one. Only those in sight are built. */
function CorrectionList({ corrections }: { readonly corrections: readonly OpenCorrection[] }) {
  const { active } = useOpenCorrector().proofreading;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // All that stands beside the text is one scroll; the list begins where what is above it ends.
  const findSide = () => document.getElementById(SIDE_ID);
  useLayoutEffect(() => {
    const side = findSide();
    if (side === null || list.current === null) return;
    const above = list.current.getBoundingClientRect().top - side.getBoundingClientRect().top;
    setTop(Math.round(above + side.scrollTop));
  });
  const rows = useVirtualizer({
    count: corrections.length,
    getScrollElement: findSide,
    estimateSize: () => CARD_HEIGHT_PX,
    getItemKey: (index) => corrections[index]?.mark.id ?? index,
    overscan: 4,
    scrollMargin: top,
    scrollPaddingStart: top,
  });
  const activeIndex = corrections.findIndex(({ mark }) => mark.id === active?.mark.id);
  useEffect(() => {
    if (activeIndex >= 0) rows.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, rows]);
  return (
    <Box
      component="ul"
      ref={list}
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, position: 'relative', flexShrink: 0 },
        ...(corrections.length > 0 && { borderTop: '1px solid var(--line)' }),
      }}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const open = corrections[index];
        if (open === undefined) return null;
        return (
          <Box
            key={key}
            component="li"
            data-index={index}
            ref={rows.measureElement}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <CorrectionCard open={open} />
          </Box>
        );
      })}
    </Box>
  );
}

/** Words that no dictionary knows, apart from the errors. */
function QuietWords() {
  const { t } = useTranslation('corrector');
  const { proofreading, isBesideMark } = useOpenCorrector();
  const { quiet, active, activate } = proofreading;
  const activeId = active?.mark.id ?? null;
  if (quiet.length === 0) return null;
  return (
    <Box component="section" aria-label={t('quiet.list')} sx={{ color: 'var(--ink-2)' }}>
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)', mb: 0.5 }}>{t('quiet.list')}</Typography>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
        {quiet.map(({ correction, mark }) => (
          <Button
            key={mark.id}
            color="inherit"
            lang="et"
            aria-expanded={mark.id === activeId && !isBesideMark}
            onClick={() => activate(mark.id === activeId ? null : mark.id, 'list')}
            sx={{
              fontFamily: 'var(--serif)',
              px: 1,
              minWidth: 0,
              textDecoration: 'underline dotted var(--ink-3)',
              textUnderlineOffset: '5px',
            }}
          >
            {correction.text}
          </Button>
        ))}
      </Stack>
      {quiet
        .filter(({ mark }) => !isBesideMark && mark.id === activeId)
        .map((open) => (
          <Box key={open.mark.id} sx={{ bgcolor: 'var(--sunken)', p: 1.5, mt: 1 }}>
            <Box lang="et" sx={{ fontFamily: 'var(--serif)', ...letters[20], mb: 0.5 }}>
              {open.correction.text}
            </Box>
            <CorrectionDetail open={open} />
          </Box>
        ))}
    </Box>
  );
}

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
