import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CorpusTextEdit } from '@keelerada/contract/texts/corpus-text';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/ui/select-field';
import { useLabel } from '../../../shared/i18n/use-language';
import { listPropertyChoices, previewedProperties } from '../../../shared/text-preview/text-properties';

/** Properties that may be added to a text, in the order of the list. */
const editablePropertyNames: readonly string[] = [
  'title',
  ...previewedProperties,
  'akad_oppematerjal_muu',
  'vanus',
  'elukoht',
  'taust',
  'kirjeldus',
  'failinimi',
  'artikkel_valjaanne',
  'artikkel_aasta',
  'artikkel_number',
  'artikkel_lehekyljed',
];

type Properties = CorpusTextEdit['properties'];

interface PropertyFieldsProps {
  readonly properties: Properties;
  readonly onChange: (properties: Properties) => void;
}

/** The data of a text as labelled fields, with the choices where there are any; a name may stand there several times. */
export function PropertyFields({ properties, onChange }: PropertyFieldsProps) {
  const { t } = useTranslation('admin');
  const readName = usePropertyName();
  const set = (place: number, propertyValue: string) =>
    onChange(properties.map((each, index) => (index === place ? { ...each, propertyValue } : each)));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {properties.map(({ propertyName, propertyValue }, place) => (
        // A name may come several times: its place tells them apart.
        <Box key={`${propertyName} ${place}`} sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <ValueField
            name={propertyName}
            label={readName(propertyName)}
            value={propertyValue}
            onChange={(value) => set(place, value)}
          />
          <IconButton
            aria-label={t('texts.remove_field', { name: readName(propertyName) })}
            onClick={() => onChange(properties.filter((_, index) => index !== place))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <SelectField
        label={t('texts.add_field')}
        value=""
        onChange={(next) => onChange([...properties, { propertyName: next, propertyValue: '' }])}
        options={editablePropertyNames}
        nameOption={(name) => readName(name)}
      />
    </Box>
  );
}

interface ValueFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ name, label, value, onChange }: ValueFieldProps) {
  const readLabel = useLabel();
  const choices = listPropertyChoices(name);
  // What no list knows stays choosable, so that looking changes nothing.
  const isKnown = choices.some(([code]) => code === value) || value === '';
  return (
    <TextField
      select={choices.length > 0}
      size="small"
      fullWidth
      label={label}
      value={value}
      error={value.trim() === ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {choices.map(([code, each]) => (
        <MenuItem key={code} value={code}>
          {readLabel(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What a property is called; one that the collection does not know has its own name. */
function usePropertyName(): (name: string) => string {
  const { t } = useTranslation(['admin', 'text-preview']);
  return (name) =>
    t([`admin:texts.fields.${name}`, `text-preview:properties.${name}`], { defaultValue: name });
}
