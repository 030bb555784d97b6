import AddIcon from '@mui/icons-material/Add';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { AdminList, rowStyle } from '../admin-list';
import { findSummary, makeEmpty, type ContentField } from './content-fields';

interface ListEditorProps {
  readonly item: ContentField;
  readonly label: string;
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
  /** The form of one entry. */
  readonly renderEntry: (entry: unknown, onChange: (entry: unknown) => void) => ReactNode;
}

/** Entries as lines; one at a time is open. They are added, moved and taken out. */
export function ListEditor({ item, label, value, onChange, renderEntry }: ListEditorProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    setOpen(null);
    onChange(next);
  };
  return (
    <div>
      <AdminList label={label}>
        {value.map((entry, place) => (
          // The place names an entry while it is edited: nothing else of it stays the same.
          <Box component="li" key={place} sx={{ ...rowStyle, display: 'block', py: 0.5 }}>
            <EntryLine
              entry={entry}
              isOpen={open === place}
              onToggle={() => setOpen(open === place ? null : place)}
              onUp={place === 0 ? null : () => move(place, place - 1)}
              onDown={place === value.length - 1 ? null : () => move(place, place + 1)}
              onRemove={() => {
                setOpen(null);
                onChange(value.filter((_, index) => index !== place));
              }}
            />
            {open === place && (
              <Box sx={{ py: 2, pl: { xs: 0, md: 2 } }}>
                {renderEntry(entry, (next) =>
                  onChange(value.map((each, index) => (index === place ? next : each))),
                )}
              </Box>
            )}
          </Box>
        ))}
      </AdminList>
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-label={`${t('content.add')}: ${label}`}
        sx={{ mt: 1 }}
        onClick={() => {
          setOpen(value.length);
          onChange([...value, makeEmpty(item)]);
        }}
      >
        {t('content.add')}
      </Button>
    </div>
  );
}

interface EntryLineProps {
  readonly entry: unknown;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

function EntryLine({ entry, isOpen, onToggle, onUp, onDown, onRemove }: EntryLineProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const summary = findSummary(entry, language).slice(0, 160) || t('content.empty');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        onClick={onToggle}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          textTransform: 'none',
          fontWeight: 400,
          overflowWrap: 'anywhere',
        }}
      >
        {summary}
      </Button>
      <IconButton
        size="small"
        disabled={onUp === null}
        onClick={() => onUp?.()}
        aria-label={t('content.up', { name: summary })}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={onDown === null}
        onClick={() => onDown?.()}
        aria-label={t('content.down', { name: summary })}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onRemove} aria-label={t('content.remove', { name: summary })}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
