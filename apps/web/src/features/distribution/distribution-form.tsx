import { CqlSearchOptions } from '../../shared/cql-search/cql-search-fields';
import type { CqlSearchValues } from '../../shared/cql-search/cql-search-values';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';

/** How it is looked for. */
export function DistributionForm({ values, onChange }: FormFields<CqlSearchValues>) {
  return <CqlSearchOptions values={values} onChange={onChange} />;
}
