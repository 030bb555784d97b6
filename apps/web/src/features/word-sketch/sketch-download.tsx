import type { WordSketchRequest, WordSketchResponse } from '@keelerada/contract/tools/word-sketch';
import { useTranslation } from 'react-i18next';
import type { CellRow, TableFormat } from '../../shared/downloads/download-table';
import { saveTable } from '../../shared/downloads/save-table';
import { useFileName } from '../../shared/downloads/use-file-name';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { useProvenance } from '../../shared/provenance/use-provenance';
import { TableDownload } from '../../shared/ui/result-table/table-download';
import { listWordSketchOptions } from './describe-word-sketch';

interface SketchDownloadProps {
  readonly request: WordSketchRequest;
  readonly answer: WordSketchResponse;
}

const columns = ['relation', 'collocate', 'count', 'score'] as const;
const comparedColumns = [...columns, 'other_count', 'other_score'] as const;

/** Rows of the file: each relation is named as the lines of the concordance name it. */
export function makeSketchCells(
  { seosed }: Pick<WordSketchResponse, 'seosed'>,
  nameRelation: (relation: string) => string,
): readonly CellRow[] {
  return seosed.flatMap(({ seos, naabrid }) =>
    naabrid.map(({ sona, esinemisi, logDice, naide, vordlus }) => [
      ...[nameRelation(seos), sona, esinemisi, logDice],
      ...(vordlus ? [vordlus.esinemisi, vordlus.logDice] : []),
      (naide ?? vordlus?.naide ?? []).join(''),
    ]),
  );
}

/** The sketch as a table in Excel or CSV, with where it comes from. */
export function SketchDownload({ request, answer }: SketchDownloadProps) {
  const { t } = useTranslation(['word-sketch-screen', 'sketch-relations', 'result-table']);
  const language = useLanguage();
  const { showNotice } = useNotices();
  const makeProvenance = useProvenance();
  const nameFile = useFileName();
  const rows = makeSketchCells(answer, (relation) => t(`sketch-relations:names.${relation}`));
  const download = async (format: TableFormat) => {
    const names = answer.vordlus ? comparedColumns : columns;
    const entries = makeProvenance({
      tool: t('title'),
      totals: answer.totals,
      ...(answer.vordlusTotals && { comparedTotals: answer.vordlusTotals }),
      options: listWordSketchOptions(request, t),
      request,
    });
    const table = {
      language,
      sheetName: t('title'),
      columns: [...names, 'example'].map((name) => ({ heading: t(`columns.${name}`) })),
      cutMark: t('result-table:download.cut_mark'),
      provenance: { sheetName: t('result-table:provenance.sheet'), entries },
      batches: [rows],
    };
    try {
      await saveTable(table, format, nameFile(t('file_name')));
    } catch {
      showNotice('error', 'result-table:download.failed');
    }
  };
  return <TableDownload rowCount={rows.length} filteredCount={null} onDownload={download} />;
}
