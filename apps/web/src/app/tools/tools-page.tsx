import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { TextQueryForm } from '../../features/text-query/text-query-form';
import { TextQueryProvider, useTextQueryState } from '../../features/text-query/query/text-query-state';
import { TextResults } from '../../features/text-query/text-results';
import { useStartWithEverything } from '../../shared/corpus-search/use-start-with-everything';
import { TextsComing, useComingTexts } from '../../shared/tool-frame/result-link-gate';
import { ToolBarTexts } from '../../shared/ui/tool-bar';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { readSide, type Side } from '../../shared/text-selection/selected-texts';
import { SelectionSide } from '../../shared/text-selection/selection-side';
import { useTextSelection, useWholeSelection } from '../../shared/text-selection/text-selection';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { PageTabs } from '../../shared/ui/page-tabs';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { SideSquare } from '../../shared/comparison/comparison-head';
import { useSelectionName } from '../../shared/text-selection/use-selection-name';
import { printStyle } from './print-style';
import { Sheet } from './sheet';
import { TextsButton } from './texts-button';
import { useChoosing } from './use-choosing';
import { useToolsNavigationState } from './use-tools-navigation-state';
import { ChoiceButtons } from './choice-buttons';
import { SaveSelectionButton } from './save-selection-button';
import { SavedSelectionMenu } from './saved-selection-menu';
import { SelectionChips } from './selection-chips';
import { readToolPath, tools } from './tool-list';
import { lazyPart } from '../../shared/i18n/lazy-messages';

/** The analysis tools, one route each. */
function ToolTabs() {
  const { t } = useTranslation('shell');
  return (
    <Box sx={{ mx: 'calc(-1 * var(--edge))' }}>
      <PageTabs
        label={t('titles.tools')}
        pages={tools.map((tool) => ({ path: readToolPath(tool), name: t(`${tool.name}:title`) }))}
      />
    </Box>
  );
}

interface TextChoiceProps {
  readonly isChoosing: boolean;
  readonly choiceButton: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onType: () => void;
  /** The filters, while texts are being chosen on a wide screen. */
  readonly children: ReactNode;
}

/** The ways to texts: over a tool that has none yet, and in a column at the left while texts are chosen. */
function TextChoice({ isChoosing, choiceButton, onChoose, onType, children }: TextChoiceProps) {
  const { t } = useTranslation('tools');
  return (
    <Stack
      component="section"
      aria-label={t('choice.title')}
      spacing={1.5}
      sx={{
        minWidth: 0,
        ...(isChoosing && {
          position: { md: 'sticky' },
          top: { md: 64 },
          height: { md: 'calc(100dvh - 120px)' },
        }),
      }}
    >
      <ChoiceButtons isChoosing={isChoosing} button={choiceButton} onChoose={onChoose} onType={onType} />
      <SelectionChips />
      {children}
    </Stack>
  );
}

/** Says that the texts being chosen are those to compare with, and what with. */
function SecondChoiceHint() {
  const { t } = useTranslation('comparison');
  const nameSelection = useSelectionName();
  const name = nameSelection(useWholeSelection());
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <SideSquare side="B" />
      <Typography>{t('choosing', { name })}</Typography>
    </Box>
  );
}

/** Most visitors analyse the corpus. */
const LazyOwnTextDialog = lazyPart(
  async () => (await import('../../features/own-text/own-text-dialog')).OwnTextDialog,
);

/** Width in pixels of the column at the left. */
const LEFT_WIDTH_PX = 320;

/** The filters as a sheet, on narrow screens: first to see while no subcorpus is ticked. */
function useFilterSheet(isChoosing: boolean, side: Side) {
  const { request } = useTextQueryState();
  const isWide = useIsAtLeast('md');
  const [isOpen, setIsOpen] = useState(false);
  const hasRequest = request !== null;
  useEffect(() => {
    // For a second selection the filters of the first one stand there to be changed.
    setIsOpen(isChoosing && (!hasRequest || side === 'B'));
    // What is ticked later does not close it.
  }, [isChoosing]);
  return { isWide, isOpen: isOpen && isChoosing && !isWide, setIsOpen };
}

/** The texts found, in place of the tool while texts are being chosen. */
function ChoosingPart(props: {
  readonly onSaved: () => void;
  readonly onChangeQuery: (() => void) | undefined;
  readonly place: React.Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation('text-query');
  const { side, corpusTextIds } = useTextSelection();
  const hasTexts = corpusTextIds !== null;
  return (
    <Box
      ref={props.place}
      id="text-choice"
      role="group"
      tabIndex={-1}
      aria-label={t('results.title')}
      sx={{
        minWidth: 0,
        outline: 'none',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        position: { md: 'sticky' },
        top: { md: 64 },
        height: { md: 'calc(100dvh - 120px)' },
      }}
    >
      <HiddenHeading>{t('form')}</HiddenHeading>
      {side === 'B' && <SecondChoiceHint />}
      <Stack direction="row" sx={{ '&:empty': { display: 'none' } }}>
        <SavedSelectionMenu onOpened={props.onSaved} />
        {hasTexts && <SaveSelectionButton />}
      </Stack>
      <TextResults onSaved={props.onSaved} onChangeQuery={props.onChangeQuery} />
    </Box>
  );
}

function ToolPart({ isStarting }: { readonly isStarting: boolean }) {
  const { t } = useTranslation('tools');
  const { changeSelection } = useWholeSelection();
  const linked = useComingTexts();
  const coming = isStarting ? <ToolProgress onCancel={() => changeSelection((old) => old)} /> : linked;
  return (
    <Box component="section" aria-label={t('tabs.title')} sx={{ minWidth: 0 }}>
      <ToolTabs />
      <TextsComing value={coming}>
        <Outlet />
      </TextsComing>
    </Box>
  );
}

function ToolsContent() {
  const { t } = useTranslation('text-query');
  const [typing, setTyping] = useState<Side | null>(null);
  const choiceButton = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { isChoosing, side, open, close, finish } = useChoosing();
  const { isWide, isOpen: isSheetOpen, setIsOpen: setIsSheetOpen } = useFilterSheet(isChoosing, side);
  const { show, beginWith, setTickedIds } = useTextQueryState();
  const selection = useTextSelection();
  useToolsNavigationState();
  const isStarting = useStartWithEverything();
  const showsChoice = isChoosing || !(selection.hasTexts || isStarting);
  const closeAfterSave = () => {
    finish();
    window.scrollTo({ top: 0 });
    choiceButton.current?.focus();
  };
  const edit = (side: Side) => {
    const { corpusSource, corpusTextIds } = readSide(selection, side);
    // All that a query found are no ticks: two more would be lost among them.
    const isByHand = (corpusSource?.unchosenIds.length ?? 0) > 0;
    if (corpusSource !== null) show(corpusSource.query, isByHand ? (corpusTextIds ?? []) : []);
    // A second selection often differs by one filter from the first one.
    else if (selection.corpusSource !== null) beginWith(selection.corpusSource.query);
    open(side);
  };
  const choose = () => {
    setTickedIds(new Set());
    open('A');
  };
  const type = (side: Side) => {
    close();
    setTyping(side);
  };
  const showResults = () => {
    setIsSheetOpen(false);
    if (isWide) results.current?.focus({ preventScroll: true });
  };
  const form = <TextQueryForm onSubmit={showResults} />;
  return (
    <Container
      maxWidth="xl"
      sx={{
        pb: 2,
        pt: showsChoice ? 1 : 0,
        display: 'grid',
        rowGap: { xs: 2, md: 1 },
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(isChoosing && { md: `${LEFT_WIDTH_PX}px minmax(0, 1fr)` }),
        },
      }}
    >
      <GlobalStyles styles={printStyle} />
      {showsChoice && (
        <TextChoice
          isChoosing={isChoosing}
          choiceButton={choiceButton}
          onChoose={isChoosing ? close : choose}
          onType={() => type('A')}
        >
          {isChoosing && isWide && <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>{form}</Box>}
        </TextChoice>
      )}
      {typing !== null && (
        <SelectionSide side={typing}>
          <Suspense>
            <LazyOwnTextDialog onClose={() => setTyping(null)} />
          </Suspense>
        </SelectionSide>
      )}
      {isChoosing ? (
        <SelectionSide side={side}>
          <ChoosingPart
            place={results}
            onSaved={closeAfterSave}
            onChangeQuery={isWide ? undefined : () => setIsSheetOpen(true)}
          />
        </SelectionSide>
      ) : (
        <ToolBarTexts value={<TextsButton button={choiceButton} onEdit={edit} onType={type} />}>
          <ToolPart isStarting={isStarting} />
        </ToolBarTexts>
      )}
      <Sheet title={t('form')} isOpen={isSheetOpen} isTall onClose={() => setIsSheetOpen(false)}>
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>{form}</Box>
      </Sheet>
    </Container>
  );
}

/**
 * What is chosen stands in the bar of the tool. Choosing texts and the tool take turns: while texts are chosen, the filters stand at
 * the left and the texts found at the right, or under each other on narrow screens.
 */
export function ToolsPage() {
  return (
    <TextQueryProvider>
      <ToolsContent />
    </TextQueryProvider>
  );
}
