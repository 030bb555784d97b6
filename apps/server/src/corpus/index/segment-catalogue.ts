import { UnindexedTextsError } from './index-errors';
import { isIdList } from '../text-selection/queried-texts';
import type { IndexedTextName } from './index-source';
import type { SharedSegment } from './shared-segment';

/** A segment of the corpus with the names of its texts, in their order. */
export interface CatalogueSegment {
  readonly key: number;
  readonly buffer: SharedArrayBuffer;
  readonly texts: readonly IndexedTextName[];
  readonly words: number;
}

interface KeptChoice {
  readonly ids: readonly string[];
  readonly isFound: boolean;
  readonly segments: readonly SharedSegment[];
}

interface Place {
  readonly segment: number;
  readonly text: number;
}

/** Texts of the catalogue: ids, all, or those of the ids that it knows. */
export type CatalogueChoice = readonly string[] | 'all' | { readonly foundIds: readonly string[] };

/** Choices of texts that are kept: one user makes many calls about the same texts. */
const MAX_KEPT_CHOICES = 16;

/** Which text is where: an immutable state of the index. A query works on the state it began with. */
export class SegmentCatalogue {
  readonly segments: readonly CatalogueSegment[];
  /** Another one for other texts. */
  readonly state: string;
  readonly #places = new Map<string, Place>();
  readonly #isLive: readonly Uint8Array[];
  readonly #liveCounts: readonly number[];
  /** The last choices, the newest first. */
  #choices: readonly KeptChoice[] = [];
  #all: readonly SharedSegment[] | null = null;

  /** `removed` holds ordinals of texts that are still in a segment but no longer in the corpus. */
  constructor(segments: readonly CatalogueSegment[], removed: ReadonlySet<number>, state = '') {
    this.segments = segments;
    this.state = state;
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

  /** Ids of texts that can be asked for, in the order of a choice, each once. Throws UnindexedTextsError. */
  listIds(choice: CatalogueChoice): string[] {
    if (choice === 'all') return [...this.#places.keys()];
    if (isIdList(choice)) {
      this.select(choice);
      return [...new Set(choice.map((id) => (this.#places.has(id) ? id : id.toLowerCase())))];
    }
    const found = new Set(choice.foundIds);
    return [...this.#places.keys()].filter((id) => found.has(id));
  }

  /** Texts that can be asked for. */
  get size(): number {
    return this.#places.size;
  }

  /** True where some segment holds texts that are gone. */
  hasRemovedTexts(segment: number): boolean {
    return this.#liveCounts[segment]! < this.segments[segment]!.texts.length;
  }

  /**
   * All segments with the texts of a choice chosen, none where it is null. Only ids have an order of their own. Throws
   * UnindexedTextsError.
   */
  select(choice: CatalogueChoice | null): readonly SharedSegment[] {
    if (choice === 'all') return (this.#all ??= this.segments.map((_, i) => this.#shareAll(i)));
    const isFound = choice !== null && !isIdList(choice);
    const ids = choice === null ? [] : isFound ? choice.foundIds : choice;
    // Comparing with the choices of before is many times faster than looking thousands of ids up.
    const known = this.#choices.find((kept) => kept.isFound === isFound && isSame(kept.ids, ids));
    const kept = known ?? { ids, isFound, segments: this.#lookUp(ids, isFound) };
    const others = this.#choices.filter((other) => other !== kept);
    this.#choices = [kept, ...others].slice(0, MAX_KEPT_CHOICES);
    return kept.segments;
  }

  #lookUp(ids: readonly string[], isFound: boolean): SharedSegment[] {
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
      if (!isFound) order.add(place);
      texts[place.text] = 1;
    }
    if (missing.length > 0 && !isFound) throw new UnindexedTextsError(missing);
    return this.segments.map((segment, i) => {
      // All texts of a segment: the engine then uses the counts it has ready.
      const isWhole = chosen[i] !== undefined && counts[i] === segment.texts.length;
      return { ...this.#share(i, isWhole ? null : chosen[i]), ranks: order.ranksOf(i) };
    });
  }

  /** Segments with all texts that are in the corpus, for merging. */
  shareLive(segments: readonly number[]): SharedSegment[] {
    return segments.map((i) => this.#shareAll(i));
  }

  liveTexts(segment: number): IndexedTextName[] {
    return this.segments[segment]!.texts.filter((_, text) => this.#isLive[segment]![text] === 1);
  }

  #shareAll(segment: number): SharedSegment {
    if (!this.hasRemovedTexts(segment)) return this.#share(segment, null);
    return this.#share(segment, this.#liveCounts[segment] === 0 ? undefined : this.#isLive[segment]!);
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
  return one === other || (one.length === other.length && one.every((id, i) => id === other[i]));
}
