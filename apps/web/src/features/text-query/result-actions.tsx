import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { MAX_CORPUS_TEXT_IDS } from '@keelerada/contract/fields/limits';
import { textQueryCall, type TextQueryRow } from '@keelerada/contract/texts/text-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { CiteButton } from '../../shared/citation/cite-button';
import { useCitation } from '../../shared/citation/use-citation';
import { encodeResult } from '../../shared/result-link/encode-result';
import { useSession } from '../../shared/session/session';
import type { SelectedTexts } from '../../shared/text-selection/selected-texts';
import { TextDownloadDialog } from './text-download-dialog';
import { useTextQueryState } from './query/text-query-state';
import { useMutation } from '@tanstack/react-query';
import { BYTE_ORDER_MARK, writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import { textFeaturesCall, type TextFeaturesResponse } from '@keelerada/contract/texts/text-features';
import { saveBlob } from '../../shared/downloads/save-blob';
import { fetchAnswer } from '../../shared/http/call-api';

interface FeaturesButtonProps {
  readonly ids: readonly string[];
  readonly disabled: boolean;
}

/** Saves the chosen texts as a table, a row a text; its name has the state of the corpus. */
export function FeaturesButton({ ids, disabled }: FeaturesButtonProps) {
  const { t } = useTranslation('text-query');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetchAnswer(textFeaturesCall, { body: { corpusTextIds: ids } });
      const { veerud, tekstid } = (await response.json()) as TextFeaturesResponse;
      const rows = tekstid.map((text) => {
        const cells = new Map(Object.entries(text));
        return veerud.map((name) => cells.get(name));
      });
      const file = new Blob([BYTE_ORDER_MARK, writeCsvRows([veerud, ...rows])], { type: 'text/csv' });
      saveBlob(file, `${t('features.file_name')}-${response.headers.get('x-corpus-version')}.csv`);
    },
    meta: { showsProgress: true },
  });
  return (
    <Button variant="outlined" loading={isPending} disabled={disabled} onClick={() => mutate()}>
      {t('features.open')}
    </Button>
  );
}

/** Cites the texts that a query finds, or those of them that are ticked. */
function CiteTexts({ rows }: { readonly rows: readonly TextQueryRow[] }) {
  const { t } = useTranslation('citation');
  const { request, tickedIds } = useTextQueryState();
  const { corpus } = useSession();
  const cite = useCitation();
  if (request === null) return null;
  const makeContent = () => {
    const ticked = rows.filter(({ text_id }) => tickedIds.has(text_id)).map(({ text_id }) => text_id);
    const ids = ticked.length > 0 ? ticked : rows.map(({ text_id }) => text_id);
    const chosen = new Set(ids);
    const unchosenIds = rows.map(({ text_id }) => text_id).filter((id) => !chosen.has(id));
    const texts: SelectedTexts = {
      ...{
        corpusTextIds: ids,
        corpusSource: { query: request, unchosenIds },
        ownTexts: null,
        compared: null,
      },
    };
    const hash = encodeResult(texts, undefined);
    const address = hash === null ? null : `${window.location.origin}${window.location.pathname}${hash}`;
    return {
      citation: cite({ tool: '', query: '', address }, texts),
      calls: [{ path: textQueryCall.path, body: request }],
      note: corpus.isDemo ? t('demo') : null,
    };
  };
  return <CiteButton makeContent={makeContent} />;
}

/** Saves some of the texts found, with the query that found them. */
function useSave(rows: readonly TextQueryRow[], onSaved: () => void) {
  const { saveCorpusTexts } = useTextSelection();
  const { request, setTickedIds } = useTextQueryState();
  return (ids: readonly string[]) => {
    const chosen = new Set(ids);
    const unchosenIds = rows.map((row) => row.text_id).filter((id) => !chosen.has(id));
    // The next choice begins with none ticked.
    setTickedIds(new Set());
    saveCorpusTexts(ids, ...(request === null ? [] : [{ query: request, unchosenIds }]));
    onSaved();
  };
}

interface ResultActionsProps {
  /** All texts found, in the order of the answer. */
  readonly rows: readonly TextQueryRow[];
  /** The rows are those of a former query, while the present one runs. */
  readonly isOutdated: boolean;
  readonly onSaved: () => void;
}

/** Analyse all or choose all; once some are ticked, a bar of what can be done with those. */
export function ResultActions({ rows, isOutdated, onSaved }: ResultActionsProps) {
  const { t } = useTranslation(['text-query', 'comparison']);
  const isSecond = useTextSelection().side === 'B';
  const formatNumber = useNumberFormat();
  const { request, tickedIds, setTickedIds } = useTextQueryState();
  const [isDownloadOpen, setIsDownloadOpen] = useState(false);
  const save = useSave(rows, onSaved);
  const allIds = rows.map((row) => row.text_id);
  const ids = allIds.filter((id) => tickedIds.has(id));
  const isTooMany = ids.length > MAX_CORPUS_TEXT_IDS;
  const cannotUse = isOutdated || ids.length === 0;
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          ...{ flexWrap: 'wrap', alignItems: 'center', minHeight: 48, px: 1, borderRadius: 1 },
          ...(ids.length > 0 && { bgcolor: 'action.selected' }),
        }}
      >
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              disabled={isOutdated}
              checked={ids.length === rows.length}
              indeterminate={ids.length > 0 && ids.length < rows.length}
              onChange={(_, isTicked) => setTickedIds(new Set(isTicked ? allIds : []))}
            />
          }
          label={`${t('results.select_all')} (${t('results.ticked', { count: ids.length })})`}
          sx={{ mr: 1 }}
        />
        {ids.length > 0 && (
          <>
            <Button
              variant="contained"
              disabled={cannotUse || (isTooMany && ids.length < rows.length)}
              onClick={() => save(ids)}
            >
              {t(isSecond ? 'comparison:save' : 'results.save')}
            </Button>
            <Button
              variant="outlined"
              disabled={cannotUse || isTooMany}
              onClick={() => setIsDownloadOpen(true)}
            >
              {t('download.open')}
            </Button>
            <FeaturesButton ids={ids} disabled={cannotUse || isTooMany} />
          </>
        )}
        <Button
          variant={ids.length > 0 ? 'text' : 'contained'}
          disabled={isOutdated}
          onClick={() => save(allIds)}
        >
          {t(isSecond ? 'comparison:save_all' : 'results.analyse_all', {
            formatted: formatNumber(rows.length),
          })}
        </Button>
        <CiteTexts rows={rows} />
      </Stack>
      {isTooMany && (
        <Alert severity="warning">
          {t('results.limit', { formatted: formatNumber(MAX_CORPUS_TEXT_IDS) })}
        </Alert>
      )}
      {isDownloadOpen && (
        <TextDownloadDialog ids={ids} query={request} onClose={() => setIsDownloadOpen(false)} />
      )}
    </Stack>
  );
}
