import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { encodeStrings, countUnits } from '../base/string-table';
import { GrowingColumn } from '../base/growing-column';
import { Numbering } from '../base/numbering';
import { type IndexText, splitTag } from './index-text';
import { NOT_PARSED } from './relations';
import { makeEstonianSortKey } from '../base/estonian-collation';
import { writeEdges } from './edge-reader';
import { planContent, writeContent } from './encode-content';
import { HeadColumn } from './word-heads';
import { ReadingTable } from './reading-table';
import {
  HEADER_CELLS,
  measureSegment,
  type SegmentSections,
  type SegmentSizes,
  viewSections,
  writeHeader,
} from './segment-layout';
import { Segment } from './segment';

/** A relation takes a byte; UD has about 60 with their subtypes, each in a few sentence parts. */
const MOST_RELATIONS = 256;

/** Collects texts and makes a segment of them. Texts keep the order in which they are added. */
export class SegmentBuilder {
  readonly #ids: string[] = [];
  readonly #contents: string[] = [];
  #contentUnits = 0;
  readonly #readings = new ReadingTable();
  readonly #wordReadings = new GrowingColumn();
  readonly #wordStarts = new GrowingColumn();
  readonly #markReadings = new GrowingColumn();
  readonly #markStarts = new GrowingColumn();
  readonly #relations = new Numbering();
  readonly #wordRelations = new GrowingColumn();
  readonly #markRelations = new GrowingColumn();
  readonly #heads = new HeadColumn();
  readonly #sentenceStarts = new GrowingColumn();
  readonly #sentenceEnds = new GrowingColumn();
  readonly #textStarts = {
    words: new GrowingColumn(),
    marks: new GrowingColumn(),
    sentences: new GrowingColumn(),
    content: new GrowingColumn(),
  };

  constructor() {
    this.#relations.number(NOT_PARSED);
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Adds a text; tokens must be in text order and lie inside the content. */
  addText(text: IndexText): void {
    this.#startText();
    this.#addTokens(text);
    for (let i = 0; i < text.sentenceStarts.length; i++) {
      this.#sentenceStarts.push(this.#contentUnits + text.sentenceStarts[i]!);
      this.#sentenceEnds.push(this.#contentUnits + text.sentenceEnds[i]!);
    }
    this.#ids.push(text.id);
    this.#contents.push(text.content);
    this.#contentUnits += text.content.length;
  }

  /**
   * The segment, in shared memory unless `isShared` is false. Without `isSearched` its strings have no order, which saves most
   * of the time: its texts can be read and cut, but no word can be looked up in it. The builder must not be used afterwards.
   */
  build(isShared = true, isSearched = true): Segment {
    this.#startText();
    const table = sortStrings(this.#readings, isSearched);
    const plan = planContent(this.#contents);
    const relations = this.#relations.names.slice(0, MOST_RELATIONS);
    const sizes: SegmentSizes = {
      texts: this.#ids.length,
      textIdUnits: countUnits(this.#ids),
      words: this.#wordReadings.length,
      marks: this.#markReadings.length,
      sentences: this.#sentenceStarts.length,
      strings: table.strings.length,
      stringUnits: countUnits(table.strings),
      readings: this.#readings.size,
      tags: this.#readings.tagNames.length,
      tagUnits: countUnits(this.#readings.tagNames),
      relations: relations.length,
      relationUnits: countUnits(relations),
      farHeads: this.#heads.farWords.length,
      contentUnits: plan.units,
      contentWidth: plan.width,
      exceptions: plan.exceptions,
    };
    const bytes = measureSegment(sizes);
    const buffer = isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
    writeHeader(new Uint32Array(buffer, 0, HEADER_CELLS), sizes);
    const sections = viewSections(buffer, sizes);
    this.#writeTexts(sections);
    this.#writeReadings(sections, table);
    encodeStrings(relations, sections.relationStarts, sections.relationUnits);
    writeContent(this.#contents, plan, sections);
    writePostings(sections);
    const segment = new Segment(buffer);
    writeEdges(segment);
    return segment;
  }

  #startText(): void {
    this.#textStarts.words.push(this.#wordReadings.length);
    this.#textStarts.marks.push(this.#markReadings.length);
    this.#textStarts.sentences.push(this.#sentenceStarts.length);
    this.#textStarts.content.push(this.#contentUnits);
  }

  #addTokens({ content, tokens }: IndexText): void {
    const base = this.#contentUnits;
    const lemmaIds = this.#readings.numberLemmas(tokens.lemmaTable);
    const tagIds = this.#readings.numberTags(tokens.tagTable);
    const isWord = tokens.tagTable.map((tag) => isRunningWord(splitTag(tag).upos));
    const relationIds = tokens.relationTable.map((relation) => this.#numberRelation(relation));
    this.#heads.addText(tokens.heads, (token) => isWord[tokens.tags[token]!]!);
    for (let i = 0; i < tokens.starts.length; i++) {
      const start = tokens.starts[i]!;
      const tag = tokens.tags[i]!;
      const written = content.slice(start, tokens.ends[i]);
      const reading = this.#readings.number(written, lemmaIds[tokens.lemmas[i]!]!, tagIds[tag]!);
      const relation = relationIds[tokens.relations[i]!]!;
      if (isWord[tag]!) {
        this.#wordReadings.push(reading);
        this.#wordRelations.push(relation);
        this.#wordStarts.push(base + start);
      } else {
        this.#markReadings.push(reading);
        this.#markRelations.push(relation);
        this.#markStarts.push(base + start);
      }
    }
  }

  /** A relation past those that a byte can number stands as not parsed. */
  #numberRelation(relation: string): number {
    const number = this.#relations.number(relation);
    return number < MOST_RELATIONS ? number : 0;
  }

  #writeTexts(sections: SegmentSections): void {
    sections.textWordStarts.set(this.#textStarts.words.view());
    sections.textMarkStarts.set(this.#textStarts.marks.view());
    sections.textSentenceStarts.set(this.#textStarts.sentences.view());
    sections.textContentStarts.set(this.#textStarts.content.view());
    encodeStrings(this.#ids, sections.textIdStarts, sections.textIdUnits);
    sections.wordReadings.set(this.#wordReadings.view());
    sections.wordStarts.set(this.#wordStarts.view());
    sections.markReadings.set(this.#markReadings.view());
    sections.markStarts.set(this.#markStarts.view());
    sections.wordRelations.set(this.#wordRelations.view());
    sections.markRelations.set(this.#markRelations.view());
    this.#heads.write(sections);
    sections.sentenceStarts.set(this.#sentenceStarts.view());
    sections.sentenceEnds.set(this.#sentenceEnds.view());
  }

  #writeReadings(sections: SegmentSections, table: SortedStrings): void {
    encodeStrings(table.strings, sections.stringStarts, sections.stringUnits);
    encodeStrings(this.#readings.tagNames, sections.tagStarts, sections.tagUnits);
    sections.readingForms.set(table.forms);
    sections.readingFolded.set(table.folded);
    sections.readingLemmas.set(table.lemmas);
    sections.readingLengths.set(table.lengths);
    sections.readingTags.set(this.#readings.tags.view());
    const { wordReadings, readingFrequencies } = sections;
    for (const reading of wordReadings) readingFrequencies[reading]! += 1;
  }
}

export function buildSegment(texts: Iterable<IndexText>, isShared = true): Segment {
  const builder = new SegmentBuilder();
  for (const text of texts) builder.addText(text);
  return builder.build(isShared);
}

interface SortedStrings {
  readonly strings: readonly string[];
  readonly forms: readonly number[];
  readonly folded: readonly number[];
  readonly lemmas: readonly number[];
  readonly lengths: Uint32Array;
}

/** One table of all forms, folded forms and lemmas in Estonian order, so that the order of ids is the order of words. */
function sortStrings(readings: ReadingTable, isSorted: boolean): SortedStrings {
  const { forms, folded, lemmas, lengths } = readings.nameColumns();
  const strings = [...new Set([...forms, ...folded, ...lemmas])];
  const keyed = strings.map((word) => ({ word, key: isSorted ? makeEstonianSortKey(word) : '' }));
  if (isSorted) keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const ids = new Map(keyed.map(({ word }, id) => [word, id]));
  const number = (word: string): number => ids.get(word)!;
  return {
    strings: keyed.map(({ word }) => word),
    forms: forms.map(number),
    folded: folded.map(number),
    lemmas: lemmas.map(number),
    lengths,
  };
}

function writePostings(sections: SegmentSections): void {
  const { foldedPostingStarts, foldedPostings, lemmaPostingStarts, lemmaPostings } = sections;
  fillPostings(sections.wordReadings, sections.readingFolded, foldedPostingStarts, foldedPostings);
  fillPostings(sections.wordReadings, sections.readingLemmas, lemmaPostingStarts, lemmaPostings);
}

/** Counting sort of the word positions by string. */
function fillPostings(
  words: Uint32Array,
  strings: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
): void {
  for (const reading of words) starts[strings[reading]! + 1]! += 1;
  for (let id = 1; id < starts.length; id++) starts[id]! += starts[id - 1]!;
  const next = starts.slice();
  for (let word = 0; word < words.length; word++) {
    const id = strings[words[word]!]!;
    postings[next[id]!] = word;
    next[id]! += 1;
  }
}
