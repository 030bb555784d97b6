import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { SENTENCE_BREAK } from './cluster-stream';
import { GrowingColumn } from '../base/growing-column';
import { WindowPacker } from './window-packer';
import { WindowTable } from './window-table';

export interface CountedWindows {
  /** A column for each place: keys of the different windows, in no order. */
  readonly keys: readonly Uint32Array[];
  readonly counts: Uint32Array;
  /** Where the places of each different window begin in `places`. */
  readonly starts: Uint32Array;
  /** Where the windows begin in the stream; those of one different window together, in the order of the stream. */
  readonly places: Uint32Array;
}

export interface CountedStream {
  readonly keys: Uint32Array;
  /** A window needs a place that is 1 here; null if it needs none. */
  readonly anchors: Uint8Array | null;
}

/** Windows that are counted together: they and their table fit the processor's cache, however many there are. */
const WINDOWS_A_GROUP = 1 << 15;
/** At most 512 groups. */
const MAX_GROUP_BITS = 9;

/**
 * Counts every window of `length` keys of a stream that no break falls into. The windows are dealt into groups by their
 * hash, alike ones into the same group, and each group is counted in a small hash table. Throws QueryCancelledError.
 */
export function countWindows(stream: CountedStream, length: number, cancel?: CancelFlag): CountedWindows {
  const packer = new WindowPacker(stream.keys, length);
  const dealt = dealWindows(stream, packer, cancel);
  const table = new WindowTable(packer.width);
  const keys = Array.from({ length }, () => new GrowingColumn());
  const counts = new GrowingColumn();
  const starts = new GrowingColumn();
  const places = new Uint32Array(dealt.places.length);
  for (let group = 0; group + 1 < dealt.starts.length; group++) {
    throwIfCancelled(cancel);
    const from = dealt.starts[group]!;
    const to = dealt.starts[group + 1]!;
    const windows = dealt.packed.subarray(from * packer.width, to * packer.width);
    const first = starts.length;
    let next = from;
    table.count(windows, cancel);
    table.forEach((window, count) => {
      packer.unpack(windows, window, keys);
      counts.push(count);
      starts.push(next);
      next += count;
    });
    sortPlaces(dealt.places.subarray(from, to), table.numbers, starts.view().slice(first), places);
  }
  return { keys: keys.map((column) => column.view()), counts: counts.view(), starts: starts.view(), places };
}

/** Counting sort of the places of a group by the different window they are; `next` is used up. */
function sortPlaces(group: Uint32Array, numbers: Uint32Array, next: Uint32Array, places: Uint32Array): void {
  for (let window = 0; window < group.length; window++) {
    const number = numbers[window]!;
    places[next[number]!] = group[window]!;
    next[number]! += 1;
  }
}

interface DealtWindows {
  /** The windows packed, group by group. */
  readonly packed: Float64Array;
  /** Where each of them begins in the stream. */
  readonly places: Uint32Array;
  /** Group g has the windows from starts[g] to starts[g + 1]. */
  readonly starts: Uint32Array;
}

function dealWindows(
  stream: CountedStream,
  packer: WindowPacker,
  cancel: CancelFlag | undefined,
): DealtWindows {
  let bits = 0;
  while (bits < MAX_GROUP_BITS && stream.keys.length >> bits > WINDOWS_A_GROUP) bits += 1;
  const { width } = packer;
  const groupOf = (place: number): number => (packer.pack(place) >>> 1) >>> (31 - bits);
  const starts = new Uint32Array((1 << bits) + 1);
  forEachWindow(stream, packer.length, cancel, (place) => (starts[groupOf(place) + 1]! += 1));
  for (let group = 1; group < starts.length; group++) starts[group]! += starts[group - 1]!;
  const packed = new Float64Array(starts[starts.length - 1]! * width);
  const places = new Uint32Array(starts[starts.length - 1]!);
  const next = starts.slice();
  forEachWindow(stream, packer.length, cancel, (place) => {
    const group = groupOf(place);
    const window = next[group]!;
    next[group] = window + 1;
    places[window] = place;
    for (let i = 0; i < width; i++) packed[window * width + i] = packer.window[i]!;
  });
  return { packed, places, starts };
}

function forEachWindow(
  { keys, anchors }: CountedStream,
  length: number,
  cancel: CancelFlag | undefined,
  visit: (place: number) => void,
): void {
  let run = 0;
  let lastAnchor = -1;
  for (let i = 0; i < keys.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    run = keys[i] === SENTENCE_BREAK ? 0 : run + 1;
    if (anchors !== null && anchors[i] === 1) lastAnchor = i;
    if (run >= length && (anchors === null || lastAnchor > i - length)) visit(i - length + 1);
  }
}
