import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { readOwn } from '@keelerada/estonian/make-table';
import { corpusTextStates, textSearchPlaces } from '@keelerada/contract/fields/choices';
import type { CorpusTextFilter } from '@keelerada/contract/texts/corpus-text-filter';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/ui/select-field';
import { useLabel } from '../../../shared/i18n/use-language';

const ALL = 'all';

interface TextFilterFormProps {
  readonly filter: CorpusTextFilter;
  readonly onSearch: (filter: CorpusTextFilter) => void;
}

/** What is looked for, and where. */
export function TextFilterForm({ filter, onSearch }: TextFilterFormProps) {
  const { t } = useTranslation('admin');
  const readLabel = useLabel();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<CorpusTextFilter>) => setDraft({ ...draft, ...part });
  const choose = (name: 'where' | 'state', values: readonly string[]) => (
    <SelectField
      label={t(`texts.${name}.label`)}
      value={draft[name]}
      onChange={(next) => change({ [name]: next })}
      options={values}
      nameOption={(value) => t(`texts.${name}.${value}`)}
    />
  );
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: '2fr 1fr 1fr 1fr auto',
        },
        mb: 3,
      }}
    >
      <TextField
        type="search"
        size="small"
        label={t('texts.words')}
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      {choose('where', textSearchPlaces)}
      <SelectField
        label={t('texts.subcorpus')}
        value={draft.subcorpus ?? ALL}
        onChange={(next) => change({ subcorpus: next === ALL ? null : next })}
        options={[ALL, ...Object.keys(subcorpora)]}
        nameOption={(code) =>
          code === ALL ? t('texts.all_subcorpora') : readLabel(readOwn(subcorpora, code)!)
        }
      />
      {choose('state', corpusTextStates)}
      <Button type="submit" variant="contained">
        {t('texts.search')}
      </Button>
    </Box>
  );
}
