import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MAX_CORPUS_TEXT_IDS } from '@keelerada/contract/limits';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { TextDownloadDialog } from './text-download-dialog';
import { TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import { TextResultList } from './text-result-list';
import { useTextQueryState } from './text-query-state';
import { textQueryOptions } from './text-query.queries';

const NO_ROWS: readonly TextQueryRow[] = [];
const SKELETON_ROWS = [1, 2, 3, 4, 5];

interface ResultActionsProps {
  readonly rows: readonly TextQueryRow[];
  readonly onSaved: () => void;
}

/** Choose all, save for analysis, download. */
function ResultActions({ rows, onSaved }: ResultActionsProps) {
  const { t } = useTranslation('text-query');
  const formatNumber = useNumberFormat();
  const { saveCorpusTexts } = useTextSelection();
  const { request, tickedIds, setTickedIds } = useTextQueryState();
  const [isDownloadOpen, setIsDownloadOpen] = useState(false);
  const ids = rows.map((row) => row.text_id).filter((id) => tickedIds.has(id));
  const isTooMany = ids.length > MAX_CORPUS_TEXT_IDS;
  const save = () => {
    const unchosenIds = rows.map((row) => row.text_id).filter((id) => !tickedIds.has(id));
    saveCorpusTexts(ids, ...(request === null ? [] : [{ query: request, unchosenIds }]));
    onSaved();
  };
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={ids.length === rows.length}
            indeterminate={ids.length > 0 && ids.length < rows.length}
            onChange={(_, isTicked) => setTickedIds(new Set(isTicked ? rows.map((row) => row.text_id) : []))}
          />
        }
        label={`${t('results.select_all')} (${t('results.ticked', { count: ids.length, formatted: formatNumber(ids.length) })})`}
      />
      {isTooMany && (
        <Alert severity="warning">
          {t('results.limit', { formatted: formatNumber(MAX_CORPUS_TEXT_IDS) })}
        </Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={ids.length === 0 || isTooMany} onClick={save}>
          {t('results.save')}
        </Button>
        <Button
          variant="outlined"
          disabled={ids.length === 0 || isTooMany}
          onClick={() => setIsDownloadOpen(true)}
        >
          {t('download.open')}
        </Button>
      </Stack>
      {ids.length === 0 && <Typography variant="body2">{t('results.save_hint')}</Typography>}
      {isDownloadOpen && (
        <TextDownloadDialog ids={ids} query={request} onClose={() => setIsDownloadOpen(false)} />
      )}
    </Stack>
  );
}

/** Bar and the outline of a list while the query runs. */
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

interface TextResultsProps {
  readonly onSaved: () => void;
}

/** What the query found: a list to preview, choose from, save and download. */
export function TextResults({ onSaved }: TextResultsProps) {
  const { t } = useTranslation('text-query');
  const formatNumber = useNumberFormat();
  const { request, changeQuery } = useTextQueryState();
  const { data, error, isError, isFetching, refetch } = useQuery(textQueryOptions(request));
  const [previewed, setPreviewed] = useState<TextQueryRow | null>(null);
  const rows = data ?? NO_ROWS;
  const { showNotice } = useNotices();
  useEffect(() => {
    if (data?.length === 0) showNotice('error', 'text-query:query_results_no_texts_found');
  }, [data, showNotice]);
  return (
    <Stack spacing={2}>
      <Button
        variant="outlined"
        startIcon={<ArrowBackIcon />}
        onClick={changeQuery}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('results.change')}
      </Button>
      {isFetching && <Searching />}
      {isError && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Box role="status">
          <Typography component="h2" variant="h3">
            {t('results.found', { count: rows.length, formatted: formatNumber(rows.length) })}
          </Typography>
        </Box>
      )}
      {rows.length > 0 && (
        <>
          <ResultActions rows={rows} onSaved={onSaved} />
          <TextResultList rows={rows} onPreview={setPreviewed} />
        </>
      )}
      {previewed !== null && (
        <TextPreviewDialog
          id={previewed.text_id}
          title={previewed.property_value}
          onClose={() => setPreviewed(null)}
        />
      )}
    </Stack>
  );
}
