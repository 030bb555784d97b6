import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getDefaultLanguages, textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { ChoiceList } from './filters/choice-list';
import { LevelChoices } from './filters/level-choices';
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
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import { FacetChoice } from './filters/facet-choice';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import { letters } from '../../shared/design/tokens';

interface FacetSectionProps {
  readonly title: string;
  readonly chosenCount: number;
  readonly isOpenAtFirst: boolean;
  /** What is meant while nothing is chosen. */
  readonly note?: string | null;
  readonly children: ReactNode;
}

/** A filter that folds up to its name; the number of choices made stays in sight. */
function FacetSection(props: FacetSectionProps) {
  const { title, chosenCount, isOpenAtFirst, note = null, children } = props;
  const { t } = useTranslation('text-query');
  const id = useId();
  const [isOpenByHand, setIsOpenByHand] = useState<boolean | null>(null);
  const isOpen = isOpenByHand ?? (isOpenAtFirst || chosenCount > 0);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-choices`}
        onClick={() => setIsOpenByHand(!isOpen)}
        sx={{
          width: '100%',
          minHeight: 36,
          px: 0.5,
          gap: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontFamily: 'inherit',
          ...letters[14],
          fontWeight: 600,
          '&.Mui-focusVisible': { outline: 2, outlineColor: 'text.primary', outlineOffset: -2 },
        }}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {title}
        </Box>
        <Box component="span" sx={{ fontWeight: 400, ...letters[14], color: 'text.secondary' }}>
          {chosenCount > 0 ? t('chosen', { count: chosenCount }) : note}
        </Box>
        <ExpandMoreIcon
          fontSize="small"
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Box
        id={`${id}-choices`}
        role="group"
        aria-label={title}
        sx={{ display: isOpen ? 'block' : 'none', pb: 1, px: 0.5 }}
      >
        {isOpen && children}
      </Box>
    </Box>
  );
}

interface SubcorpusChoicesProps {
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (corpuses: readonly string[]) => void;
}

const codes = Object.keys(subcorpora);

/** One box a subcorpus, and one for all of them. One that the other filters leave without texts can be ticked all the same. */
function SubcorpusChoices({ chosen, counts, onChange }: SubcorpusChoicesProps) {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const hasAll = chosen.length === codes.length;
  const toggle = (code: string, isChosen: boolean) =>
    onChange(codes.filter((known) => (known === code ? isChosen : chosen.includes(known))));
  return (
    <Box role="group" aria-label={t('subcorpora')} sx={{ px: 0.5, pb: 1 }}>
      <FacetChoice
        label={t('all_subcorpora')}
        count={counts && codes.reduce((sum, code) => sum + (readOwn(counts, code) ?? 0), 0)}
        isChosen={hasAll}
        canBeEmpty
        isPartlyChosen={chosen.length > 0 && !hasAll}
        onChange={(isChosen) => onChange(isChosen ? codes : [])}
        sx={{ fontWeight: 600 }}
      />
      {Object.entries(subcorpora).map(([code, label]) => (
        <FacetChoice
          key={code}
          label={readLabel(label)}
          count={counts && (readOwn(counts, code) ?? 0)}
          isChosen={chosen.includes(code)}
          canBeEmpty
          onChange={(isChosen) => toggle(code, isChosen)}
        />
      ))}
    </Box>
  );
}

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
      <Typography component="h3" sx={{ px: 0.5, mb: 0.5, color: 'text.secondary' }}>
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
        <Typography component="h3" sx={{ px: 0.5, mb: 0.5, color: 'text.secondary' }}>
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
        <Button type="submit" variant="outlined" aria-label={t('submit')}>
          {t('submit')}
          {facets !== undefined && ` (${formatNumber(facets.texts)})`}
        </Button>
        <Button onClick={clear}>{t('clear')}</Button>
      </Stack>
    </Stack>
  );
}
