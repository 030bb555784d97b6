import { MarkLayerBuilder } from '@keelerada/corpus-engine/segment/build-mark-layer';
import { nameMark } from '@keelerada/corpus-engine/error-marks/mark-places';
import { MarkLayer } from '@keelerada/corpus-engine/error-marks/mark-layer';
import type { TextMarks } from '@keelerada/corpus-engine/error-marks/error-mark';
import { openSegment, type Segment } from '@keelerada/corpus-engine/segment/segment';
import type { CatalogueSegment, SegmentCatalogue } from './segment-catalogue';
import type { SharedSegment } from './shared-segment';

/** Where the index takes the errors of texts from. */
export interface MarksReader {
  /** The same for the same errors of the same texts; cheap. */
  readState(): Promise<string>;
  /** Texts of which nothing is known are left out. */
  load(textIds: readonly string[]): Promise<readonly TextMarks[]>;
  /** Ids of all texts that have an error of a wanted code. */
  listTextsWith(isWanted: (code: string) => boolean): Promise<readonly string[]>;
}

type SharedErrors = NonNullable<SharedSegment['errors']>;

/** Errors of so many texts are read and laid in one go; other work has its turn in between. */
const TEXTS_A_READ = 200;
/** Layers that take long to make are made again only when so many times as long has passed. */
const REST_FACTOR = 20;
const LONG_MS = 1000;

/**
 * The errors of the texts of the index, a layer for each segment. They are made beside the segments, at a start and when
 * errors or segments have changed; meanwhile queries have those of before.
 */
export class MarkLayers {
  readonly #reader: MarksReader | null;
  readonly #log: (line: string) => void;
  #layers: ReadonlyMap<number, SharedErrors> = new Map();
  #state: string | null = null;
  #restUntil = 0;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #narrowed = new WeakMap<readonly SharedSegment[], Map<string, readonly SharedSegment[]>>();
  readonly #kept = new WeakMap<
    readonly SharedSegment[],
    { readonly layers: ReadonlyMap<number, SharedErrors>; readonly segments: readonly SharedSegment[] }
  >();

  /** Without a reader no errors are known. */
  constructor(reader: MarksReader | null, log: (line: string) => void) {
    this.#reader = reader;
    this.#log = log;
  }

  /** Makes layers where errors or segments have changed. A failure is logged. */
  refresh(catalogue: SegmentCatalogue): Promise<void> {
    const next = this.#queue
      .then(() => this.#refreshOnce(catalogue))
      .catch((error: unknown) =>
        this.#log(`The errors of texts could not be read: ${(error as Error).name}`),
      );
    this.#queue = next;
    return next;
  }

  /** The segments with their layers. Waits for those of a segment that has none yet. */
  async add(
    segments: readonly SharedSegment[],
    catalogue: SegmentCatalogue,
  ): Promise<readonly SharedSegment[]> {
    if (this.#reader === null) return segments;
    if (!this.#hasAll(catalogue)) await this.refresh(catalogue);
    const layers = this.#layers;
    const known = this.#kept.get(segments);
    if (known?.layers === layers) return known.segments;
    const layered = segments.map((one) => ({ ...one, errors: layers.get(one.key) }));
    this.#kept.set(segments, { layers, segments: layered });
    return layered;
  }

  /** Of segments with their layers only the texts that have an error of a name; the same object for the same question. */
  narrow(segments: readonly SharedSegment[], name: string): readonly SharedSegment[] {
    const known = this.#narrowed.get(segments) ?? new Map<string, readonly SharedSegment[]>();
    const narrowed = known.get(name) ?? segments.map((one) => narrowSegment(one, name));
    this.#narrowed.set(segments, known.set(name, narrowed));
    return narrowed;
  }

  #hasAll({ segments }: SegmentCatalogue): boolean {
    return segments.every(({ key }) => this.#layers.has(key));
  }

  async #refreshOnce(catalogue: SegmentCatalogue): Promise<void> {
    const hasAll = this.#hasAll(catalogue);
    if (this.#reader === null || (hasAll && performance.now() < this.#restUntil)) return;
    const state = await this.#reader.readState();
    if (hasAll && state === this.#state) return;
    const begin = performance.now();
    const layers = new Map<number, SharedErrors>();
    for (const segment of catalogue.segments) {
      const known = state === this.#state ? this.#layers.get(segment.key) : undefined;
      layers.set(segment.key, known ?? (await makeLayer(segment, this.#reader)));
    }
    this.#layers = layers;
    this.#state = state;
    const took = performance.now() - begin;
    this.#restUntil = took < LONG_MS ? 0 : begin + took * REST_FACTOR;
  }
}

/** The segment with those of its chosen texts that have an error of a name; without a layer none has. */
function narrowSegment(segment: SharedSegment, name: string): SharedSegment {
  const { texts, errors } = segment;
  if (texts === undefined || errors === undefined) return { ...segment, texts: undefined };
  const layer = new MarkLayer(errors.buffer);
  const { textStarts, codes } = layer.columns;
  const isNamed = Uint8Array.from({ length: layer.strings.size }, (_, id) =>
    Number(nameMark(layer.strings.get(id)).includes(name)),
  );
  const chosen = Uint8Array.from({ length: layer.sizes.texts }, (_, text) => {
    if (texts !== null && texts[text] === 0) return 0;
    const ofText = codes.subarray(textStarts[text], textStarts[text + 1]);
    return Number(ofText.some((code) => isNamed[code] === 1));
  });
  return { ...segment, texts: chosen.includes(1) ? chosen : undefined };
}

let lastName = 0;

async function makeLayer({ buffer }: CatalogueSegment, reader: MarksReader): Promise<SharedErrors> {
  const layer = await layMarks(openSegment(buffer), (ids) => reader.load(ids));
  return { name: ++lastName, buffer: layer.buffer };
}

/** Makes the layer of the errors of the texts of a segment. */
export async function layMarks(segment: Segment, load: MarksReader['load']): Promise<MarkLayer> {
  const builder = new MarkLayerBuilder(segment);
  for (let from = 0; from < segment.sizes.texts; from += TEXTS_A_READ) {
    const size = Math.min(TEXTS_A_READ, segment.sizes.texts - from);
    const ids = Array.from({ length: size }, (_, i) => segment.textIds.get(from + i));
    const marks = new Map((await load(ids)).map((one) => [one.textId, one.marks]));
    for (const id of ids) builder.addText(marks.get(id));
  }
  return builder.build();
}
