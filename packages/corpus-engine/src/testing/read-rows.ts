import { encodeCollocates } from '../collocates/encode-collocates';
import { encodeContextRows } from '../concordance/encode-context-rows';
import type { ClusterRows } from '../clusters/cluster-table';
import type { ClusterQuery } from '../clusters/count-clusters';
import { encodeClusters } from '../clusters/encode-clusters';
import { encodeWordlist } from '../wordlist/encode-wordlist';
import { type CollocateOptions, findCollocates } from '../collocates/find-collocates';
import type { ConcordanceOptions } from '../concordance/find-concordance';
import { JsonBytes } from '../base/json-bytes';
import { makeWordlist, type WordlistOptions } from '../wordlist/make-wordlist';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import type { SegmentPart } from '../segment/selection';
import type { SketchQuery } from '../token-index/token-index';
import { encodeSketch } from '../word-sketch/encode-sketch';
import { makeSketch, type SketchOptions } from '../word-sketch/make-sketch';
import type { SketchRelation } from '@keelerada/contract/fields/choices';

/** Answers of the engine as a client reads them: written as JSON and parsed. */

export interface WordlistRow {
  readonly word: string;
  readonly frequencyCount: number;
  readonly frequencyPercentage: number;
  readonly partOfSpeech: string;
  readonly tekstid: number;
}

export interface ContextRow {
  readonly contextBefore: string;
  readonly keyword: string;
  readonly contextAfter: string;
  readonly joined?: 'BEFORE' | 'AFTER' | 'BOTH';
  readonly textId: string | null;
  readonly moreBefore?: string;
  readonly moreAfter?: string;
  readonly start?: number;
  readonly hit?: number;
  readonly vead?: readonly {
    readonly part: 'BEFORE' | 'KEYWORD' | 'AFTER';
    readonly at: number;
    readonly length: number;
    readonly written: string;
    readonly corrected: string;
    readonly code: string;
    readonly probability: number;
  }[];
  readonly sortedBy?: readonly {
    readonly part: 'BEFORE' | 'AFTER';
    readonly at: number;
    readonly length: number;
  }[];
}

export interface CollocateRow {
  readonly collocate: string;
  readonly score: number;
  readonly coOccurrences: number;
  readonly leftOccurrences: number;
  readonly rightOccurrences: number;
  readonly frequencyCount: number;
  readonly frequencyPercentage: number;
  readonly partOfSpeech: string;
  readonly tekstid: number;
}

/** The packages have no platform of their own: what both Node.js and browsers have is declared where it is used. */
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

const decoder = new TextDecoder();

function read<Row>(write: (out: JsonBytes) => void): Row[] {
  const out = new JsonBytes();
  write(out);
  return JSON.parse(decoder.decode(out.take())) as Row[];
}

export interface ClusterRow {
  readonly frequency: number;
  readonly percentage: number;
  readonly markups: readonly string[];
  readonly usages: readonly string[];
  readonly usageFrequencies: readonly number[];
  readonly usageTotal: number;
}

/** Rows of clusters, with at most `usageLimit` usages each. */
export function readClusters(
  parts: readonly SegmentPart[],
  options: ClusterQuery,
  usageLimit = 10,
): ClusterRow[] {
  return read((out) => {
    const table = new MemoryTokenIndex(parts).countClusters(options);
    out.writeAscii('[');
    encodeClusters(table.open(0, table.size, usageLimit) as ClusterRows, table.occurrences, out);
    out.writeAscii(']');
  });
}

export function readWordlist(parts: readonly SegmentPart[], options: WordlistOptions): WordlistRow[] {
  const index = new MemoryTokenIndex(parts);
  return read((out) =>
    encodeWordlist(makeWordlist(index.countWords(options.unit), index.measure(), options), out),
  );
}

export function readCollocates(parts: readonly SegmentPart[], options: CollocateOptions): CollocateRow[] {
  const index = new MemoryTokenIndex(parts);
  return read((out) =>
    encodeCollocates(findCollocates(index.countNeighbours(options), index.measure(), options), out),
  );
}

/** Rows `from` to `to` (not included) of a concordance, fewer at the end. */
export function readContextRows(
  parts: readonly SegmentPart[],
  options: ConcordanceOptions,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): ContextRow[] {
  return read((out) => {
    out.writeAscii('[');
    encodeContextRows(new MemoryTokenIndex(parts).findLines(options), from, to, out);
    out.writeAscii(']');
  });
}

interface SketchCollocate {
  readonly esinemisi: number;
  readonly logDice: number | null;
  readonly naide: readonly string[] | null;
}

export interface SketchRelationRow {
  readonly seos: SketchRelation;
  readonly naabrid: readonly (SketchCollocate & {
    readonly sona: string;
    readonly vordlus?: SketchCollocate;
  })[];
}

/** The relations of the sketch of a word, with another one beside it if it is given. */
export function readSketch(
  parts: readonly SegmentPart[],
  query: SketchQuery,
  compared: SketchQuery | undefined,
  options: SketchOptions,
): SketchRelationRow[] {
  const index = new MemoryTokenIndex(parts);
  const first = index.countSketch(query);
  const second = compared && index.countSketch(compared);
  return read((out) => encodeSketch(makeSketch(first, second, options), first, second, out));
}
