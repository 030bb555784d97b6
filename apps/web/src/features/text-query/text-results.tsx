import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { textQueryCall, type TextDetails, type TextQueryRow } from '@keelerada/contract/texts/text-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { textFacetsCall } from '@keelerada/contract/texts/text-facets';
import { queryApi } from '../../shared/http/call-api';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { describeQuery } from '../../shared/text-filters/describe-query';
import { useFilterInWords, useFilterName } from '../../shared/text-filters/use-query-in-words';
import { RestrictiveFilters } from '../../shared/ui/restrictive-filters';
import { makeFacetsRequest, withCorpuses, withoutFilter } from '../../shared/text-filters/make-text-query';
import { readLevelName } from '../../shared/text-groups/label-groups';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import { useFacetCounts } from './filters/use-facet-counts';
import { ResultActions } from './result-actions';
import { type ShownDetails, sortTextRows } from './query/sort-text-rows';
import { TextResultList } from './table/text-result-list';
import { useTextQueryState } from './query/text-query-state';
import { Waiting } from '../../shared/ui/waiting';
import { StateLine } from '../../shared/ui/state-line';
import { DeletableChip } from '../../shared/ui/deletable-chip';

/** The filters in use, each of which can be taken away here. */
function FilterChips() {
  const { t } = useTranslation('text-query');
  const nameFilter = useFilterName();
  const describe = useFilterInWords();
  const { values, setValues } = useTextQueryState();
  const used = describeQuery(values);
  if (used.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('active_filters')}
      spacing={0.75}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {used.map(({ name, labels }) => {
        const filter = nameFilter(name);
        return (
          <DeletableChip
            key={name}
            size="small"
            variant="outlined"
            label={describe({ name, labels })}
            forgetLabel={t('forget_filter', { filter })}
            onForget={() => setValues(withoutFilter(values, name))}
          />
        );
      })}
    </Stack>
  );
}

/** Puts the codes of a row into the language of the interface. */
function useShownDetails(): (details: TextDetails | undefined) => ShownDetails {
  const language = useLanguage();
  return useCallback(
    (details) => {
      const read = (name: Parameters<typeof readPropertyLabel>[0], code: string | null | undefined) =>
        code ? readPropertyLabel(name, code)[language] : '';
      const readLanguages = (codes: string | null | undefined) =>
        (codes ?? '')
          .split(', ')
          .map((code) => read('emakeel', code))
          .join(', ');
      return {
        type: read('tekstityyp', details?.type),
        level: details?.level ? readLevelName(details.level)[language] : '',
        year: (details?.year ?? '').replace('-', '–'),
        age: read('vanusevahemik', details?.age),
        nativeLang: readLanguages(details?.nativeLanguage),
        nationality: read('kodakondsus', details?.nationality),
      };
    },
    [language],
  );
}

/** Where the filters together find no text: which of them alone is to blame, by the counts of the query without it. */
function RestrictiveTextFilters() {
  const { values, setValues } = useTextQueryState();
  const describe = useFilterInWords();
  const whole = Object.keys(subcorpora);
  const filters = describeQuery(values).map((filter) => ({
    filter: describe(filter),
    // Without its subcorpora a query means the whole corpus.
    without: filter.name === 'corpuses' ? withCorpuses(values, whole) : withoutFilter(values, filter.name),
  }));
  const answers = useQueries({
    queries: filters.map(({ without }) => ({
      ...queryApi(
        textFacetsCall,
        { body: makeFacetsRequest(without) },
        { showsProgress: true, handlesErrors: true },
      ),
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  return (
    <RestrictiveFilters
      of="texts"
      filters={filters.flatMap(({ filter, without }, index) => {
        const count = answers[index]?.data?.texts;
        return count === undefined ? [] : [{ filter, count, onRemove: () => setValues(without) }];
      })}
      onClear={() => setValues({ ...values, types: [], filters: {} })}
    />
  );
}

/** The texts in the order wanted, their ticks, and the preview that walks through them. */
function FoundTexts({ rows }: { readonly rows: readonly TextQueryRow[] }) {
  const language = useLanguage();
  const { sort, tickedIds, setTickedIds } = useTextQueryState();
  const describe = useShownDetails();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const sorted = useMemo(
    () => sortTextRows(rows, sort, describe, language),
    [rows, sort, describe, language],
  );
  const tick = useCallback(
    (id: string, isTicked: boolean) =>
      setTickedIds((old) => {
        const ticked = new Set(old);
        if (isTicked) ticked.add(id);
        else ticked.delete(id);
        return ticked;
      }),
    [setTickedIds],
  );
  const row = previewed === null ? undefined : sorted[previewed];
  return (
    <>
      <TextResultList
        rows={sorted}
        tickedIds={tickedIds}
        describe={describe}
        onTick={tick}
        onPreview={setPreviewed}
      />
      {row !== undefined && previewed !== null && (
        <TextPreviewDialog
          id={row.text_id}
          title={row.property_value}
          onClose={() => setPreviewed(null)}
          walk={{ place: previewed, count: sorted.length, onGo: setPreviewed }}
          choice={{
            isChosen: tickedIds.has(row.text_id),
            onChoose: (isChosen) => tick(row.text_id, isChosen),
          }}
        />
      )}
    </>
  );
}

/** How much was found: texts, and words once the counts are there. */
function FoundHeading({ count }: { readonly count: number }) {
  const { t } = useTranslation('text-query');
  const facets = useFacetCounts();
  const words = facets?.texts === count && count > 0 ? facets.words : null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
      <Typography component="h2" variant="h3">
        {t('results.found', { count })}
      </Typography>
      {words !== null && (
        <Typography sx={{ color: 'text.secondary' }}>{t('results.words', { count: words })}</Typography>
      )}
    </Box>
  );
}

interface TextResultsProps {
  /** Texts were saved for analysis. */
  readonly onSaved: () => void;
  /** Shows the filters; none where they stand beside the texts. */
  readonly onChangeQuery?: (() => void) | undefined;
}

/** What the query finds: a table to sort, preview, choose from, save and download. */
export function TextResults({ onSaved, onChangeQuery }: TextResultsProps) {
  const { t } = useTranslation('text-query');
  const { request } = useTextQueryState();
  const query = useQuery({
    ...queryApi(textQueryCall, { query: { details: 'true' }, body: request ?? {} }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    meta: { showsProgress: true },
  });
  const { error, isError, isFetching, isPlaceholderData, refetch } = query;
  const rows = request === null || isError ? undefined : query.data;
  const { showNotice } = useNotices();
  useEffect(() => {
    if (rows?.length === 0 && !isPlaceholderData)
      showNotice('error', 'text-query:query_results_no_texts_found');
  }, [rows, isPlaceholderData, showNotice]);
  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {onChangeQuery && (
          <Button variant="outlined" startIcon={<TuneIcon />} onClick={onChangeQuery}>
            {t('results.change')}
          </Button>
        )}
        {rows !== undefined && <FoundHeading count={rows.length} />}
      </Stack>
      <FilterChips />
      {request === null && <StateLine>{t('results.begin')}</StateLine>}
      {isFetching && rows === undefined && <Waiting label={t('results.searching')} rows={12} />}
      {isError && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && !isPlaceholderData && <RestrictiveTextFilters />}
      {rows !== undefined && rows.length > 0 && (
        <>
          <ResultActions rows={rows} isOutdated={isPlaceholderData} onSaved={onSaved} />
          <FoundTexts rows={rows} />
        </>
      )}
    </>
  );
}
