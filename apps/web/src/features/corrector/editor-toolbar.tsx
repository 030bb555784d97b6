import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEditor } from './editor/use-text-editor';
import type { TextActions } from './use-text-actions';

interface EditorToolbarProps {
  readonly editor: TextEditor;
  readonly actions: TextActions;
  /** The menu with what is done less often. */
  readonly menu: ReactNode;
}

/** What can be done with the whole text; on phones most of it is in the menu. */
export function EditorToolbar({ editor, actions, menu }: EditorToolbarProps) {
  const { t } = useTranslation('corrector');
  const { view, state } = editor;
  const isEmpty = editor.text === '';
  const run = (command: typeof undo) => () => view !== null && command(view.state, view.dispatch);
  const onWide = { xs: 'none', sm: 'inline-flex' };
  const everywhere = 'inline-flex';
  const buttons = [
    {
      key: 'undo',
      icon: <UndoIcon />,
      isOff: state === null || undoDepth(state) === 0,
      act: run(undo),
      display: everywhere,
    },
    {
      key: 'redo',
      icon: <RedoIcon />,
      isOff: state === null || redoDepth(state) === 0,
      act: run(redo),
      display: everywhere,
    },
    { key: 'upload', icon: <UploadIcon />, isOff: false, act: actions.upload, display: everywhere },
    { key: 'copy', icon: <CopyIcon />, isOff: isEmpty, act: actions.copy, display: onWide },
    { key: 'clear', icon: <DeleteIcon />, isOff: isEmpty, act: actions.clear, display: onWide },
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
      {buttons.map(({ key, icon, isOff, act, display }) => (
        <Tooltip key={key} title={t(`toolbar.${key}`)}>
          <Box component="span" sx={{ display }}>
            <IconButton aria-label={t(`toolbar.${key}`)} disabled={isOff} onClick={act}>
              {icon}
            </IconButton>
          </Box>
        </Tooltip>
      ))}
      <Button
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={actions.exportWord === null}
        aria-label={t('toolbar.export')}
        onClick={() => actions.exportWord?.()}
        sx={{ display: onWide }}
      >
        {t('toolbar.word')}
      </Button>
      {menu}
    </Stack>
  );
}
