import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenCorrector } from './corrector-context';
import type { TextActions } from './use-text-actions';

interface EditorToolbarProps {
  readonly actions: TextActions;
  /** The menu with what is done less often. */
  readonly menu: ReactNode;
}

/** What can be done with the whole text; on phones most of it is in the menu. */
export function EditorToolbar({ actions, menu }: EditorToolbarProps) {
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
