import { compareEstonian } from '../base/estonian-collation';
import { splitTag } from './index-text';
import { classOfUpos } from './parts-of-speech';
import {
  HEADER_CELLS,
  readSizes,
  type SegmentSections,
  type SegmentSizes,
  viewSections,
} from './segment-layout';
import { sortByKeys } from '../base/sort-by-keys';
import { StringTable } from '../base/string-table';
import { TextContent } from './text-content';
import { findHead } from './word-heads';

/** How words are compared: by the form as written, the form in lower case (folded), or the lemma. */
export type WordUnit = 'form' | 'folded' | 'lemma';

/**
 * An immutable part of an index over one buffer that may be shared with other threads: post `buffer`, open it there
 * with `openSegment`. Strings (forms, folded forms and lemmas in one table, ids in Estonian order), readings (form,
 * lemma and tag seen together) and postings are ids and offsets; only what a query touches is ever decoded.
 */
export class Segment {
  readonly buffer: ArrayBufferLike;
  readonly sizes: SegmentSizes;
  readonly sections: SegmentSections;
  readonly strings: StringTable;
  readonly tags: StringTable;
  /** UD relations with the sentence part of the token, see `splitRelation`; `wordRelations` and `markRelations` are places in it. */
  readonly relations: StringTable;
  readonly textIds: StringTable;
  readonly content: TextContent;
  #readingPartsOfSpeech: Uint8Array | undefined;
  readonly #readingOrders = new Map<WordUnit, Uint32Array>();
  readonly #readingStarts = new Map<WordUnit, Uint32Array>();
  readonly #orderedPartsOfSpeech = new Map<WordUnit, Uint8Array>();

  constructor(buffer: ArrayBufferLike) {
    this.buffer = buffer;
    this.sizes = readSizes(new Uint32Array(buffer, 0, HEADER_CELLS));
    this.sections = viewSections(buffer, this.sizes);
    this.strings = new StringTable(this.sections.stringStarts, this.sections.stringUnits);
    this.tags = new StringTable(this.sections.tagStarts, this.sections.tagUnits);
    this.relations = new StringTable(this.sections.relationStarts, this.sections.relationUnits);
    this.textIds = new StringTable(this.sections.textIdStarts, this.sections.textIdUnits);
    this.content = new TextContent(this.sizes, this.sections);
  }

  /** Id of a normalised word among the segment's strings, or -1. */
  findString(word: string): number {
    return this.strings.find(word, compareEstonian);
  }

  /** String id of each reading in a unit. */
  readingStrings(unit: WordUnit): Uint32Array {
    if (unit === 'form') return this.sections.readingForms;
    return unit === 'folded' ? this.sections.readingFolded : this.sections.readingLemmas;
  }

  /** Readings ordered by their string in a unit. */
  readingOrder(unit: WordUnit): Uint32Array {
    const known = this.#readingOrders.get(unit);
    if (known !== undefined) return known;
    const order = sortByKeys(this.readingStrings(unit));
    this.#readingOrders.set(unit, order);
    return order;
  }

  /** Where the readings of each string begin in `readingOrder`, and their number at the end. */
  readingStarts(unit: WordUnit): Uint32Array {
    const known = this.#readingStarts.get(unit);
    if (known !== undefined) return known;
    const starts = new Uint32Array(this.sizes.strings + 1);
    for (const string of this.readingStrings(unit)) starts[string + 1]! += 1;
    for (let id = 1; id < starts.length; id++) starts[id]! += starts[id - 1]!;
    this.#readingStarts.set(unit, starts);
    return starts;
  }

  /** Place of each reading's UPOS in PARTS_OF_SPEECH. */
  get readingPartsOfSpeech(): Uint8Array {
    if (this.#readingPartsOfSpeech !== undefined) return this.#readingPartsOfSpeech;
    const tagPartsOfSpeech = Array.from({ length: this.tags.size }, (_, tag) =>
      classOfUpos(splitTag(this.tags.get(tag)).upos),
    );
    this.#readingPartsOfSpeech = new Uint8Array(
      this.sections.readingTags.map((tag) => tagPartsOfSpeech[tag]!),
    );
    return this.#readingPartsOfSpeech;
  }

  /** `readingPartsOfSpeech` in the order of `readingOrder`. */
  orderedPartsOfSpeech(unit: WordUnit): Uint8Array {
    const known = this.#orderedPartsOfSpeech.get(unit);
    if (known !== undefined) return known;
    const partsOfSpeech = this.readingPartsOfSpeech;
    const ordered = new Uint8Array(this.readingOrder(unit).map((reading) => partsOfSpeech[reading]!));
    this.#orderedPartsOfSpeech.set(unit, ordered);
    return ordered;
  }

  /** The word that is the head of a word in the tree of its sentence, or -1. */
  wordHead(word: number): number {
    return findHead(this.sections, word);
  }

  /** Offset just after a word, in units of the segment's content. */
  wordEnd(word: number): number {
    return this.sections.wordStarts[word]! + this.sections.readingLengths[this.sections.wordReadings[word]!]!;
  }

  /** Positions of the words with a folded form or lemma, in text order, without copying. */
  postings(unit: 'folded' | 'lemma', stringId: number): Uint32Array {
    const { foldedPostingStarts, foldedPostings, lemmaPostingStarts, lemmaPostings } = this.sections;
    const starts = unit === 'folded' ? foldedPostingStarts : lemmaPostingStarts;
    const postings = unit === 'folded' ? foldedPostings : lemmaPostings;
    return postings.subarray(starts[stringId], starts[stringId + 1]);
  }
}

/** Opens a buffer that `SegmentBuilder.build` made, on this or another thread. Trusts it; see `deserializeSegment`. */
export function openSegment(buffer: ArrayBufferLike): Segment {
  return new Segment(buffer);
}
