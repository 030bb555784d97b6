import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../../shared/downloads/download-table';
import { letters, space } from '../../../shared/design/tokens';
import type { PickedLines } from './use-picked-lines';
import TextField from '@mui/material/TextField';
import { MAX_NOTE_CHARACTERS, MAX_TAG_CHARACTERS, type PickedLine } from './picked-lines';
import { PlainDialog } from '../../../shared/ui/plain-dialog';
import { FileMenu } from '../../../shared/ui/menu-button';

interface PickedLineDialogProps {
  readonly field: 'tag' | 'note';
  readonly marks: readonly PickedLine[];
  /** Empty takes it away. */
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

const mostCharacters = { tag: MAX_TAG_CHARACTERS, note: MAX_NOTE_CHARACTERS };

/** Asks for the tag or the note of the ticked lines; it begins with what all of them have. */
function PickedLineDialog({ field, marks, onSave, onClose }: PickedLineDialogProps) {
  const { t } = useTranslation('word-context-lines');
  const known = new Set(marks.map((mark) => mark[field] ?? ''));
  const [text, setText] = useState(known.size === 1 ? [...known][0]! : '');
  const save = () => {
    onSave(text.trim());
    onClose();
  };
  return (
    <PlainDialog
      title={t(`marks.edit.${field}.title`, { count: marks.length })}
      onClose={onClose}
      maxWidth="xs"
      closeText={t('marks.cancel')}
      confirm={{ text: t('marks.save'), run: save, isForm: true }}
    >
      <TextField
        autoFocus
        fullWidth
        margin="dense"
        multiline={field === 'note'}
        minRows={field === 'note' ? 3 : 1}
        label={t(`marks.edit.${field}.text`)}
        helperText={t(`marks.edit.${field}.help`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: mostCharacters[field] } }}
      />
    </PlainDialog>
  );
}

interface PickedLinesBarProps {
  readonly pickedLines: PickedLines;
  /** Saves the marked lines to a file. */
  readonly onDownload: (format: TableFormat) => Promise<void>;
}

const formats: readonly TableFormat[] = ['xlsx', 'csv'];

function DownloadMarked({ onDownload }: Pick<PickedLinesBarProps, 'onDownload'>) {
  const { t } = useTranslation(['word-context-lines', 'result-table']);
  const files = formats.map((format) => ({
    name: t('word-context-lines:marks.download', { format: t(`result-table:download.formats.${format}`) }),
    save: () => onDownload(format),
  }));
  return <FileMenu files={files} />;
}

/** What can be done with the ticked lines; it floats at the bottom while there are some. */
export function PickedLinesBar({ pickedLines, onDownload }: PickedLinesBarProps) {
  const { t } = useTranslation('word-context-lines');
  const [edited, setEdited] = useState<'tag' | 'note' | null>(null);
  const { ticked, change } = pickedLines;
  if (ticked.length === 0) return null;
  const keys = ticked.map(({ key }) => key);
  const areLeftOut = ticked.every(({ isLeftOut }) => isLeftOut);
  return (
    <Box role="toolbar" aria-label={t('marks.title')} sx={barStyle}>
      <Box component="strong" role="status" sx={{ ...letters[14], mr: space[8], whiteSpace: 'nowrap' }}>
        {t('marks.count', { count: ticked.length })}
      </Box>
      <Button color="inherit" onClick={() => setEdited('tag')}>
        {t('marks.tag')}
      </Button>
      <Button color="inherit" onClick={() => setEdited('note')}>
        {t('marks.note')}
      </Button>
      <Button
        color="inherit"
        onClick={() => change(keys, { isLeftOut: areLeftOut ? undefined : true, isTicked: undefined })}
      >
        {t(areLeftOut ? 'marks.bring_back' : 'marks.leave_out')}
      </Button>
      <DownloadMarked onDownload={onDownload} />
      <IconButton aria-label={t('marks.clear')} onClick={() => change(keys, { isTicked: undefined })}>
        <CloseIcon fontSize="small" />
      </IconButton>
      {edited !== null && (
        <PickedLineDialog
          field={edited}
          marks={ticked}
          onSave={(text) => change(keys, { [edited]: text === '' ? undefined : text })}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}

const barStyle = {
  ...{ position: 'sticky', bottom: space[12], zIndex: 3, width: 'fit-content', maxWidth: '100%' },
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], mx: 'auto', mt: space[12] },
  ...{ py: space[4], pr: space[4], pl: space[16], borderRadius: space[8] },
  ...{ bgcolor: 'var(--surface)', boxShadow: 'var(--sh-menu)' },
  '@media print': { display: 'none' },
} as const;
