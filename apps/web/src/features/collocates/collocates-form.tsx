import { MAX_SEARCH_COUNT } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { CountField } from '../../shared/word-search/count-field';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';
import { KeepCapitalizationField } from '../../shared/word-search/word-search-fields';
import type { CollocatesValues } from './collocates-values';
import { FormulaField } from './formula-field';
import { MinCooccurrenceField } from './min-cooccurrence-field';

/** How far neighbours are looked for, and by which measure. */
export function CollocatesForm({ values, onChange }: FormFields<CollocatesValues>) {
  const { t } = useTranslation('collocates');
  return (
    <>
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
    </>
  );
}
