import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DonateIcon from '@mui/icons-material/FavoriteBorder';
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
import { Link } from 'react-router';
import type { TextEditor } from './editor/use-text-editor';

interface EditorToolbarProps {
  readonly editor: TextEditor;
  readonly onUpload: () => void;
  readonly onCopy: () => void;
  readonly onClear: () => void;
  /** Null while there is nothing to save. */
  readonly onExport: (() => void) | null;
}

/** What can be done with the whole text. */
export function EditorToolbar({ editor, onUpload, onCopy, onClear, onExport }: EditorToolbarProps) {
  const { t } = useTranslation('corrector');
  const { view, state } = editor;
  const isEmpty = editor.text === '';
  const run = (command: typeof undo) => () => view !== null && command(view.state, view.dispatch);
  const buttons = [
    { key: 'undo', icon: <UndoIcon />, isOff: state === null || undoDepth(state) === 0, act: run(undo) },
    { key: 'redo', icon: <RedoIcon />, isOff: state === null || redoDepth(state) === 0, act: run(redo) },
    { key: 'upload', icon: <UploadIcon />, isOff: false, act: onUpload },
    { key: 'copy', icon: <CopyIcon />, isOff: isEmpty, act: onCopy },
    { key: 'clear', icon: <DeleteIcon />, isOff: isEmpty, act: onClear },
  ] as const;
  return (
    <Stack
      direction="row"
      useFlexGap
      role="toolbar"
      aria-label={t('toolbar.title')}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {buttons.map(({ key, icon, isOff, act }) => (
        <Tooltip key={key} title={t(`toolbar.${key}`)}>
          <span>
            <IconButton aria-label={t(`toolbar.${key}`)} disabled={isOff} onClick={act}>
              {icon}
            </IconButton>
          </span>
        </Tooltip>
      ))}
      <Button
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={onExport === null}
        onClick={() => onExport?.()}
      >
        {t('toolbar.export')}
      </Button>
      <Button
        component={Link}
        to="/adding"
        state={{ text: editor.text }}
        color="inherit"
        startIcon={<DonateIcon />}
        disabled={isEmpty}
      >
        {t('toolbar.donate')}
      </Button>
    </Stack>
  );
}
