import type { WordContextResponse } from '@keelerada/contract/tools/word-context';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../shared/downloads/download-table';
import { useSaveTable } from '../../shared/downloads/use-save-table';
import { useProvenance } from '../../shared/provenance/use-provenance';
import type { RowScope } from '../../shared/ui/result-table/table-download';
import { countLines } from './count-lines';
import { listOrderEntries } from './describe-word-context';
import { lineColumns } from './query/line-columns';
import { makeContextCells } from './make-context-cells';
import type { PickedLines } from './picked-lines/use-picked-lines';
import { streamAllContexts } from './stream-context-rows';
import { useLineSide } from './use-line-side';
import { useNameOrigin } from './use-name-origin';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { type ContextSource, fetchOrigins } from './query/word-context.queries';

/** A shorter wait needs no way out. */
const CANCEL_AFTER_MS = 1000;

export interface SavedContexts {
  readonly source: ContextSource;
  readonly answer: Pick<WordContextResponse, 'total' | 'listed' | 'totals'>;
  readonly pickedLines: PickedLines;
}

type Scope = RowScope | 'ticked';

const describeTicked = (scope: Scope, title: string, { ticked }: PickedLines) =>
  scope === 'ticked' ? [[title, String(ticked.length)] as const] : [];

/** Makes the table of a file. */
function useContextTable({ source, answer, pickedLines }: SavedContexts) {
  const { t } = useTranslation(['word-context', 'word-context-lines', 'comparison']);
  const nameOrigin = useNameOrigin();
  const { corpusTextIds, compared } = useWholeSelection();
  const findSide = useLineSide();
  const makeProvenance = useProvenance();
  const ids = [...new Set([...(corpusTextIds ?? []), ...(compared?.corpusTextIds ?? [])])];
  return async (scope: Scope, signal: AbortSignal) => {
    const order =
      scope === 'filtered' ? source.order : { ...source.order, sample: null, filter: null, counted: null };
    const hasPicks = pickedLines.all.length > 0;
    const hasTexts = pickedLines.all.some(({ tag, note }) => tag !== undefined || note !== undefined);
    const isLeftOut = scope !== 'ticked' && pickedLines.leftOut.length > 0;
    const entries = [
      ...makeProvenance({ totals: answer.totals }),
      ...listOrderEntries(order, countLines(answer), t),
      ...(isLeftOut
        ? [[t('word-context-lines:marks.left_out_title'), String(pickedLines.leftOut.length)] as const]
        : []),
      ...describeTicked(scope, t('word-context-lines:marks.title'), pickedLines),
    ];
    const columns = [
      ...['number', 'before', 'keyword', 'after'].map((name) => t(`columns.${name}`)),
      ...lineColumns.map((name) => t(`word-context-lines:columns.${name}`)),
      t('columns.text'),
      ...(source.showsErrors
        ? (['corrected', 'type', 'certainty'] as const).map((name) =>
            t(`word-context-lines:errors.columns.${name}`),
          )
        : []),
      ...(findSide === null ? [] : [t('comparison:column')]),
      ...(hasTexts
        ? [t('word-context-lines:marks.edit.tag.text'), t('word-context-lines:marks.edit.note.text')]
        : []),
    ].map((heading) => ({ heading }));
    const origins = await fetchOrigins(ids, signal);
    // Named once for each text: there may be hundreds of lines of each.
    const names = new Map([...origins].map(([id, origin]) => [id, nameOrigin(id, origin)]));
    const batches = makeContextCells(
      streamAllContexts({ ...source, order }, signal, hasPicks || findSide !== null),
      (textId) => names.get(textId ?? '') ?? nameOrigin(textId, undefined),
      {
        marked: hasPicks ? { find: pickedLines.find, isTickedOnly: scope === 'ticked', hasTexts } : undefined,
        showsErrors: source.showsErrors,
        nameSide: findSide === null ? undefined : (row) => findSide(row).name,
      },
    );
    return { sheetName: t('title'), columns, entries, batches };
  };
}

/** Saves lines to a file: all, those of the order, or those that are ticked; left-out lines are in none but the last. */
export function useSaveContexts(saved: SavedContexts) {
  const { t } = useTranslation('word-context');
  const saveTable = useSaveTable();
  const makeTable = useContextTable(saved);
  const [canCancel, setCanCancel] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const save = async (format: TableFormat, scope: Scope) => {
    const { signal } = (controller.current = new AbortController());
    const timer = setTimeout(() => setCanCancel(true), CANCEL_AFTER_MS);
    await saveTable(t('file_name'), format, () => makeTable(scope, signal), signal);
    clearTimeout(timer);
    setCanCancel(false);
  };
  return { save, canCancel, cancel: () => controller.current?.abort() };
}
