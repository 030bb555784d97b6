import type { CancelFlag } from '@keelerada/corpus-engine/cancellation';
import { countClusters } from '@keelerada/corpus-engine/count-clusters';
import { encodeContextRows } from '@keelerada/corpus-engine/encode-context-rows';
import { findCollocates } from '@keelerada/corpus-engine/find-collocates';
import type { Concordance } from '@keelerada/corpus-engine/find-concordance';
import { findConcordance } from '@keelerada/corpus-engine/find-concordance';
import { JsonBytes } from '@keelerada/corpus-engine/json-bytes';
import { makeWordlist } from '@keelerada/corpus-engine/make-wordlist';
import type { SegmentPart } from '@keelerada/corpus-engine/selection';
import { measureSelection } from '@keelerada/corpus-engine/selection';
import type {
  ClusterTask,
  CollocateResult,
  CollocateTask,
  ContextResult,
  ContextTask,
  TaskResults,
  WordlistResult,
  WordlistTask,
} from './compute-task';
import type { OpenSegments } from './open-segments';

type QueryTask = WordlistTask | ContextTask | CollocateTask | ClusterTask;

/** The query of the engine that a task names, its rows as JSON. Throws QueryCancelledError. */
export function runQuery(task: QueryTask, segments: OpenSegments): TaskResults[QueryTask['kind']] {
  const parts = segments.openParts(task.segments);
  const cancel = { cells: task.cancelCell, index: 0 };
  switch (task.kind) {
    case 'WORDLIST':
      return listWords(parts, task.options, cancel);
    case 'CONTEXTS':
      return listContexts(parts, task.options, cancel);
    case 'COLLOCATES':
      return listCollocates(parts, task.options, cancel);
    case 'CLUSTERS':
      return countClusters(parts, task.options, cancel);
  }
}

const out = new JsonBytes();

function listWords(
  parts: SegmentPart[],
  options: WordlistTask['options'],
  cancel: CancelFlag,
): WordlistResult {
  const { rows, texts, runningWords, differentWords } = makeWordlist(parts, options, cancel);
  let separator = '[';
  for (const row of rows) {
    out.writeAscii(`${separator}{"word":`);
    out.writeString(row.word);
    out.writeAscii(
      `,"frequencyCount":${row.frequencyCount},"frequencyPercentage":${row.frequencyPercentage},"partOfSpeech":"${row.partOfSpeech}"}`,
    );
    separator = ',';
  }
  out.writeAscii(rows.length === 0 ? '[]' : ']');
  return { totals: { texts, runningWords }, differentWords, rowCount: rows.length, json: out.take() };
}

function listCollocates(
  parts: SegmentPart[],
  options: CollocateTask['options'],
  cancel: CancelFlag,
): CollocateResult {
  const { rows, hits } = findCollocates(parts, options, cancel);
  let separator = '[';
  for (const row of rows) {
    out.writeAscii(`${separator}{"collocate":`);
    out.writeString(row.collocate);
    out.writeAscii(
      `,"score":${row.score},"coOccurrences":${row.coOccurrences},"leftOccurrences":${row.leftOccurrences}` +
        `,"rightOccurrences":${row.rightOccurrences},"frequencyCount":${row.frequencyCount}` +
        `,"frequencyPercentage":${row.frequencyPercentage},"partOfSpeech":"${row.partOfSpeech}"}`,
    );
    separator = ',';
  }
  out.writeAscii(rows.length === 0 ? '[]' : ']');
  return { totals: measureSelection(parts), keywordFrequency: hits, rowCount: rows.length, json: out.take() };
}

/** The last concordance of this thread: its next piece is cut without searching again. */
let last: { readonly queryKey: number; readonly concordance: Concordance } | undefined;

function listContexts(
  parts: SegmentPart[],
  options: ContextTask['options'],
  cancel: CancelFlag,
): ContextResult {
  const { queryKey, from, to } = options;
  const concordance =
    last?.queryKey === queryKey ? last.concordance : findConcordance(parts, options, cancel);
  last = to < concordance.total ? { queryKey, concordance } : undefined;
  encodeContextRows(concordance, from, to, out, cancel);
  return { totals: measureSelection(parts), total: concordance.total, json: out.take() };
}
