import { wordlistCall, type WordlistRow } from '@keelerada/contract/tools/wordlist';
import { collocatesCall } from '@keelerada/contract/tools/collocates';
import { distributionCall } from '@keelerada/contract/tools/distribution';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import type { Task } from '../engine/duckdb-reference';

/** A call as it is measured; `floorMs` is the floor of docs/quality.md, for the whole answer or, where it is long, its first byte. */
export interface HttpRow {
  readonly label: string;
  readonly path: string;
  readonly body: object;
  readonly floorMs: number;
  readonly isFirstByte?: boolean;
  /** Not in the mixture that 20 users ask. */
  readonly isAlone?: boolean;
  /** What DuckDB is asked beside it, inside the benchmark's own process, where it has such a thing. */
  readonly task?: Task;
}

const CHOSEN_TEXTS = 400;
const LEMMA_HITS = 1300;
const NODE_HITS = 700;

/** The calls of docs/quality.md with keywords of the frequencies above; `user` above 0 gives others of about the same. */
export function makeHttpRows(
  ids: readonly string[],
  words: readonly WordlistRow[],
  lemmas: readonly WordlistRow[],
  user = 0,
): HttpRow[] {
  const all = { corpusTextIds: ids };
  const frequent = words[user]!.word;
  const lemma = findNearest(lemmas, LEMMA_HITS, user);
  const node = findNearest(lemmas, NODE_HITS, user);
  const firstText = (user * CHOSEN_TEXTS) % Math.max(1, ids.length - CHOSEN_TEXTS);
  // A stop word that does not occur leaves the rows as they are.
  const stopWords = user === 0 ? {} : { customStopwords: [`stop-word-${user}`] };
  const chosen = Uint8Array.from(ids, (_, i) => Number(i >= firstText && i < firstText + CHOSEN_TEXTS));
  return [
    {
      label: `concordance of "${frequent}", first 100 rows`,
      path: wordContextCall.path,
      body: { ...all, type: 'WORDS', keyword: frequent, limit: 100 },
      floorMs: 20,
      task: { kind: 'CONCORDANCE', column: 'folded', word: frequent, limit: 100 },
    },
    {
      label: 'the same, all rows: first byte',
      path: wordContextCall.path,
      body: { ...all, type: 'WORDS', keyword: frequent },
      floorMs: 100,
      isFirstByte: true,
      isAlone: true,
      task: { kind: 'CONCORDANCE', column: 'folded', word: frequent },
    },
    {
      label: `concordance of the lemma "${lemma.word}", ${lemma.frequencyCount} hits`,
      path: wordContextCall.path,
      body: { ...all, type: 'LEMMAS', keyword: lemma.word },
      floorMs: 30,
      task: { kind: 'CONCORDANCE', column: 'lemma', word: lemma.word },
    },
    {
      label: 'word list, whole corpus',
      path: wordlistCall.path,
      body: { ...all, type: 'WORDS', ...stopWords },
      floorMs: 150,
      task: { kind: 'WORDLIST' },
    },
    {
      label: `word list, ${CHOSEN_TEXTS} texts`,
      path: wordlistCall.path,
      body: { corpusTextIds: ids.slice(firstText, firstText + CHOSEN_TEXTS), type: 'WORDS' },
      floorMs: 100,
      task: { kind: 'WORDLIST', texts: chosen },
    },
    {
      label: `neighbours of "${node.word}", ${node.frequencyCount} hits, span 3`,
      path: collocatesCall.path,
      body: { ...all, type: 'LEMMAS', keyword: node.word, searchCount: 3 },
      floorMs: 30,
      task: { kind: 'COLLOCATES', word: node.word, span: 3 },
    },
    {
      label: `neighbours of "${frequent}", span 5`,
      path: collocatesCall.path,
      body: { ...all, type: 'WORDS', keyword: frequent, searchCount: 5 },
      floorMs: 200,
      task: { kind: 'COLLOCATES', word: frequent, span: 5 },
    },
    {
      label: `distribution of "${frequent}"`,
      path: distributionCall.path,
      body: { ...all, type: 'WORDS', keyword: frequent },
      floorMs: 300,
      isAlone: true,
    },
    {
      label: 'text query, five filters',
      path: textQueryCall.path,
      body: {
        corpuses: ['clWmOIrLa', 'cwUSEqQLt'],
        level: ['B1', 'B2'],
        gender: 'naine',
        age: 'kuni18',
        words: [[100, 2000 + user]],
      },
      floorMs: 50,
    },
  ];
}

/** The word nearest to a frequency, or the nearest but `others`. */
function findNearest(rows: readonly WordlistRow[], frequency: number, others: number): WordlistRow {
  const distance = (row: WordlistRow): number => Math.abs(row.frequencyCount - frequency);
  return [...rows].sort((one, other) => distance(one) - distance(other))[others]!;
}
