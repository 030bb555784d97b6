import type { WordSketchResponse } from '@keelerada/contract/tools/word-sketch';
import { useTranslation } from 'react-i18next';
import type { CellRow } from '../../shared/downloads/download-table';
import { CellsDownload } from '../../shared/tool-frame/cells-download';

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

/** The sketch as a table in Excel or CSV. */
export function SketchDownload({ answer }: { readonly answer: WordSketchResponse }) {
  const { t } = useTranslation(['word-sketch-screen', 'sketch-relations']);
  const names = [...(answer.vordlus ? comparedColumns : columns), 'example'];
  return (
    <CellsDownload
      headings={names.map((name) => t(`columns.${name}`))}
      rows={makeSketchCells(answer, (relation) => t(`sketch-relations:names.${relation}`))}
      totals={answer.totals}
      comparedTotals={answer.vordlusTotals}
    />
  );
}
