import type { ErrorProfileRequest, ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import type { CellRow, TableFormat } from '../../shared/downloads/download-table';
import { saveTable } from '../../shared/downloads/save-table';
import { useFileName } from '../../shared/downloads/use-file-name';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { useProvenance } from '../../shared/provenance/use-provenance';
import { TableDownload } from '../../shared/ui/result-table/table-download';
import { listProfileEntries } from './describe-error-profile';
import { useErrorName } from './error-name';
import type { ProfileGroup } from './list-groups';

interface ProfileDownloadProps {
  readonly request: ErrorProfileRequest;
  readonly answer: ErrorProfileResponse;
  readonly groups: readonly ProfileGroup[];
}

const columns = [
  ...(['code', 'name', 'group', 'hits', 'texts_with_hits', 'texts', 'words'] as const),
  ...(['observed', 'low', 'high', 'estimated', 'estimated_low', 'estimated_high'] as const),
  ...(['precision', 'precision_of', 'recall', 'recall_of', 'note'] as const),
] as const;

interface CellNames {
  readonly nameError: (code: string) => string;
  readonly all: string;
  readonly allTexts: string;
  readonly little: string;
}

/** Rows of the file: each type in each group, then in all texts. */
export function makeProfileCells(
  { errorList, total, totals }: ErrorProfileResponse,
  groups: readonly ProfileGroup[],
  { nameError, all, allTexts, little }: CellNames,
): readonly CellRow[] {
  return [...errorList, total].flatMap((row) => {
    const { code, precision, recall } = row;
    const places = [
      ...groups.map((group) => ({ ...group, count: row.groups[group.place]! })),
      { ...totals, label: allTexts, count: row },
    ];
    return places.map(({ label, texts, runningWords, count }) => [
      ...[code ?? '', code === null ? all : nameError(code), label],
      ...[count.hits, count.textsWithHits, texts, runningWords],
      ...[count.observed.per100, count.observed.low, count.observed.high],
      ...[count.estimated?.per100 ?? null, count.estimated?.low ?? null, count.estimated?.high ?? null],
      ...[precision?.value ?? null, precision?.of ?? null, recall?.value ?? null, recall?.of ?? null],
      count.isSmall ? little : '',
    ]);
  });
}

/** The profile as a table in Excel or CSV, with where it comes from. */
export function ProfileDownload({ request, answer, groups }: ProfileDownloadProps) {
  const { t } = useTranslation(['error-profile-screen', 'result-table']);
  const language = useLanguage();
  const { showNotice } = useNotices();
  const makeProvenance = useProvenance();
  const nameFile = useFileName();
  const nameError = useErrorName();
  const names = { nameError, all: t('all_marks'), allTexts: t('table.all'), little: t('little') };
  const rows = makeProfileCells(answer, groups, names);
  const download = async (format: TableFormat) => {
    const entries = makeProvenance({
      tool: t('title'),
      totals: answer.totals,
      options: listProfileEntries(request, answer, t),
      request,
    });
    const table = {
      language,
      sheetName: t('title'),
      columns: columns.map((name) => ({ heading: t(`columns.${name}`) })),
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
