import Box from '@mui/material/Box';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CorrectorMenu } from './corrector-menu';
import { useErrorLog } from './own/use-error-log';
import { TextBox } from './text-box';
import { useOpenCorrector } from './corrector-context';
import type { TextActions } from './use-text-actions';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { useTranslation } from 'react-i18next';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { useCheckStatus } from './use-check-status';

const dotColours = {
  checked: 'var(--ok)',
  checking: 'var(--datum-strong)',
  waiting: 'var(--datum-strong)',
  unchecked: 'var(--datum-strong)',
  failed: 'var(--warn)',
} as const;

/** Whether the text is checked, and a way to check it or to stop that. */
function CheckStatus({ canCheck, onCheck }: { readonly canCheck: boolean; readonly onCheck: () => void }) {
  const { t } = useTranslation('corrector');
  const { analysis, checkState, cancel, settings } = useOpenCorrector();
  const { state, answeredBy } = analysis;
  const status = useCheckStatus();
  const isFirst = answeredBy === null;
  // What checks itself needs a button only where it does not.
  const needsCheck = checkState === 'unchecked' || checkState === 'failed';
  const hasButton = canCheck && (needsCheck || !settings.checksWhileTyping);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto', color: 'var(--ink-2)' }}>
      {!(isFirst && checkState === 'unchecked') && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="i"
            aria-hidden
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: dotColours[checkState] }}
          />
          {/* On phones the dot says it, and the tab has the count. */}
          <Box
            component="span"
            sx={({ breakpoints }) =>
              checkState === 'failed' ? {} : { [breakpoints.down('sm')]: hiddenStyle }
            }
          >
            {status}
          </Box>
        </Box>
      )}
      {state === 'running' && (
        <Button color="inherit" onClick={cancel}>
          {t('cancel')}
        </Button>
      )}
      {state !== 'running' && hasButton && (
        <Button
          {...(isFirst ? { variant: 'contained' } : { color: 'inherit' })}
          onClick={onCheck}
          sx={{ display: { xs: needsCheck ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
        >
          {t(isFirst ? 'check' : 'check_again')}
        </Button>
      )}
    </Box>
  );
}

interface EditorToolbarProps {
  readonly actions: TextActions;
  /** The menu with what is done less often. */
  readonly menu: ReactNode;
}

/** What can be done with the whole text; on phones most of it is in the menu. */
function EditorToolbar({ actions, menu }: EditorToolbarProps) {
  const { t } = useTranslation('corrector');
  const { view, state, text } = useOpenCorrector().editor;
  // A text that was cleared is brought back by an undo.
  const isEmpty = text === '' && (state === null || undoDepth(state) === 0);
  const run = (command: typeof undo) => () => view !== null && command(view.state, view.dispatch);
  const buttons = [
    { key: 'undo', icon: <UndoIcon />, isOff: state === null || undoDepth(state) === 0, act: run(undo) },
    { key: 'redo', icon: <RedoIcon />, isOff: state === null || redoDepth(state) === 0, act: run(redo) },
    { key: 'upload', icon: <UploadIcon />, isOff: false, act: actions.upload },
  ] as const;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.5}
      role="toolbar"
      aria-label={t('toolbar.title')}
      sx={{ alignItems: 'center', ml: -1 }}
    >
      {buttons
        .filter(({ key }) => !isEmpty || key === 'upload')
        .map(({ key, icon, isOff, act }) => (
          <Tooltip key={key} title={t(`toolbar.${key}`)}>
            <span>
              <IconButton aria-label={t(`toolbar.${key}`)} disabled={isOff} onClick={act}>
                {icon}
              </IconButton>
            </span>
          </Tooltip>
        ))}
      {!isEmpty && (
        <Button
          color="inherit"
          startIcon={<DownloadIcon />}
          disabled={actions.exportWord === null}
          aria-label={t('toolbar.export')}
          onClick={() => actions.exportWord?.()}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('toolbar.word')}
        </Button>
      )}
      {menu}
    </Stack>
  );
}

const OwnDialog = lazy(async () => ({ default: (await import('./own/own-dialog')).OwnDialog }));

interface TextPanelProps {
  readonly isTest: boolean;
  readonly actions: TextActions;
  readonly canCheck: boolean;
  readonly onCheck: () => void;
  readonly onModelChange: (model: CorrectorModel) => void;
}

/** The text box with what can be done with the text above it. */
export function TextPanel({ isTest, actions, canCheck, onCheck, onModelChange }: TextPanelProps) {
  const corrector = useOpenCorrector();
  const { hidden } = corrector;
  useErrorLog(corrector);
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <EditorToolbar
          actions={actions}
          menu={
            <CorrectorMenu
              actions={actions}
              isTest={isTest}
              onModelChange={onModelChange}
              onOpenOwn={() => setIsOwnOpen(true)}
            />
          }
        />
        <CheckStatus canCheck={canCheck} onCheck={onCheck} />
      </Box>
      {actions.shown}
      <TextBox />
      {isOwnOpen && (
        <Suspense>
          <OwnDialog
            words={hidden.ignoredWords}
            onForgetWord={hidden.forgetWord}
            onClose={() => setIsOwnOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
