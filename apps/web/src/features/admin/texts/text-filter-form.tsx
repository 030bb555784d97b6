import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { corpusTextStates, textSearchPlaces, type CorpusTextFilter } from '@keelerada/contract/corpus-text';
import { subcorpora } from '@keelerada/contract/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
    <TextField
      select
      size="small"
      label={t(`texts.${name}.label`)}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {t(`texts.${name}.${value}`)}
        </MenuItem>
      ))}
    </TextField>
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
      <TextField
        select
        size="small"
        label={t('texts.subcorpus')}
        value={draft.subcorpus ?? ALL}
        onChange={({ target }) => change({ subcorpus: target.value === ALL ? null : target.value })}
      >
        <MenuItem value={ALL}>{t('texts.all_subcorpora')}</MenuItem>
        {Object.entries(subcorpora).map(([code, label]) => (
          <MenuItem key={code} value={code}>
            {readLabel(label)}
          </MenuItem>
        ))}
      </TextField>
      {choose('state', corpusTextStates)}
      <Button type="submit" variant="contained">
        {t('texts.search')}
      </Button>
    </Box>
  );
}
