import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLabel, useLanguage } from '../../../shared/i18n/use-language';
import { MultiSelect } from '../../../shared/ui/multi-select';
import { type ContentField, findSummary, makeEmpty } from './content-fields';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { AdminList, rowStyle } from '../admin-list';

/** Entries as lines; one at a time is open. They are added, moved and taken out. */
function ListPart({ field: { item }, label, value, onChange }: PartProps<'list'>) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<number | null>(null);
  const entries = (value ?? []) as readonly unknown[];
  const change = (next: readonly unknown[], opened: number | null = null) => {
    setOpen(opened);
    onChange(next);
  };
  const move = (from: number, to: number) => {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  return (
    <div>
      <AdminList label={label}>
        {entries.map((entry, place) => (
          // The place names an entry while it is edited: nothing else of it stays the same.
          <Box component="li" key={place} sx={{ ...rowStyle, display: 'block', py: 0.5 }}>
            <EntryLine
              entry={entry}
              isOpen={open === place}
              onToggle={() => setOpen(open === place ? null : place)}
              onUp={place === 0 ? null : () => move(place, place - 1)}
              onDown={place === entries.length - 1 ? null : () => move(place, place + 1)}
              onRemove={() => change(entries.filter((_, index) => index !== place))}
            />
            {open === place && (
              <Box sx={{ py: 2, pl: { xs: 0, md: 2 } }}>
                <FieldEditor
                  field={item}
                  label={t('content.entry')}
                  value={entry}
                  onChange={(next) => change(entries.with(place, next), place)}
                />
              </Box>
            )}
          </Box>
        ))}
      </AdminList>
      <Button
        startIcon={<AddIcon />}
        aria-label={`${t('content.add')}: ${label}`}
        sx={{ mt: 1 }}
        onClick={() => change([...entries, makeEmpty(item)], entries.length)}
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
  const acts = [
    ['up', ArrowUpIcon, onUp],
    ['down', ArrowDownIcon, onDown],
    ['remove', DeleteIcon, onRemove],
  ] as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Button variant="text" aria-expanded={isOpen} onClick={onToggle} sx={summaryStyle}>
        {summary}
      </Button>
      {acts.map(([name, Icon, act]) => (
        <IconButton
          key={name}
          disabled={act === null}
          onClick={() => act?.()}
          aria-label={t(`content.${name}`, { name: summary })}
        >
          <Icon />
        </IconButton>
      ))}
    </Box>
  );
}

const summaryStyle = {
  ...{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' },
  ...{ fontWeight: 400, overflowWrap: 'anywhere' },
} as const;

export interface FieldEditorProps {
  readonly field: ContentField;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Edits one part of a content by what it is. */
export function FieldEditor({ field, label, value, onChange }: FieldEditorProps) {
  switch (field.kind) {
    case 'text':
      return (
        <TextPart
          label={label}
          isLong={field.isLong ?? false}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      );
    case 'label':
      return <LabelPart field={field} label={label} value={value} onChange={onChange} />;
    case 'tags':
      return <TagsPart field={field} label={label} value={value} onChange={onChange} />;
    case 'list':
      return <ListPart field={field} label={label} value={value} onChange={onChange} />;
    case 'object':
      return <ObjectPart field={field} label={label} value={value} onChange={onChange} />;
  }
}

interface TextPartProps {
  readonly label: string;
  readonly isLong: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextPart({ label, isLong, value, onChange }: TextPartProps) {
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      multiline={isLong}
      error={value.trim() === ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type PartProps<Kind extends ContentField['kind']> = Omit<FieldEditorProps, 'field'> & {
  readonly field: Extract<ContentField, { kind: Kind }>;
};

/** The same in both languages, side by side where there is room. */
function LabelPart({ field, label, value, onChange }: PartProps<'label'>) {
  const { t } = useTranslation('admin');
  const words = value as { readonly et: string; readonly en: string } | null;
  return (
    <div>
      {field.mayLack === true && (
        <FormControlLabel
          control={
            <Checkbox
              checked={words !== null}
              onChange={(_event, has) => onChange(has ? { et: '', en: '' } : null)}
            />
          }
          label={label}
        />
      )}
      {words !== null && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {(['et', 'en'] as const).map((language) => (
            <TextPart
              key={language}
              label={t(`content.in.${language}`, { label })}
              isLong={field.isLong ?? false}
              value={words[language]}
              onChange={(next) => onChange({ ...words, [language]: next })}
            />
          ))}
        </Box>
      )}
    </div>
  );
}

function TagsPart({ field, label, value, onChange }: PartProps<'tags'>) {
  const { t } = useTranslation('admin');
  const readLabel = useLabel();
  return (
    <MultiSelect
      label={label}
      options={Object.entries(field.tags).map(([tag, name]) => ({ value: tag, label: readLabel(name) }))}
      value={value as readonly string[]}
      onChange={onChange}
      emptyText={t('content.no_tags')}
    />
  );
}

function ObjectPart({ field, value, onChange }: PartProps<'object'>) {
  const { t } = useTranslation('admin');
  const readLabel = useLabel();
  const parts = value as Readonly<Record<string, unknown>>;
  return (
    <Stack spacing={2}>
      {Object.entries(field.fields).map(([name, part]) => {
        const given = readOwn(field.labels ?? {}, name);
        const label = given === undefined ? t(`content.fields.${name}`) : readLabel(given);
        return (
          <Box key={name}>
            {part.kind === 'list' && (
              <Typography variant="h3" sx={{ mb: 1 }}>
                {label}
              </Typography>
            )}
            <FieldEditor
              field={part}
              label={label}
              value={readOwn(parts, name)}
              onChange={(next) => onChange({ ...parts, [name]: next })}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
