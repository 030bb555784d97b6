import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { MultiSelect } from '../../shared/ui/multi-select';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { getDefaultLanguages } from './make-text-query';
import type { FilterName, TextQueryFilter } from './text-query-filters';
import { textQueryFilters } from './text-query-filters';
import { useTextQueryState } from './text-query-state';

/** Least width in pixels of a filter; as many are side by side as there is room for. */
const FILTER_WIDTH_PX = 220;

function FilterSelect({ name, options }: Pick<TextQueryFilter, 'name' | 'options'>) {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const { values, setValues } = useTextQueryState();
  const choose = (codes: readonly string[]) =>
    setValues({ ...values, filters: { ...values.filters, [name]: codes } });
  const defaults = getDefaultLanguages(values.corpuses);
  const emptyText =
    name === 'language'
      ? options.flatMap(({ value, label }) => (defaults.includes(value) ? [readLabel(label)] : [])).join(', ')
      : t('any');
  return (
    <MultiSelect
      label={t(`filters.${name}`)}
      options={options.map(({ value, label }) => ({ value, label: readLabel(label) }))}
      value={values.filters[name] ?? []}
      onChange={choose}
      emptyText={emptyText}
    />
  );
}

/** The filters of one group that show for the ticked subcorpora; closed at first if there is little room. */
export function FilterGroup({ group }: { readonly group: 'text' | 'author' }) {
  const { t } = useTranslation('text-query');
  const id = useId();
  const formatNumber = useNumberFormat();
  const hasRoom = useIsAtLeast('sm');
  const { values } = useTextQueryState();
  const filters = textQueryFilters.filter(
    (filter) => filter.group === group && filter.isShown(values.corpuses),
  );
  const isUsed = (name: FilterName) => (values.filters[name] ?? []).length > 0;
  const used = filters.filter(({ name }) => isUsed(name)).length;
  return (
    <Accordion variant="outlined" disableGutters defaultExpanded={hasRoom}>
      <AccordionSummary id={id} aria-controls={`${id}-filters`} expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 1.5 }}>
          {t(`groups.${group}`)}
        </Typography>
        {used > 0 && (
          <Chip
            size="small"
            color="primary"
            label={t('filters_used', { count: used, formatted: formatNumber(used) })}
          />
        )}
      </AccordionSummary>
      <AccordionDetails
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${FILTER_WIDTH_PX}px, 100%), 1fr))`,
        }}
      >
        {filters.map(({ name, options }) => (
          <FilterSelect key={name} name={name} options={options} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
