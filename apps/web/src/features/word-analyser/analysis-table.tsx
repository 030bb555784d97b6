import Box from '@mui/material/Box';
import type { WordAnalyserRequest, WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { useProvenance } from '../../shared/provenance/use-provenance';
import { ResultReferences } from '../../shared/citation/result-references';
import { useToolView } from '../../shared/tool-session/tool-views';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { ResultTable } from '../../shared/ui/result-table/result-table';
import { makeTableView, readTableView } from '../../shared/ui/result-table/table-view';
import { valueStyle } from './value-button';

export const tableNames = ['syllables', 'lemmas', 'forms'] as const;
export type TableName = (typeof tableNames)[number];

const firstView = makeTableView({ columnId: 'frequency', isDescending: true });

export interface AnswerProps {
  readonly request: WordAnalyserRequest;
  readonly answer: WordAnalyserResponse;
}

interface AnalysisTableProps<Row> extends AnswerProps {
  readonly name: TableName;
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly renderRowMenu?: (row: Row) => ReactNode;
}

/** One of the three tables, as it was last looked at. */
export function AnalysisTable<Row>(props: AnalysisTableProps<Row>) {
  const { name, rows, columns, renderRowMenu, request, answer } = props;
  const { t } = useTranslation('word-analyser-screen');
  const language = useLanguage();
  // Filters hold labels, which are others in another language.
  const [view, setView] = useToolView(`word-analyser.${name}.${language}`, firstView, readTableView);
  const describe = useProvenance();
  const { ownTextLanguage } = answer;
  const makeProvenance = () =>
    describe({
      tool: t('tool'),
      totals: answer.totals,
      options: [
        [t('table'), t(`tabs.${name}`)],
        ...(ownTextLanguage === null
          ? []
          : [[t('own_language.title'), t(`own_language.${ownTextLanguage}`)] as const]),
      ],
      request: { ownTextLanguage: request.ownTextLanguage },
    });
  return (
    <Box sx={valueStyle}>
      <ResultTable
        label={t(`tabs.${name}`)}
        rows={rows}
        columns={columns}
        view={view}
        onViewChange={setView}
        {...(renderRowMenu && { renderRowMenu })}
        actions={<ResultReferences />}
        tableExport={{ fileName: t(`files.${name}`), sheetName: t(`tabs.${name}`), makeProvenance }}
      />
    </Box>
  );
}
