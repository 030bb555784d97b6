import Box from '@mui/material/Box';
import type { WordAnalyserRequest, WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { ToolTable } from '../../shared/tool-frame/tool-table';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { makeTableView } from '../../shared/ui/result-table/table-view';
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
  const { name, rows, columns, renderRowMenu, answer } = props;
  const { t } = useTranslation('word-analyser-screen');
  const language = useLanguage();
  const { ownTextLanguage, totals } = answer;
  return (
    <Box sx={valueStyle}>
      <ToolTable
        {...{ rows, columns, totals, first: firstView }}
        {...(renderRowMenu && { renderRowMenu })}
        label={t(`tabs.${name}`)}
        // Filters hold labels, which are others in another language.
        part={`${name}.${language}`}
        fileName={t(`files.${name}`)}
        more={[
          [t('table'), t(`tabs.${name}`)],
          ...(ownTextLanguage === null
            ? []
            : [[t('own_language.title'), t(`own_language.${ownTextLanguage}`)] as const]),
        ]}
      />
    </Box>
  );
}
