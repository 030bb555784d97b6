/** Numbers that determine where everything lies in a segment's buffer. */
export interface SegmentSizes {
  readonly texts: number;
  readonly textIdUnits: number;
  /** Running words (`isRunningWord`). */
  readonly words: number;
  /** All other tokens: punctuation and symbols. */
  readonly marks: number;
  readonly sentences: number;
  readonly strings: number;
  readonly stringUnits: number;
  readonly readings: number;
  readonly tags: number;
  readonly tagUnits: number;
  /** Different relations, at most 256; the first says that a token is not parsed. */
  readonly relations: number;
  readonly relationUnits: number;
  /** Words whose head is too far away for a byte. */
  readonly farHeads: number;
  readonly contentUnits: number;
  /** Bytes a content unit takes: 1 through the code page, 2 where the text has too many different characters. */
  readonly contentWidth: number;
  /** Content units that have no place in the code page. */
  readonly exceptions: number;
}

export const SIZE_NAMES = [
  'texts',
  'textIdUnits',
  'words',
  'marks',
  'sentences',
  'strings',
  'stringUnits',
  'readings',
  'tags',
  'tagUnits',
  'relations',
  'relationUnits',
  'farHeads',
  'contentUnits',
  'contentWidth',
  'exceptions',
] as const satisfies readonly (keyof SegmentSizes)[];

/** Header in 32-bit cells: magic, version, checksum, spare, then the sizes. */
export const HEADER_CELLS = 32;
export const HEADER_MAGIC_CELL = 0;
export const HEADER_VERSION_CELL = 1;
export const HEADER_CHECKSUM_CELL = 2;
export const HEADER_SIZES_CELL = 4;
/** `KCSG` read as a little-endian number. */
export const SEGMENT_MAGIC = 0x4753434b;
/** Raise on any change of layout, normalisation, sort order or running words: older snapshots are then rebuilt. */
export const SEGMENT_VERSION = 8;

type Elements = 8 | 16 | 32;

/** Every section: bits of an element and how many there are. The order is the order in the buffer. */
const SECTIONS = {
  textWordStarts: [32, (sizes: SegmentSizes) => sizes.texts + 1],
  textMarkStarts: [32, (sizes: SegmentSizes) => sizes.texts + 1],
  textSentenceStarts: [32, (sizes: SegmentSizes) => sizes.texts + 1],
  textContentStarts: [32, (sizes: SegmentSizes) => sizes.texts + 1],
  textIdStarts: [32, (sizes: SegmentSizes) => sizes.texts + 1],
  textIdUnits: [16, (sizes: SegmentSizes) => sizes.textIdUnits],
  wordReadings: [32, (sizes: SegmentSizes) => sizes.words],
  wordStarts: [32, (sizes: SegmentSizes) => sizes.words],
  markReadings: [32, (sizes: SegmentSizes) => sizes.marks],
  markStarts: [32, (sizes: SegmentSizes) => sizes.marks],
  wordRelations: [8, (sizes: SegmentSizes) => sizes.words],
  markRelations: [8, (sizes: SegmentSizes) => sizes.marks],
  wordHeads: [8, (sizes: SegmentSizes) => sizes.words],
  wordEdges: [8, (sizes: SegmentSizes) => sizes.words],
  farHeadWords: [32, (sizes: SegmentSizes) => sizes.farHeads],
  farHeads: [32, (sizes: SegmentSizes) => sizes.farHeads],
  sentenceStarts: [32, (sizes: SegmentSizes) => sizes.sentences],
  sentenceEnds: [32, (sizes: SegmentSizes) => sizes.sentences],
  stringStarts: [32, (sizes: SegmentSizes) => sizes.strings + 1],
  stringUnits: [16, (sizes: SegmentSizes) => sizes.stringUnits],
  readingForms: [32, (sizes: SegmentSizes) => sizes.readings],
  readingFolded: [32, (sizes: SegmentSizes) => sizes.readings],
  readingLemmas: [32, (sizes: SegmentSizes) => sizes.readings],
  readingTags: [16, (sizes: SegmentSizes) => sizes.readings],
  readingLengths: [32, (sizes: SegmentSizes) => sizes.readings],
  readingFrequencies: [32, (sizes: SegmentSizes) => sizes.readings],
  tagStarts: [32, (sizes: SegmentSizes) => sizes.tags + 1],
  tagUnits: [16, (sizes: SegmentSizes) => sizes.tagUnits],
  relationStarts: [32, (sizes: SegmentSizes) => sizes.relations + 1],
  relationUnits: [16, (sizes: SegmentSizes) => sizes.relationUnits],
  foldedPostingStarts: [32, (sizes: SegmentSizes) => sizes.strings + 1],
  foldedPostings: [32, (sizes: SegmentSizes) => sizes.words],
  lemmaPostingStarts: [32, (sizes: SegmentSizes) => sizes.strings + 1],
  lemmaPostings: [32, (sizes: SegmentSizes) => sizes.words],
  codePage: [16, () => 256],
  contentBytes: [8, (sizes: SegmentSizes) => sizes.contentUnits * sizes.contentWidth],
  exceptionPositions: [32, (sizes: SegmentSizes) => sizes.exceptions],
  exceptionUnits: [16, (sizes: SegmentSizes) => sizes.exceptions],
} as const satisfies Record<string, readonly [Elements, (sizes: SegmentSizes) => number]>;

type SectionArray<Bits> = Bits extends 8 ? Uint8Array : Bits extends 16 ? Uint16Array : Uint32Array;

/** Typed views of every section of a segment's buffer. */
export type SegmentSections = {
  readonly [Name in keyof typeof SECTIONS]: SectionArray<(typeof SECTIONS)[Name][0]>;
};

interface Placement {
  readonly name: string;
  readonly bits: Elements;
  readonly offset: number;
  readonly length: number;
}

function placeSections(sizes: SegmentSizes): { placements: Placement[]; byteLength: number } {
  let offset = HEADER_CELLS * 4;
  const placements = Object.entries(SECTIONS).map(([name, [bits, measure]]): Placement => {
    const length = measure(sizes);
    const placement = { name, bits, offset, length };
    offset += Math.ceil((length * bits) / 32) * 4;
    return placement;
  });
  return { placements, byteLength: offset };
}

/** Bytes that a segment of these sizes takes, header included; a multiple of 4. */
export function measureSegment(sizes: SegmentSizes): number {
  return placeSections(sizes).byteLength;
}

/** Lays the typed views over a buffer that is at least `measureSegment(sizes)` bytes long. */
export function viewSections(buffer: ArrayBufferLike, sizes: SegmentSizes): SegmentSections {
  const views: Record<string, Uint8Array | Uint16Array | Uint32Array> = {};
  for (const { name, bits, offset, length } of placeSections(sizes).placements) {
    if (bits === 8) views[name] = new Uint8Array(buffer, offset, length);
    else if (bits === 16) views[name] = new Uint16Array(buffer, offset, length);
    else views[name] = new Uint32Array(buffer, offset, length);
  }
  return views as unknown as SegmentSections;
}

export function readSizes(header: Uint32Array): SegmentSizes {
  const sizes: Record<string, number> = {};
  SIZE_NAMES.forEach((name, index) => (sizes[name] = header[HEADER_SIZES_CELL + index]!));
  return sizes as unknown as SegmentSizes;
}

/** Writes magic, version and sizes; the checksum is written by `serializeSegment`. */
export function writeHeader(header: Uint32Array, sizes: SegmentSizes): void {
  header[HEADER_MAGIC_CELL] = SEGMENT_MAGIC;
  header[HEADER_VERSION_CELL] = SEGMENT_VERSION;
  SIZE_NAMES.forEach((name, index) => (header[HEADER_SIZES_CELL + index] = sizes[name]));
}
