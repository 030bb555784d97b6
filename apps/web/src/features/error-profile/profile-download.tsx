import type { ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import type { CellRow } from '../../shared/downloads/download-table';
import { CellsDownload } from '../../shared/tool-frame/cells-download';
import { listMarkEntries } from './describe-error-profile';
import { useErrorName } from './query/error-name';
import type { ProfileGroup } from './list-groups';

interface ProfileDownloadProps {
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

/** The profile as a table in Excel or CSV. */
export function ProfileDownload({ answer, groups }: ProfileDownloadProps) {
  const { t } = useTranslation('error-profile-screen');
  const nameError = useErrorName();
  const names = { nameError, all: t('all_marks'), allTexts: t('table.all'), little: t('little') };
  return (
    <CellsDownload
      headings={columns.map((name) => t(`columns.${name}`))}
      rows={makeProfileCells(answer, groups, names)}
      totals={answer.totals}
      more={listMarkEntries(answer, t)}
    />
  );
}
