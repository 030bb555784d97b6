import { UnindexedTextsError } from './corpus-engine';
import type { IndexedTextName } from './index-source';
import type { SharedSegment } from './shared-segment';

/** A segment of the corpus with the names of its texts, in their order. */
export interface CatalogueSegment {
  readonly key: number;
  readonly buffer: SharedArrayBuffer;
  readonly texts: readonly IndexedTextName[];
  readonly words: number;
}

interface Place {
  readonly segment: number;
  readonly text: number;
}

/** Choices of texts that are kept: one user makes many calls about the same texts. */
const MAX_KEPT_CHOICES = 16;

/** Which text is where: an immutable state of the index. A query works on the state it began with. */
export class SegmentCatalogue {
  readonly segments: readonly CatalogueSegment[];
  readonly #places = new Map<string, Place>();
  readonly #isLive: readonly Uint8Array[];
  readonly #liveCounts: readonly number[];
  /** The last choices, the newest first. */
  #choices: readonly { readonly ids: readonly string[]; readonly segments: readonly SharedSegment[] }[] = [];

  /** `removed` holds ordinals of texts that are still in a segment but no longer in the corpus. */
  constructor(segments: readonly CatalogueSegment[], removed: ReadonlySet<number>) {
    this.segments = segments;
    this.#isLive = segments.map(({ texts }) =>
      Uint8Array.from(texts, ({ ordinal }) => (removed.has(ordinal) ? 0 : 1)),
    );
    this.#liveCounts = this.#isLive.map((live) => live.reduce((sum, one) => sum + one, 0));
    segments.forEach(({ texts }, segment) => {
      texts.forEach(({ id }, text) => {
        if (this.#isLive[segment]![text] === 1) this.#places.set(id, { segment, text });
      });
    });
  }

  /** Ids of all texts that can be asked for. */
  get ids(): string[] {
    return [...this.#places.keys()];
  }

  /** Texts that can be asked for. */
  get size(): number {
    return this.#places.size;
  }

  /** True where some segment holds texts that are gone. */
  hasRemovedTexts(segment: number): boolean {
    return this.#liveCounts[segment]! < this.segments[segment]!.texts.length;
  }

  /** All segments with the texts of these ids chosen. Throws UnindexedTextsError. */
  select(ids: readonly string[] | null): readonly SharedSegment[] {
    const wanted = ids ?? [];
    // Comparing with the choices of before is many times faster than looking thousands of ids up.
    const known = this.#choices.find((choice) => isSame(choice.ids, wanted));
    const choice = known ?? { ids: wanted, segments: this.#lookUp(wanted) };
    const others = this.#choices.filter((other) => other !== choice);
    this.#choices = [choice, ...others].slice(0, MAX_KEPT_CHOICES);
    return choice.segments;
  }

  #lookUp(ids: readonly string[]): SharedSegment[] {
    const chosen: (Uint8Array | undefined)[] = this.segments.map(() => undefined);
    const order = new TextOrder(this.segments);
    const counts = this.segments.map(() => 0);
    const missing: string[] = [];
    for (const id of ids) {
      const place = this.#places.get(id) ?? this.#places.get(id.toLowerCase());
      if (place === undefined) {
        missing.push(id);
        continue;
      }
      const texts = (chosen[place.segment] ??= new Uint8Array(this.segments[place.segment]!.texts.length));
      if (texts[place.text] === 1) continue;
      counts[place.segment]! += 1;
      order.add(place);
      texts[place.text] = 1;
    }
    if (missing.length > 0) throw new UnindexedTextsError(missing);
    return this.segments.map((segment, i) => {
      // All texts of a segment: the engine then uses the counts it has ready.
      const isWhole = chosen[i] !== undefined && counts[i] === segment.texts.length;
      return { ...this.#share(i, isWhole ? null : chosen[i]), ranks: order.ranksOf(i) };
    });
  }

  /** Segments with all texts that are in the corpus, for merging. */
  shareLive(segments: readonly number[]): SharedSegment[] {
    return segments.map((i) => this.#share(i, this.hasRemovedTexts(i) ? this.#isLive[i]! : null));
  }

  /** Names of the texts of a segment that are in the corpus. */
  liveTexts(segment: number): IndexedTextName[] {
    return this.segments[segment]!.texts.filter((_, text) => this.#isLive[segment]![text] === 1);
  }

  #share(segment: number, texts: Uint8Array | null | undefined): SharedSegment {
    const { key, buffer } = this.segments[segment]!;
    return { key, buffer, isCorpus: true, texts };
  }
}

/** Collects the places of texts in a list; says nothing if the list has the order of the index. */
class TextOrder {
  readonly #segments: readonly CatalogueSegment[];
  readonly #ranks: (Uint32Array | undefined)[] = [];
  #size = 0;
  #last: Place = { segment: 0, text: -1 };
  #isIndexOrder = true;

  constructor(segments: readonly CatalogueSegment[]) {
    this.#segments = segments;
  }

  add(place: Place): void {
    const { segment, text } = place;
    const isLater =
      segment > this.#last.segment || (segment === this.#last.segment && text > this.#last.text);
    if (!isLater) this.#isIndexOrder = false;
    this.#last = place;
    const ranks = (this.#ranks[segment] ??= new Uint32Array(this.#segments[segment]!.texts.length));
    ranks[text] = this.#size++;
  }

  ranksOf(segment: number): Uint32Array | undefined {
    return this.#isIndexOrder ? undefined : this.#ranks[segment];
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, i) => id === other[i]);
}
