import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { CorrectorModel, TextMarkKind } from '@keelerada/contract/corrector-choices';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { AnalysisProgress } from './analysis-progress';
import { COMPLEXITY_KIND, ComplexityPanel } from './complexity/complexity-panel';
import { setHighlights } from './editor/highlights';
import { LevelPanel } from './level/level-panel';
import { ModelToggle } from './model-toggle';
import { CorrectionPopover } from './proofreading/correction-popover';
import { ProofreadingPanel } from './proofreading/proofreading-panel';
import { makeHighlights } from './shown/mark-style';
import { TextBox } from './text-box';
import { TextActions } from './text-actions';
import { useCorrector } from './use-corrector';
import { useCorrectorKeys } from './use-corrector-keys';
import { VOCABULARY_KIND, VocabularyPanel } from './vocabulary/vocabulary-panel';

const tabs = ['proofreading', 'level', 'complexity', 'vocabulary'] as const;
type CorrectorTab = (typeof tabs)[number];

/** What the last action did, heard by screen readers. */
function useAnnouncement({ proofreading, analysis }: ReturnType<typeof useCorrector>): string {
  const { t } = useTranslation('corrector');
  const { lastAction, open, active } = proofreading;
  if (active !== null)
    return t('announce.active', {
      text: active.correction.text,
      suggestion: active.correction.corrected_text,
    });
  if (lastAction !== null)
    return t(`announce.${lastAction.kind}`, {
      count: lastAction.count,
      word: lastAction.word,
      left: open.length,
    });
  return analysis.state === 'done' ? t('announce.done', { count: open.length }) : '';
}

/** The corrector (SPEC 2): one text box, four ways to look at the text. */
export function CorrectorPage({ isTest = false }: { readonly isTest?: boolean }) {
  const { t } = useTranslation('corrector');
  const [tab, setTab] = useState<CorrectorTab>('proofreading');
  const [kinds, setKinds] = useState<{ complexity: TextMarkKind; vocabulary: TextMarkKind }>({
    complexity: COMPLEXITY_KIND,
    vocabulary: VOCABULARY_KIND,
  });
  const isProofreading = tab === 'proofreading';
  const corrector = useCorrector(isTest ? 'grammarcheckerTest' : 'grammarchecker', isProofreading);
  const { editor, model, analysis, analyse, proofreading, hidden } = corrector;
  const { result } = analysis;
  useCorrectorKeys(proofreading, isProofreading);
  const kind = tab === 'complexity' || tab === 'vocabulary' ? kinds[tab] : null;
  useEffect(() => {
    if (editor.view !== null) setHighlights(editor.view, makeHighlights(result?.response.marks ?? [], kind));
  }, [editor.view, result, kind]);
  const check = (chosen: CorrectorModel = model) => void analyse(editor.text, chosen);
  const changeTab = (next: CorrectorTab) => {
    setTab(next);
    if (result !== null && result.text !== editor.text && editor.text.trim() !== '') check();
  };
  const changeModel = (next: CorrectorModel) => {
    corrector.setModel(next);
    if (result !== null && editor.text.trim() !== '') check(next);
  };
  const isTestModel = model === 'grammarcheckerTest';
  const canCheck = editor.text.trim() !== '' && editor.text.length <= MAX_CORRECTOR_CHARACTERS;
  return (
    <Container maxWidth="xl" sx={{ py: 3 }}>
      <Typography variant="h1">{t(isTest ? 'title_test' : 'title')}</Typography>
      <Tabs
        value={tab}
        onChange={(_, next: CorrectorTab) => changeTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('tabs.title')}
        sx={{ my: 1.5 }}
      >
        {tabs.map((each) => (
          <Tab
            key={each}
            value={each}
            label={t(`tabs.${each}`)}
            id={`corrector-tab-${each}`}
            aria-controls="corrector-result"
          />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(340px, 420px)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={1.5}>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            {tab === 'level' && isTestModel ? null : <ModelToggle model={model} onChange={changeModel} />}
            <TextActions corrector={corrector} />
          </Stack>
          <TextBox editor={editor} />
          <Button
            variant="contained"
            size="large"
            disabled={!canCheck}
            onClick={() => check()}
            sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
          >
            {t(result === null ? 'check' : 'check_again')}
          </Button>
        </Stack>
        <Stack id="corrector-result" role="tabpanel" aria-labelledby={`corrector-tab-${tab}`} spacing={2}>
          <AnalysisProgress analysis={analysis} onCancel={corrector.cancel} />
          {analysis.state === 'failed' && <ToolFailure error={analysis.error} onRetry={() => check()} />}
          {analysis.state === 'cancelled' && <Alert severity="info">{t('cancelled')}</Alert>}
          {isProofreading && (
            <ProofreadingPanel
              result={result}
              model={result?.model ?? model}
              proofreading={proofreading}
              showsPossible={hidden.showsPossible}
              onShowsPossibleChange={hidden.setShowsPossible}
              onIgnore={hidden.ignore}
            />
          )}
          {tab === 'level' && <LevelPanel result={result} isTest={isTestModel} />}
          {tab === 'complexity' && (
            <ComplexityPanel
              result={result}
              kind={kinds.complexity}
              onKindChange={(complexity) => setKinds({ ...kinds, complexity })}
            />
          )}
          {tab === 'vocabulary' && (
            <VocabularyPanel
              result={result}
              kind={kinds.vocabulary}
              onKindChange={(vocabulary) => setKinds({ ...kinds, vocabulary })}
            />
          )}
        </Stack>
      </Box>
      {isProofreading && proofreading.active !== null && proofreading.activePlace === 'text' && (
        <CorrectionPopover
          open={proofreading.active}
          accept={proofreading.accept}
          decline={proofreading.decline}
          ignore={hidden.ignore}
        />
      )}
      <Box role="status" className="visually-hidden" sx={hiddenStyle}>
        {useAnnouncement(corrector)}
      </Box>
    </Container>
  );
}

const hiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
