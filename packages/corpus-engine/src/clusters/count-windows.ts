import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import { SENTENCE_BREAK } from './cluster-stream';
import { GrowingColumn } from '../base/growing-column';
import { WindowPacker } from './window-packer';
import { WindowTable } from './window-table';

/** The different windows of a stream with their counts. */
export interface CountedWindows {
  /** A column for each place: keys of the windows of the minimum frequency or more, in no order. */
  readonly keys: readonly Uint32Array[];
  readonly counts: Uint32Array;
  /** All windows, also those below the minimum frequency. */
  readonly occurrences: number;
  readonly differentWindows: number;
}

/** Windows that are counted together: they and their table fit the processor's cache, however many there are. */
const WINDOWS_A_GROUP = 1 << 15;
/** At most 512 groups. */
const MAX_GROUP_BITS = 9;

/**
 * Counts every window of `length` keys of a stream that no break falls into. The windows are dealt into groups by their
 * hash, alike ones into the same group, and each group is counted in a small hash table. Throws QueryCancelledError.
 */
export function countWindows(
  stream: Uint32Array,
  length: number,
  minFrequency: number,
  cancel?: CancelFlag,
): CountedWindows {
  const packer = new WindowPacker(stream, length);
  const { packed, starts } = dealWindows(stream, packer, cancel);
  const table = new WindowTable(packer.width);
  const keys = Array.from({ length }, () => new GrowingColumn());
  const counts = new GrowingColumn();
  let differentWindows = 0;
  for (let group = 0; group + 1 < starts.length; group++) {
    throwIfCancelled(cancel);
    const windows = packed.subarray(starts[group]! * packer.width, starts[group + 1]! * packer.width);
    differentWindows += table.count(windows, cancel);
    table.forEach((window, count) => {
      if (count < minFrequency) return;
      packer.unpack(windows, window, keys);
      counts.push(count);
    });
  }
  return {
    keys: keys.map((column) => column.view()),
    counts: counts.view(),
    occurrences: starts[starts.length - 1]!,
    differentWindows,
  };
}

/** The windows packed, group by group; group g has those from starts[g] to starts[g + 1]. */
function dealWindows(
  stream: Uint32Array,
  packer: WindowPacker,
  cancel: CancelFlag | undefined,
): { packed: Float64Array; starts: Uint32Array } {
  let bits = 0;
  while (bits < MAX_GROUP_BITS && stream.length >> bits > WINDOWS_A_GROUP) bits += 1;
  const { width } = packer;
  const groupOf = (place: number): number => (packer.pack(place) >>> 1) >>> (31 - bits);
  const starts = new Uint32Array((1 << bits) + 1);
  forEachWindow(stream, packer.length, cancel, (place) => (starts[groupOf(place) + 1]! += 1));
  for (let group = 1; group < starts.length; group++) starts[group]! += starts[group - 1]!;
  const packed = new Float64Array(starts[starts.length - 1]! * width);
  const next = starts.slice();
  forEachWindow(stream, packer.length, cancel, (place) => {
    const group = groupOf(place);
    const window = next[group]!;
    next[group] = window + 1;
    for (let i = 0; i < width; i++) packed[window * width + i] = packer.window[i]!;
  });
  return { packed, starts };
}

function forEachWindow(
  stream: Uint32Array,
  length: number,
  cancel: CancelFlag | undefined,
  visit: (place: number) => void,
): void {
  let run = 0;
  for (let i = 0; i < stream.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    run = stream[i] === SENTENCE_BREAK ? 0 : run + 1;
    if (run >= length) visit(i - length + 1);
  }
}
