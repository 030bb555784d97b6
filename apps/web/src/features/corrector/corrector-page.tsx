import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useEffect, useState, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { heights, letters } from '../../shared/design/tokens';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { CorrectorBar, type CorrectorTab } from './corrector-bar';
import { CorrectorContext, useOpenCorrector } from './corrector-context';
import { CorrectorLayout } from './corrector-layout';
import { setHighlights } from './editor/highlights';
import { LevelPanel } from './level/level-panel';
import { LevelStrip } from './level/level-strip';
import { CorrectionPopover } from './proofreading/correction-popover';
import { CorrectionSheet } from './proofreading/correction-sheet';
import { AnswerNotices, ProofreadingPanel } from './proofreading/proofreading-panel';
import { FiguresPanel } from './shown/figures-panel';
import { makeHighlights } from './shown/mark-style';
import { type ChosenKinds, markKinds } from './shown/text-figures';
import { TextPanel } from './text-panel';
import { type Corrector, useCorrector } from './use-corrector';
import { useCheckStatus } from './use-check-status';
import { type TextActions, useTextActions } from './use-text-actions';
import { isQuiet } from './analysis/corrections';
import { useTypeLabel } from './proofreading/use-type-label';
import { readOwn } from '@keelerada/estonian/make-table';
import type { Hints } from './use-hints';
import type { Proofreading } from './use-proofreading';

type Act = (() => void) | undefined;

/**
 * What the keys do now: with Alt ↓ and ↑ go to the next and previous error, Enter tells the next hint or takes the
 * correction, Delete leaves the place as it is; Escape leads back to the text.
 */
function listActions({ active, step, accept, decline }: Proofreading, hints: Hints) {
  const enter: Act =
    active === null || isQuiet(active.correction)
      ? undefined
      : hints.step === 'answer'
        ? () => accept([active])
        : hints.tellMore;
  return {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
    Delete: active === null ? undefined : () => decline([active]),
  } as Readonly<Record<string, Act>>;
}

/**
 * Keys of the corrector; the keyboard help lists them. They work in the text box and beside it: none of them is a
 * character, so nothing that is typed is lost.
 */
function useCorrectorKeys(proofreading: Proofreading, hints: Hints, isOn: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // An open menu or dialog closes first.
    if (event.key === 'Escape' && proofreading.active !== null && !event.defaultPrevented) {
      event.preventDefault();
      proofreading.goBack();
      return;
    }
    const act = event.altKey ? readOwn(listActions(proofreading, hints), event.key) : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** What the last action did and what is told of the active correction, heard by screen readers. */
function useAnnouncement(): string {
  const { proofreading, checkState, language, hints } = useOpenCorrector();
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const { lastAction, open, active } = proofreading;
  const announceLeft = () => {
    if (open.length > 0) return t('announce.left', { count: open.length });
    // The text as it is now may have others.
    return checkState === 'checked' ? t('announce.none_left') : '';
  };
  if (active !== null) {
    const { text, corrected_text: suggestion, correction_type: type } = active.correction;
    if (isQuiet(active.correction)) return `${text}: ${t('quiet.title')}`;
    if (hints.step === 'place') return `${text}: ${t('hints.place')}`;
    if (hints.step !== 'answer') return `${text}: ${nameType(type)}`;
    return t('announce.active', { text, suggestion });
  }
  if (lastAction !== null)
    return t(`announce.${lastAction.kind}`, {
      count: lastAction.count,
      word: lastAction.word,
      left: announceLeft(),
    });
  if (checkState !== 'checked' || language === null) return '';
  return language === 'et' ? t('announce.done', { count: open.length }) : t(`language.${language}`);
}

/** The corrector: one text box, four ways to look at the text. */
export function CorrectorPage({ isTest = false }: { readonly isTest?: boolean }) {
  const [tab, setTab] = useState<CorrectorTab>('proofreading');
  const isProofreading = tab === 'proofreading';
  const corrector = useCorrector(isTest ? 'grammarcheckerTest' : 'grammarchecker', isProofreading);
  const { editor, model, analysis, analyse, proofreading } = corrector;
  const { result, answeredBy } = analysis;
  const { kinds, setKinds } = useHighlightedKinds(corrector, tab);
  useCorrectorKeys(proofreading, corrector.hints, isProofreading);
  const check = (chosen: CorrectorModel = model) => void analyse(editor.text, chosen);
  const actions = useTextActions(corrector);
  const hasText = editor.text.trim() !== '';
  const changeTab = (next: CorrectorTab) => {
    setTab(next);
    if (result === null && answeredBy !== null && hasText) check();
  };
  const changeModel = (next: CorrectorModel) => {
    corrector.setModel(next);
    if (answeredBy !== null && hasText) check(next);
  };
  const showsWarning = tab === 'level' && model === 'grammarcheckerTest';
  return (
    <CorrectorContext value={corrector}>
      <Container maxWidth="xl" sx={pageStyle}>
        <CorrectorBar
          isTest={isTest}
          tab={tab}
          onTabChange={changeTab}
          errorCount={
            corrector.checkState === 'checked' || proofreading.open.length > 0
              ? proofreading.open.length
              : null
          }
          model={model}
          onModelChange={showsWarning ? null : changeModel}
        />
        <CorrectorLayout
          sideFirst={!isProofreading}
          text={
            <>
              <TextPanel
                {...{ isTest, actions }}
                canCheck={hasText && editor.text.length <= MAX_CORRECTOR_CHARACTERS}
                onCheck={() => check()}
                onModelChange={changeModel}
              />
              {isProofreading && <LevelStrip result={result} onOpen={() => changeTab('level')} />}
            </>
          }
          side={
            <Box
              id="corrector-result"
              role="tabpanel"
              aria-labelledby={`corrector-tab-${tab}`}
              sx={sideStyle}
            >
              <AnalysisTrouble onRetry={() => check()} />
              {isProofreading ? (
                <Errors actions={actions} />
              ) : (
                <TextView tab={tab} kinds={kinds} onKindsChange={setKinds} />
              )}
            </Box>
          }
        />
        {isProofreading && corrector.screen === 'phone' && <CorrectionSheet actions={actions} />}
      </Container>
      <Announcement />
    </CorrectorContext>
  );
}

/** On phones as high as the window, so that the sheet is at its foot under a short text too. */
const pageStyle = {
  ...letters[14],
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: `calc(100dvh - ${heights.header}px)`, sm: 0 },
} as const;

const sideStyle = { display: 'flex', flexDirection: 'column', gap: 2 };

/** Shades the words that the open tab is about. */
function useHighlightedKinds({ editor, analysis }: Corrector, tab: CorrectorTab) {
  const [kinds, setKinds] = useState<ChosenKinds>({
    complexity: markKinds.complexity[0],
    vocabulary: markKinds.vocabulary[0],
  });
  const { view } = editor;
  const { result } = analysis;
  const kind = tab === 'complexity' || tab === 'vocabulary' ? kinds[tab] : null;
  useEffect(() => {
    if (view !== null) setHighlights(view, makeHighlights(result?.response.marks ?? [], kind));
  }, [view, result, kind]);
  return { kinds, setKinds };
}

/** The errors in a list, and the active one where the list is out of sight. */
function Errors({ actions }: { readonly actions: TextActions }) {
  const { proofreading, analysis, language, screen, isBesideMark } = useOpenCorrector();
  const { active } = proofreading;
  const { answeredBy } = analysis;
  if (screen === 'phone' && answeredBy !== null)
    return <AnswerNotices language={language} by={answeredBy.response} />;
  return (
    <>
      <ProofreadingPanel actions={actions} />
      {isBesideMark && active !== null && <CorrectionPopover open={active} />}
    </>
  );
}

interface TextViewProps {
  readonly tab: Exclude<CorrectorTab, 'proofreading'>;
  /** What is marked in the text, by tab. */
  readonly kinds: ChosenKinds;
  readonly onKindsChange: (kinds: ChosenKinds) => void;
}

/** Level, complexity or vocabulary of the text. */
function TextView({ tab, kinds, onKindsChange }: TextViewProps) {
  const { analysis, checkState, model } = useOpenCorrector();
  const { result } = analysis;
  const status = useCheckStatus();
  if (result === null && checkState !== 'unchecked') return <Typography>{status}</Typography>;
  if (tab === 'level') return <LevelPanel result={result} isTest={model === 'grammarcheckerTest'} />;
  return (
    <FiguresPanel
      tab={tab}
      result={result}
      kind={kinds[tab]}
      onKindChange={(kind) => onKindsChange({ ...kinds, [tab]: kind })}
    />
  );
}

/** A check that failed or was stopped. */
function AnalysisTrouble({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('corrector');
  const { state, error } = useOpenCorrector().analysis;
  if (state === 'failed') return <ToolFailure error={error} onRetry={onRetry} />;
  return state === 'cancelled' ? <Alert severity="info">{t('cancelled')}</Alert> : null;
}

function Announcement() {
  return (
    <Box role="status" className="visually-hidden" sx={hiddenStyle}>
      {useAnnouncement()}
    </Box>
  );
}
