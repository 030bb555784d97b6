import {
  computeMutualInformation,
  computeTScore,
} from '@keelerada/corpus-engine/collocates/association-scores';
import type { ClusterRows, ClusterTable } from '@keelerada/corpus-engine/clusters/cluster-table';
import { encodeClusters } from '@keelerada/corpus-engine/clusters/encode-clusters';
import { encodeCollocates } from '@keelerada/corpus-engine/collocates/encode-collocates';
import { encodeContextRows } from '@keelerada/corpus-engine/concordance/encode-context-rows';
import { encodeWordlist } from '@keelerada/corpus-engine/wordlist/encode-wordlist';
import { type Collocates, findCollocates } from '@keelerada/corpus-engine/collocates/find-collocates';
import type { Concordance } from '@keelerada/corpus-engine/concordance/find-concordance';
import { JsonBytes } from '@keelerada/corpus-engine/base/json-bytes';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import { makeWordlist } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import type { Segment, WordUnit } from '@keelerada/corpus-engine/segment/segment';
import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import type { Task } from './duckdb-reference';

/** One line of the benchmark: what is asked of the engine and of DuckDB, and how fast it must be. */
export interface EngineRow {
  readonly label: string;
  /** For 3 million words (docs/quality.md). */
  readonly floorMs: number;
  readonly run: () => unknown;
  readonly task: Task;
}

const CHOSEN_TEXTS = 400;
const FIRST_ROWS = 100;
const CONTEXT_WORDS = 5;
const JSON_CHUNK_ROWS = 2_000;
const FIRST_CLUSTERS = 1_000;
const USAGES_A_ROW = 10;

/** The words that the rows ask for: found by frequency, so that every corpus has them. */
export interface Keywords {
  readonly frequentForm: string;
  /** A lemma of about 1,300 hits and a form of about 700 in 3 million words. */
  readonly lemma: string;
  readonly form: string;
}

export function chooseKeywords(segment: Segment): Keywords {
  const index = new MemoryTokenIndex([{ segment, texts: null }]);
  const share = segment.sizes.words / 3_000_000;
  const find = (unit: WordUnit, hits: number): string => {
    const { names, ids, counts } = makeWordlist(index.countWords(unit), index.measure(), { unit });
    return names.get(ids[counts.findIndex((count) => count <= hits * share)]!);
  };
  return {
    frequentForm: find('folded', Number.POSITIVE_INFINITY),
    lemma: find('lemma', 1_300),
    form: find('folded', 700),
  };
}

function chooseTexts(segment: Segment): Uint8Array {
  const texts = new Uint8Array(segment.sizes.texts);
  const step = Math.max(1, Math.floor(texts.length / CHOSEN_TEXTS));
  for (let i = 0; i < CHOSEN_TEXTS && i * step < texts.length; i++) texts[i * step] = 1;
  return texts;
}

/** Values of three places in a row; each is held against every word form of the index. */
const PLACES = ['.*[ae]', '.+(st|ga|le)', '[k-m].*'];

const width = { type: 'WORD', count: CONTEXT_WORDS } as const;

export function makeEngineRows(segment: Segment, { frequentForm, lemma, form }: Keywords): EngineRow[] {
  const all = new MemoryTokenIndex([{ segment, texts: null }]);
  const every: SegmentPart[] = [{ segment, texts: new Uint8Array(segment.sizes.texts).fill(1) }];
  const chosen: SegmentPart[] = [{ segment, texts: chooseTexts(segment) }];
  const lines = (unit: WordUnit, keyword: string, rows?: number) => () =>
    writeLines(all.findLines({ keyword, unit, width }), rows);
  const cql = PLACES.map((value) => `[word="${value}"]`).join(' ');
  const list = (parts: readonly SegmentPart[]) => () =>
    write((out) => {
      const index = new MemoryTokenIndex(parts);
      encodeWordlist(makeWordlist(index.countWords('folded'), index.measure(), { unit: 'folded' }), out);
    });
  const neighbours = (keyword: string, span: number) => () => {
    const counted = all.countNeighbours({ keyword, unit: 'folded', span });
    const found = findCollocates(counted, all.measure(), { formula: 'LOGDICE' });
    return scoreOtherwise(found) + write((out) => encodeCollocates(found, out));
  };
  return [
    {
      label: 'concordance, most frequent word: count, 100 rows',
      floorMs: 1,
      run: lines('folded', frequentForm, FIRST_ROWS),
      task: { kind: 'CONCORDANCE', column: 'folded', word: frequentForm, limit: FIRST_ROWS },
    },
    {
      label: 'the same, all rows',
      floorMs: 200,
      run: lines('folded', frequentForm),
      task: { kind: 'CONCORDANCE', column: 'folded', word: frequentForm },
    },
    {
      label: 'concordance of a lemma, 1,300 hits, all rows',
      floorMs: 2,
      run: lines('lemma', lemma),
      task: { kind: 'CONCORDANCE', column: 'lemma', word: lemma },
    },
    {
      label: 'query by form of three places, all rows',
      floorMs: 300,
      run: () => writeLines(all.findLines({ cql, keepCapitalization: false, width })),
      task: { kind: 'SEQUENCE', patterns: PLACES },
    },
    {
      label: 'word list, whole corpus',
      floorMs: 30,
      // Every text is named: the count of a whole segment is kept.
      run: list(every),
      task: { kind: 'WORDLIST' },
    },
    {
      label: `word list, ${CHOSEN_TEXTS} chosen texts`,
      floorMs: 15,
      run: list(chosen),
      task: { kind: 'WORDLIST', texts: chosen[0]!.texts! },
    },
    {
      label: 'neighbouring words, 700 hits, span 3, all scores',
      floorMs: 2,
      run: neighbours(form, 3),
      task: { kind: 'COLLOCATES', word: form, span: 3 },
    },
    {
      label: 'neighbouring words, most frequent word, span 5, all scores',
      floorMs: 60,
      run: neighbours(frequentForm, 5),
      task: { kind: 'COLLOCATES', word: frequentForm, span: 5 },
    },
    {
      label: 'clusters of 3 words, whole corpus, twice or more, first 1,000 rows with usages',
      floorMs: 1_000,
      run: () => writeClusters(all.countClusters({ length: 3, unit: 'folded', minFrequency: 2 })),
      task: { kind: 'CLUSTERS' },
    },
  ];
}

let memory = new Uint8Array();

/** The same memory from call to call, as the compute threads use theirs again. */
const out = new JsonBytes((least) => {
  if (memory.length < least) memory = new Uint8Array(least);
  return memory;
});

/** Rows as the product gives them: bytes of the answer, in number. */
function write(encode: (out: JsonBytes) => void): number {
  encode(out);
  return out.take().length;
}

function writeClusters(found: ClusterTable): number {
  const rows = found.open(0, FIRST_CLUSTERS, USAGES_A_ROW) as ClusterRows;
  return write((bytes) => encodeClusters(rows, found.occurrences, bytes));
}

/** The other scores of every row, which the floor counts in; an answer of the product holds the one asked for. */
function scoreOtherwise({ left, right, frequencies, hits, runningWords }: Collocates): number {
  let sum = 0;
  for (let row = 0; row < frequencies.length; row++) {
    const together = left[row]! + right[row]!;
    sum += computeTScore(together, hits, frequencies[row]!, runningWords);
    sum += computeMutualInformation(together, hits, frequencies[row]!, runningWords);
  }
  return sum;
}

function writeLines(concordance: Concordance, rows = concordance.listed): number {
  let bytes = 0;
  for (let from = 0; from < rows; from += JSON_CHUNK_ROWS) {
    const to = Math.min(rows, from + JSON_CHUNK_ROWS);
    bytes += write((out) => encodeContextRows(concordance, from, to, out));
  }
  return bytes;
}
