import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedResult } from '../citation/asked-result';
import { ResultReferences } from '../citation/result-references';
import { useProvenance, type ResultDescription } from '../provenance/use-provenance';
import { useToolView } from '../tool-session/tool-views';
import { MoreActions } from '../ui/more-actions';
import { ResultTable } from '../ui/result-table/result-table';
import { makeTableView, readTableView, type TableView } from '../ui/result-table/table-view';

/** The order of the answer. */
const firstView = makeTableView();

/** How a table of the shown result is looked at: it stays with the tool and is in the address. */
export const useTableView = (first: TableView = firstView, part = 'view') =>
  useToolView(`${useAskedResult()?.name}.${part}`, first, readTableView);

type TableProps<Row> = ComponentProps<typeof ResultTable<Row>>;
export type ToolTableProps<Row> = Omit<TableProps<Row>, 'label' | 'view' | 'onViewChange' | 'tableExport'> &
  ResultDescription & {
    /** The title of the tool, where absent. */
    readonly label?: string;
    readonly fileName?: string;
    readonly first?: TableView;
    readonly part?: string;
    /** How it is looked at, where a larger view has it. */
    readonly look?: readonly [view: TableView | null, change: (view: TableView) => void];
  };

/** The rows of the shown result, with what each table has: its look, its files with where they come from, link and citation. */
export function ToolTable<Row>(props: ToolTableProps<Row>) {
  const { label, fileName, first, part, totals, comparedTotals, more, actions, look, ...table } = props;
  const { tool = '', messages = '' } = useAskedResult() ?? {};
  const { t } = useTranslation(messages);
  const own = useTableView(first, part);
  const [view, onViewChange] = look ?? own;
  const describe = useProvenance();
  const makeProvenance = () => describe({ totals, comparedTotals, more });
  return (
    <ResultTable
      {...{ ...table, view: view ?? firstView, onViewChange }}
      label={label ?? tool}
      actions={
        <MoreActions>
          <ResultReferences />
          {actions}
        </MoreActions>
      }
      tableExport={{ fileName: fileName ?? t('file_name'), sheetName: tool, makeProvenance }}
    />
  );
}
