import TuneIcon from '@mui/icons-material/Tune';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { FilterChips } from './filters/filter-chips';
import { useFacetCounts } from './filters/use-facet-counts';
import { ResultActions } from './result-actions';
import { sortTextRows } from './sort-text-rows';
import { RestrictiveTextFilters } from './restrictive-text-filters';
import { TextResultList } from './table/text-result-list';
import { useTextQueryState } from './text-query-state';
import { textQueryOptions } from './text-query.queries';
import { useShownDetails } from './use-shown-details';

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** The outline of a table while the first query runs. */
function Searching() {
  const { t } = useTranslation('text-query');
  return (
    <Stack role="status" aria-label={t('results.searching')} spacing={1}>
      <LinearProgress aria-hidden />
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Stack>
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
  const formatNumber = useNumberFormat();
  const facets = useFacetCounts();
  const words = facets?.texts === count && count > 0 ? facets.words : null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
      <Typography component="h2" variant="h3">
        {t('results.found', { count, formatted: formatNumber(count) })}
      </Typography>
      {words !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('results.words', { count: words, formatted: formatNumber(words) })}
        </Typography>
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
  const query = useQuery(textQueryOptions(request));
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
          <Button variant="outlined" size="small" startIcon={<TuneIcon />} onClick={onChangeQuery}>
            {t('results.change')}
          </Button>
        )}
        {rows !== undefined && <FoundHeading count={rows.length} />}
      </Stack>
      <FilterChips />
      {request === null && (
        <Alert severity="info" role="status">
          {t('results.begin')}
        </Alert>
      )}
      {isFetching && rows === undefined && <Searching />}
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
