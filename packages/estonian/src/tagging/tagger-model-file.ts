import { ByteReader, ByteWriter } from './weights/byte-stream';
import { WEIGHT_BITS } from './weights/feature-hash';
import type { KeyLevel, Outcome, OutcomeCounts, WordFrequency } from './candidates/tagging-knowledge';
import { readWeights, writeWeights } from './weights/weights-file';

/**
 * The tagger's file: a mark, the tags and outcomes as JSON, the outcome counts of the three key levels,
 * word frequencies, and the weights: the size of a step, a bit for each weight that is not nought, a byte for each of those.
 */
export interface TaggerModelContents {
  readonly tagNames: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly outcomeCounts: Readonly<Record<KeyLevel, ReadonlyMap<number, OutcomeCounts>>>;
  /** By hash of the normalised word. */
  readonly wordFrequencies: ReadonlyMap<number, WordFrequency>;
  /** What one step of the weights is worth. */
  readonly weightStep: number;
  /** How many steps each weight is; 0 for no weight. */
  readonly weightCodes: Int8Array;
}

/** What is read back: the same, the large parts still packed. */
export interface PackedTaggerModel {
  readonly tagNames: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly outcomeCounts: Readonly<Record<KeyLevel, PackedCounts>>;
  readonly frequencyKeys: Uint32Array;
  readonly frequencyCodes: Uint8Array;
  readonly weightStep: number;
  readonly weightCodes: Int8Array;
}

/** Counts of one level: sorted keys and where the counts of each begin in `bytes`. */
export interface PackedCounts {
  readonly keys: Uint32Array;
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

const MARK = 'keelerada tagger 3';
const LEVELS: readonly KeyLevel[] = ['lexical', 'ending', 'tag'];
/** Shares are kept in eighths. */
const COUNT_SCALE = 8;
const FREQUENCY_BASE = 6;

/** Packs a model into the bytes of its file. */
export function encodeTaggerModel(contents: TaggerModelContents): Uint8Array {
  const out = new ByteWriter();
  const { tagNames, outcomes } = contents;
  out.writeJson({
    mark: MARK,
    tagNames,
    outcomes: outcomes.map(({ tagId, operation }) => [tagId, operation]),
  });
  for (const level of LEVELS) writeCounts(out, contents.outcomeCounts[level]);
  writeFrequencies(out, contents.wordFrequencies);
  writeWeights(out, { step: contents.weightStep, codes: contents.weightCodes });
  return out.finish();
}

function sortKeys<Value>(map: ReadonlyMap<number, Value>): [number, Value][] {
  return [...map].map(([key, value]): [number, Value] => [key >>> 0, value]).sort(([a], [b]) => a - b);
}

function writeKeys(out: ByteWriter, keys: readonly number[]): void {
  let last = 0;
  for (const key of keys) {
    out.writeNumber(key - last);
    last = key;
  }
}

function writeCounts(out: ByteWriter, counts: ReadonlyMap<number, OutcomeCounts>): void {
  const sorted = sortKeys(counts);
  const body = new ByteWriter();
  const sizes: number[] = [];
  for (const [, { offered, chosen, outcomeIds, counts: shares }] of sorted) {
    const entry = new ByteWriter();
    entry.writeNumber(offered);
    entry.writeNumber(Math.round(chosen * COUNT_SCALE));
    entry.writeNumber(outcomeIds.length);
    outcomeIds.forEach((outcomeId, i) => {
      entry.writeNumber(outcomeId);
      entry.writeNumber(Math.round(shares[i]! * COUNT_SCALE));
    });
    const bytes = entry.finish();
    sizes.push(bytes.length);
    body.writeBytes(bytes);
  }
  const bytes = body.finish();
  out.writeNumber(sorted.length);
  out.writeNumber(bytes.length);
  writeKeys(
    out,
    sorted.map(([key]) => key),
  );
  for (const size of sizes) out.writeNumber(size);
  out.writeBytes(bytes);
}

function writeFrequencies(out: ByteWriter, frequencies: ReadonlyMap<number, WordFrequency>): void {
  const sorted = sortKeys(frequencies);
  out.writeNumber(sorted.length);
  writeKeys(
    out,
    sorted.map(([key]) => key),
  );
  out.writeBytes(
    Uint8Array.from(
      sorted,
      ([, { anywhere, lowerCase, capitalInside }]) =>
        (anywhere * FREQUENCY_BASE + lowerCase) * FREQUENCY_BASE + capitalInside,
    ),
  );
}

/** Reads a tagger file. Throws an Error if the bytes are not one. */
export function decodeTaggerModel(bytes: Uint8Array): PackedTaggerModel {
  const input = new ByteReader(bytes);
  const header = readHeader(input);
  const outcomeCounts = { lexical: readCounts(input), ending: readCounts(input), tag: readCounts(input) };
  const frequencyCount = input.readNumber();
  const frequencyKeys = readKeys(input, frequencyCount);
  const frequencyCodes = input.readBytes(frequencyCount).slice();
  const { step: weightStep, codes: weightCodes } = readWeights(input, WEIGHT_BITS);
  return { ...header, outcomeCounts, frequencyKeys, frequencyCodes, weightStep, weightCodes };
}

function readHeader(input: ByteReader): Pick<PackedTaggerModel, 'tagNames' | 'outcomes'> {
  let header: {
    mark?: string;
    tagNames: string[];
    outcomes: [number, string][];
  };
  try {
    header = input.readJson() as typeof header;
  } catch {
    throw new Error('This is not a tagger model: its header cannot be read.');
  }
  if (header.mark !== MARK) throw new Error(`This is not a tagger model of this version (${MARK}).`);
  return {
    tagNames: header.tagNames,
    outcomes: header.outcomes.map(([tagId, operation]) => ({ tagId, operation })),
  };
}

function readKeys(input: ByteReader, count: number): Uint32Array {
  const keys = new Uint32Array(count);
  let last = 0;
  for (let i = 0; i < count; i++) {
    last += input.readNumber();
    keys[i] = last;
  }
  return keys;
}

function readCounts(input: ByteReader): PackedCounts {
  const count = input.readNumber();
  const byteCount = input.readNumber();
  const keys = readKeys(input, count);
  const starts = new Uint32Array(count);
  let start = 0;
  for (let i = 0; i < count; i++) {
    starts[i] = start;
    start += input.readNumber();
  }
  return { keys, starts, bytes: input.readBytes(byteCount).slice() };
}

/** The counts of the key at `place`. */
export function unpackCounts({ bytes, starts }: PackedCounts, place: number): OutcomeCounts {
  const input = new ByteReader(bytes, starts[place]);
  const offered = input.readNumber();
  const chosen = input.readNumber() / COUNT_SCALE;
  const count = input.readNumber();
  const outcomeIds: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < count; i++) {
    outcomeIds.push(input.readNumber());
    counts.push(input.readNumber() / COUNT_SCALE);
  }
  return { offered, chosen, outcomeIds, counts };
}

/** The steps packed in one frequency code. */
export function unpackFrequency(code: number): WordFrequency {
  return {
    anywhere: Math.floor(code / FREQUENCY_BASE ** 2),
    lowerCase: Math.floor(code / FREQUENCY_BASE) % FREQUENCY_BASE,
    capitalInside: code % FREQUENCY_BASE,
  };
}
