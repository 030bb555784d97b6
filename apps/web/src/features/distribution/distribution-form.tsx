import { CqlSearchFields, CqlSearchSwitches } from '../../shared/cql-search/cql-search-fields';
import type { CqlSearchValues } from '../../shared/cql-search/cql-search-values';
import type { FormFields } from '../../shared/tool-frame/use-tool-form';

/** What to look for. */
export function DistributionForm(fields: FormFields<CqlSearchValues>) {
  const { values, onChange } = fields;
  return (
    <>
      <CqlSearchFields {...fields} />
      <CqlSearchSwitches values={values} onChange={onChange} />
    </>
  );
}
