import AutorenewIcon from '@mui/icons-material/Autorenew';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../shared/ui/use-menu';
import type { ContentSentence } from './make-worksheet-content';
import { editItem, moveItem, removeItem, replaceItem, type Sheet, type SheetItem } from './sheet';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type MarkedSentence, readMarked, writeMarked } from './marked-sentence';

interface SentenceEditorProps {
  readonly number: number;
  readonly sentence: MarkedSentence;
  readonly onSave: (sentence: MarkedSentence) => void;
  readonly onCancel: () => void;
}

/** A sentence as text to change, the words of gaps in square brackets. */
function SentenceEditor({ number, sentence, onSave, onCancel }: SentenceEditorProps) {
  const { t } = useTranslation('worksheet');
  const [typed, setTyped] = useState(() => writeMarked(sentence));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(readMarked(typed, sentence));
  };
  return (
    <Stack
      component="form"
      aria-label={t('item.edit', { number })}
      spacing={1}
      onSubmit={save}
      // The paper is white in the dark scheme too, the field is not.
      sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <TextField
        multiline
        fullWidth
        autoFocus
        label={t('item.text', { number })}
        helperText={t('item.hint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && !event.shiftKey) save(event);
        }}
        slotProps={{ htmlInput: { lang: 'et' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          {t('item.save')}
        </Button>
        <Button onClick={onCancel}>{t('item.cancel')}</Button>
      </Stack>
    </Stack>
  );
}

/** Russian sentences are told to screen readers and the browser. */
const readTextLanguage = (text: string) => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'et');

/** A sentence as it stands on paper. */
function SentenceText({ sentence }: { readonly sentence: ContentSentence }) {
  const { t } = useTranslation('worksheet');
  const language = readTextLanguage(sentence.parts.map(({ text }) => text).join(''));
  return (
    <span lang={language}>
      {sentence.parts.map(({ kind, text }, index) => {
        if (kind === 'plain') return text;
        if (kind === 'bold') return <strong key={index}>{text}</strong>;
        return (
          <span key={index} role="img" aria-label={t('sheet.gap')}>
            {text}
          </span>
        );
      })}
      {sentence.level !== null && (
        <Box component="span" sx={{ fontSize: '0.8em', color: '#5b5861', whiteSpace: 'nowrap' }}>
          {` (${sentence.level})`}
        </Box>
      )}
    </span>
  );
}

interface WorksheetItemProps {
  readonly item: SheetItem;
  /** Place on the sheet, from 1. */
  readonly number: number;
  readonly sentence: ContentSentence;
  readonly sheet: Sheet;
  readonly onChange: (sheet: Sheet) => void;
}

/** Where there is a pointer, what can be done with a sentence shows beside the one that it is on. */
const itemStyle = {
  position: 'relative',
  py: '5px',
  '@media (hover: hover)': {
    '&:hover, &:focus-within': { bgcolor: '#f4f1ec', '@media print': { bgcolor: 'transparent' } },
    '&:not(:hover, :focus-within) [data-buttons]': { opacity: 0 },
  },
} as const;

/** The paper is white in both colour schemes. */
const buttonsStyle = {
  display: 'flex',
  position: { sm: 'absolute' },
  right: -56,
  displayPrint: 'none',
  color: '#5b5861',
  '& .Mui-disabled': { color: '#b0aeb4' },
} as const;

interface ItemMenuProps extends Omit<WorksheetItemProps, 'sentence'> {
  readonly onEdit: () => void;
  /** The focus comes back from the field. */
  readonly wasEdited: boolean;
}

function ItemMenu({ item, number, sheet, onChange, onEdit, wasEdited }: ItemMenuProps) {
  const { t } = useTranslation('worksheet');
  const { button, menu } = useMenu();
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        aria-label={t('item.more', { number })}
        autoFocus={wasEdited}
        {...button}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={onEdit}>{t('item.edit', { number })}</MenuItem>
        <MenuItem disabled={number === 1} onClick={() => onChange(moveItem(sheet, item.id, -1))}>
          {t('item.up')}
        </MenuItem>
        <MenuItem
          disabled={number === sheet.items.length}
          onClick={() => onChange(moveItem(sheet, item.id, 1))}
        >
          {t('item.down')}
        </MenuItem>
        <MenuItem onClick={() => onChange(removeItem(sheet, item.id))}>{t('item.remove')}</MenuItem>
      </Menu>
    </>
  );
}

/** A sentence of the sheet with what can be done to it; on paper the sentence alone. */
export function WorksheetItem({ sentence, ...props }: WorksheetItemProps) {
  const { item, number, sheet, onChange } = props;
  const { t } = useTranslation('worksheet');
  const [isEditing, setIsEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const close = () => {
    setIsEditing(false);
    setWasEdited(true);
  };
  return (
    <Box component="li" sx={itemStyle}>
      {isEditing ? (
        <SentenceEditor
          number={number}
          sentence={item.example}
          onSave={(edited) => {
            close();
            onChange(edited.text === '' ? removeItem(sheet, item.id) : editItem(sheet, item.id, edited));
          }}
          onCancel={close}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SentenceText sentence={sentence} />
          </Box>
          <Box data-buttons sx={buttonsStyle}>
            <IconButton
              size="small"
              color="inherit"
              aria-label={t('item.replace', { number })}
              disabled={sheet.spare.length === 0}
              onClick={() => onChange(replaceItem(sheet, item.id))}
            >
              <AutorenewIcon fontSize="small" />
            </IconButton>
            <ItemMenu {...props} wasEdited={wasEdited} onEdit={() => setIsEditing(true)} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
