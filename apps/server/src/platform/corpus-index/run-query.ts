import type { CancelFlag } from '@keelerada/corpus-engine/base/cancellation';
import { countClusters } from '@keelerada/corpus-engine/clusters/count-clusters';
import { encodeCollocates } from '@keelerada/corpus-engine/collocates/encode-collocates';
import { encodeContextRows } from '@keelerada/corpus-engine/concordance/encode-context-rows';
import { encodeWordlist } from '@keelerada/corpus-engine/wordlist/encode-wordlist';
import { findCollocates } from '@keelerada/corpus-engine/collocates/find-collocates';
import type { Concordance } from '@keelerada/corpus-engine/concordance/find-concordance';
import { findConcordance } from '@keelerada/corpus-engine/concordance/find-concordance';
import { JsonBytes } from '@keelerada/corpus-engine/base/json-bytes';
import { makeWordlist } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import { measureSelection } from '@keelerada/corpus-engine/segment/selection';
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
import { AnswerBuffers } from './answer-buffers';
import type { OpenSegments } from './open-segments';

type QueryTask = WordlistTask | ContextTask | CollocateTask | ClusterTask;

/** The query of the engine that a task names, its rows as JSON. Throws QueryCancelledError. */
export function runQuery(task: QueryTask, segments: OpenSegments): TaskResults[QueryTask['kind']] {
  const parts = segments.openParts(task.segments);
  const cancel = { cells: task.cancelCell, index: 0 };
  // What a query that was given up has written.
  out.take();
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

const buffers = new AnswerBuffers();
const out = new JsonBytes(buffers.allocate);

function listWords(
  parts: SegmentPart[],
  options: WordlistTask['options'],
  cancel: CancelFlag,
): WordlistResult {
  const list = makeWordlist(parts, options, cancel);
  encodeWordlist(list, out);
  const { texts, runningWords, differentWords, ids } = list;
  return {
    totals: { texts, runningWords },
    differentWords,
    rowCount: ids.length,
    json: buffers.lend(out.take()),
  };
}

function listCollocates(
  parts: SegmentPart[],
  options: CollocateTask['options'],
  cancel: CancelFlag,
): CollocateResult {
  const found = findCollocates(parts, options, cancel);
  encodeCollocates(found, out);
  const { hits, order } = found;
  return {
    totals: measureSelection(parts),
    keywordFrequency: hits,
    rowCount: order.length,
    json: buffers.lend(out.take()),
  };
}

/** The last concordance of this thread: its next piece is cut without searching again. */
let last: { readonly queryName: string; readonly concordance: Concordance } | undefined;

function listContexts(
  parts: SegmentPart[],
  options: ContextTask['options'],
  cancel: CancelFlag,
): ContextResult {
  const { queryName, from, to } = options;
  const concordance =
    last?.queryName === queryName ? last.concordance : findConcordance(parts, options, cancel);
  last = to < concordance.total ? { queryName, concordance } : undefined;
  encodeContextRows(concordance, from, to, out, cancel);
  return { totals: measureSelection(parts), total: concordance.total, json: buffers.lend(out.take()) };
}
