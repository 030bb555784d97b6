import { Suspense, useId } from 'react';
import type { FormFields } from '../tool-frame/tool-options';
import { JoinedField } from '../ui/joined-field';
import { type SearchBy, SearchTypeSelect } from '../word-search/search-type-select';
import { KeywordInput, KeywordNote } from '../word-search/word-search-fields';
import { withSearchType } from '../word-search/word-search-values';
import { type CqlSearchValues, withFormSearch } from './cql-search-values';
import { lazyPart } from '../i18n/lazy-messages';

const loadQueryField = async () => (await import('./cql-query-field')).CqlQueryField;
const LazyQueryField = lazyPart(loadQueryField, 'word-context-cql');

/** What to look for: a word by its base form or as it is written, or a pattern of forms. */
export function CqlSearchField<Values extends CqlSearchValues>(fields: FormFields<Values>) {
  const { values, onChange, showsErrors } = fields;
  const id = useId();
  const isMissing = showsErrors && !values.isByForm && values.keyword.trim() === '';
  const change = (by: SearchBy) =>
    onChange(
      by === 'PATTERN' ? withFormSearch(values, true) : withSearchType(withFormSearch(values, false), by),
    );
  return (
    <JoinedField
      isFaulty={isMissing}
      note={!values.isByForm && <KeywordNote id={id} value={values.keyword} isMissing={isMissing} />}
      choice={
        <SearchTypeSelect hasPattern value={values.isByForm ? 'PATTERN' : values.type} onChange={change} />
      }
    >
      {values.isByForm ? (
        <Suspense>
          <LazyQueryField
            cql={values.cql}
            onChange={(cql) => onChange({ ...values, cql })}
            showsErrors={showsErrors}
          />
        </Suspense>
      ) : (
        <KeywordInput
          value={values.keyword}
          onChange={(keyword) => onChange({ ...values, keyword })}
          isFaulty={isMissing}
          describedBy={id}
        />
      )}
    </JoinedField>
  );
}
