import Stack from '@mui/material/Stack';
import type { KeynessRequest, KeynessResponse, KeynessRow } from '@keelerada/contract/keyness';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { useProvenance } from '../../../shared/provenance/use-provenance';
import { ResultReferences } from '../../../shared/citation/result-references';
import { useToolView } from '../../../shared/tool-session/tool-views';
import { ResultTable } from '../../../shared/ui/result-table/result-table';
import { makeTableView, readTableView } from '../../../shared/ui/result-table/table-view';
import { WordMenu } from '../../../shared/word-menu/word-menu';
import { listWordlistOptions } from '../describe-wordlist';
import { KeynessHelp } from './keyness-help';
import { useKeynessColumns } from './use-keyness-columns';

const firstView = makeTableView({ columnId: 'leastLogRatio', isDescending: true });

interface KeynessResultProps {
  readonly request: KeynessRequest;
  readonly answer: KeynessResponse;
}

/** How much was compared, in texts and words. */
function useSizes({ totals, vordlusTotals }: KeynessResponse) {
  const { t } = useTranslation(['keyness', 'wordlist']);
  const formatNumber = useNumberFormat();
  const [a, b] = [totals, vordlusTotals].map(({ texts, runningWords }) =>
    t('size', {
      texts: t('wordlist:texts', { count: texts, formatted: formatNumber(texts) }),
      words: t('wordlist:running_words', { count: runningWords, formatted: formatNumber(runningWords) }),
    }),
  );
  return t('counted', { a, b });
}

/** The words of both selections with their counts, the most telling first. */
export function KeynessResult({ request, answer }: KeynessResultProps) {
  const { t } = useTranslation('keyness');
  const { t: tellOption } = useTranslation('wordlist');
  const columns = useKeynessColumns(
    request,
    Math.min(answer.totals.runningWords, answer.vordlusTotals.runningWords),
    answer.votmesonad[0]?.hajuvusA !== undefined,
  );
  const [view, setView] = useToolView('wordlist.keyness', firstView, readTableView);
  const describe = useProvenance();
  const sizes = useSizes(answer);
  const { type, keepCapitalization = false } = request;
  const renderRowMenu = useCallback(
    (row: KeynessRow) => (
      <WordMenu word={row.sona} type={type} keepCapitalization={keepCapitalization} hasNeighbours />
    ),
    [type, keepCapitalization],
  );
  const makeProvenance = () =>
    describe({
      tool: t('title'),
      totals: answer.totals,
      comparedTotals: answer.vordlusTotals,
      options: [
        ...listWordlistOptions(request, tellOption),
        [t('min_texts'), request.minTexts?.toString() ?? tellOption('options.none')],
      ],
      request,
    });
  return (
    <Stack spacing={1}>
      <ResultTable
        label={t('title')}
        rows={answer.votmesonad}
        columns={columns}
        view={view}
        onViewChange={setView}
        renderRowMenu={renderRowMenu}
        note={sizes}
        actions={<ResultReferences />}
        tableExport={{ fileName: t('file_name'), sheetName: t('title'), makeProvenance }}
      />
      <KeynessHelp />
    </Stack>
  );
}
