import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getDefaultLanguages, textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { ChoiceList } from './filters/choice-list';
import { FacetSection } from './filters/facet-section';
import { LevelChoices } from './filters/level-choices';
import { SubcorpusChoices } from './filters/subcorpus-choices';
import { TypeChoices } from './filters/type-choices';
import { useFacetCounts } from './filters/use-facet-counts';
import {
  withCorpuses,
  withFilter,
  withTypes,
  withWholeCorpus,
} from '../../shared/text-filters/make-text-query';
import { type FilterName, listUsefulFilters } from '../../shared/text-filters/text-query-filters';
import { useTextQueryState } from './query/text-query-state';

/** Filters that teachers reach for first. */
const openAtFirst: readonly FilterName[] = ['level', 'gender', 'nativeLang', 'nationality', 'age'];
/** Filters whose values have no order of their own. */
const unordered: readonly FilterName[] = [
  ...(['nativeLang', 'nationality', 'otherLang', 'country', 'domain', 'usedMultiMaterials'] as const),
];

/** Ranges of results that texts have, and those that are chosen, by their numbers. */
function listScores(counts: Readonly<Record<string, number>> | undefined, chosen: readonly string[]) {
  const values = new Set([...Object.keys(counts ?? {}), ...chosen]);
  return [...values]
    .sort((left, right) => left.localeCompare(right, 'et', { numeric: true }))
    .map((value) => ({ value, label: value }));
}

/** The filters of one group that can narrow what is found. */
function FilterGroup({ group }: { readonly group: 'text' | 'author' }) {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const { values, setValues } = useTextQueryState();
  const counts = useFacetCounts()?.filters;
  const defaults = getDefaultLanguages(values.corpuses);
  const defaultLanguages = textFilterOptions.language
    .flatMap(({ value, label }) => (defaults.includes(value) ? [readLabel(label)] : []))
    .join(', ');
  const shown = listUsefulFilters(values.filters, counts).filter((filter) => filter.group === group);
  return (
    <Box role="group" aria-label={t(`groups.${group}`)} sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="body2" sx={{ px: 0.5, mb: 0.5, color: 'text.secondary' }}>
        {t(`groups.${group}`)}
      </Typography>
      {shown.map(({ name, options }) => {
        const chosen = values.filters[name] ?? [];
        const choose = (codes: readonly string[]) => setValues(withFilter(values, name, codes));
        return (
          <FacetSection
            key={name}
            title={t(`filters.${name}`)}
            chosenCount={chosen.length}
            isOpenAtFirst={openAtFirst.includes(name)}
            note={name === 'language' && chosen.length === 0 ? defaultLanguages : null}
          >
            {name === 'level' ? (
              <LevelChoices chosen={chosen} counts={counts?.level} onChange={choose} />
            ) : (
              <ChoiceList
                title={t(`filters.${name}`)}
                choices={
                  name === 'score'
                    ? listScores(counts?.score, chosen)
                    : options.map(({ value, label }) => ({ value, label: readLabel(label) }))
                }
                chosen={chosen}
                counts={counts?.[name]}
                onChange={choose}
                isByNumber={unordered.includes(name)}
              />
            )}
          </FacetSection>
        );
      })}
    </Box>
  );
}

interface TextQueryFormProps {
  /** The texts found are to be seen now; on a wide screen they already are. */
  readonly onSubmit: () => void;
}

/** The corpus query form: what it finds follows every tick. */
export function TextQueryForm({ onSubmit }: TextQueryFormProps) {
  const { t } = useTranslation('text-query');
  const formatNumber = useNumberFormat();
  const { values, setValues, clear } = useTextQueryState();
  const facets = useFacetCounts();
  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setValues(withWholeCorpus(values));
    onSubmit();
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      aria-label={t('form')}
      sx={{
        minHeight: 0,
        flex: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 1.5 }}>
        <Typography component="h3" variant="body2" sx={{ px: 0.5, mb: 0.5, color: 'text.secondary' }}>
          {t('subcorpora')}
        </Typography>
        <SubcorpusChoices
          chosen={values.corpuses}
          counts={facets?.filters.corpuses}
          onChange={(corpuses) => setValues(withCorpuses(values, corpuses))}
        />
        <FacetSection title={t('types')} chosenCount={values.types.length} isOpenAtFirst={false}>
          <TypeChoices
            corpuses={values.corpuses}
            chosen={values.types}
            counts={facets?.filters.types}
            onChange={(types) => setValues(withTypes(values, types))}
          />
        </FacetSection>
        <FilterGroup group="text" />
        <FilterGroup group="author" />
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', p: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Button type="submit" variant="outlined" size="small" aria-label={t('submit')}>
          {t('submit')}
          {facets !== undefined && ` (${formatNumber(facets.texts)})`}
        </Button>
        <Button size="small" onClick={clear}>
          {t('clear')}
        </Button>
      </Stack>
    </Stack>
  );
}
