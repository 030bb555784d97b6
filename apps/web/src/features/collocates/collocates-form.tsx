import { MAX_SEARCH_COUNT } from '@keelerada/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountField } from '../../shared/word-search/count-field';
import { SearchForm } from '../../shared/word-search/search-form';
import {
  KeepCapitalizationField,
  KeywordField,
  SearchTypeField,
} from '../../shared/word-search/word-search-fields';
import type { CollocatesValues } from './collocates-values';
import { FormulaField } from './formula-field';
import { MinCooccurrenceField } from './min-cooccurrence-field';

interface CollocatesFormProps {
  readonly values: CollocatesValues;
  readonly onChange: (values: CollocatesValues) => void;
  /** Sends what is typed, or returns false where it cannot be sent. */
  readonly onSubmit: () => boolean;
}

/** Whose neighbours to look for, how far, and by which measure. */
export function CollocatesForm({ values, onChange, onSubmit }: CollocatesFormProps) {
  const { t } = useTranslation('collocates');
  const [showsErrors, setShowsErrors] = useState(false);
  const submit = () => {
    const isSent = onSubmit();
    setShowsErrors(!isSent);
    return isSent;
  };
  const fields = { values, onChange, showsErrors };
  return (
    <SearchForm label={t('form')} submitLabel={t('submit')} onSubmit={submit}>
      <SearchTypeField {...fields} />
      <KeywordField {...fields} />
      <CountField
        label={t('search_count.title')}
        value={values.searchCount}
        most={MAX_SEARCH_COUNT}
        onChange={(searchCount) => onChange({ ...values, searchCount })}
      />
      <FormulaField value={values.formula} onChange={(formula) => onChange({ ...values, formula })} />
      <MinCooccurrenceField
        value={values.minCooccurrence}
        formula={values.formula}
        onChange={(minCooccurrence) => onChange({ ...values, minCooccurrence })}
      />
      <KeepCapitalizationField values={values} onChange={onChange} />
    </SearchForm>
  );
}
