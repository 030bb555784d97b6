import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import { textFeaturesCall } from '@keelerada/contract/texts/text-features';
import type { MarkColumns } from '../../corpus/error-marks/mark-columns';
import { UnindexedTextsError } from '../../corpus/index/index-errors';
import { ERROR_PROPERTY } from '../../corpus/store/property-names';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool, type ToolParts } from '../../corpus/tools/tool';
import { FIGURES, measureFeaturesTask, type KnownCells } from './measure-features-task';

/** Texts that are measured at a time: some tenths of a second of a thread. */
const TEXTS_A_TASK = 50;
const MARKS = 'marks';

/** A row a text: its properties, complexity, vocabulary and marks by kind, for statistics elsewhere. */
export const textFeaturesTool = defineTool(textFeaturesCall, {
  tasks: [measureFeaturesTask],
  async answer(request, parts, signal) {
    const given = await parts.engine.listTextIds(chooseTexts(request).corpusTexts!, signal);
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    const [columns, marks] = await Promise.all([parts.readTextColumns(), parts.errorMarks.readColumns()]);
    // Only analysed texts are among the marks.
    const waiting = ids.filter((id) => marks.findPlace(id) === undefined);
    if (waiting.length > 0) throw new UnindexedTextsError(waiting);
    const described = ids.map((id) => describeText(id, columns));
    const properties = new Set(described.flatMap((cells) => [...cells.keys()]));
    const veerud = [...properties, ...FIGURES, 'markedBy', MARKS, ...singleErrorCodes];
    const known = ids.map((id, i) => Object.fromEntries([...described[i]!, ...countMarks(id, marks)]));
    const runningWords = ids.reduce((sum, id) => sum + marks.counts.words[marks.findPlace(id)!]!, 0);
    const head = { veerud, totals: { texts: ids.length, runningWords } };
    return new RowsAnswer(head, 'tekstid', writeRows(ids, known, parts, signal));
  },
});

async function* writeRows(
  ids: readonly string[],
  known: readonly KnownCells[],
  { annotatedTexts, pool }: Pick<ToolParts, 'annotatedTexts' | 'pool'>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < ids.length; from += TEXTS_A_TASK) {
    const texts = await annotatedTexts.read(ids.slice(from, from + TEXTS_A_TASK), signal);
    const described = texts.map(({ content, annotationBytes }, i) => ({
      ...{ content, annotationBytes, known: known[from + i]! },
    }));
    const rows = await pool.run(measureFeaturesTask, described, { signal });
    yield Buffer.from((from === 0 ? '[' : ',') + rows);
  }
  yield Buffer.from(ids.length === 0 ? '[]' : ']');
}

type Cells = Map<string, string | number | null>;

/** The id, the title and what filters see; several values of a property are joined as the importer reads them. */
function describeText(id: string, columns: TextColumns): Cells {
  const place = columns.findPlace(id);
  const cells: Cells = new Map([['id', id]]);
  if (place === undefined) return cells;
  cells.set('title', columns.titles[place]!);
  for (const { name, value } of columns.readFacets(place))
    if (name !== ERROR_PROPERTY) cells.set(name, cells.has(name) ? `${cells.get(name)}|${value}` : value);
  return cells;
}

/** Who marked a text and its marks by kind; a mark of several kinds counts in each, and once in all marks. */
function countMarks(id: string, { counts, states, findPlace }: MarkColumns): Cells {
  const place = findPlace(id)!;
  const isMarked = states[place] === 'machine' || states[place] === 'gold';
  const names = [...singleErrorCodes, MARKS];
  const cells: Cells = new Map(names.map((name) => [name, isMarked ? 0 : null]));
  for (let i = counts.offsets[place]!; isMarked && i < counts.offsets[place + 1]!; i++)
    cells.set(names[counts.kinds[i]!]!, counts.counts[i]!);
  return cells.set('markedBy', states[place]!);
}
