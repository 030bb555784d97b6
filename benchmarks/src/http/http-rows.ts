import type { WordlistRow } from '@keelerada/contract/tools/wordlist';
import {
  COLLOCATES_PATH,
  DISTRIBUTION_PATH,
  TEXT_QUERY_PATH,
  WORD_CONTEXT_PATH,
  WORDLIST_PATH,
} from '@keelerada/contract/site/paths';
import type { Task } from '../engine/duckdb-reference';

/** A call as it is measured; `floorMs` is the floor of docs/quality.md, for the whole answer or, where it is long, its first byte. */
export interface HttpRow {
  readonly label: string;
  readonly path: string;
  readonly body: object;
  readonly floorMs: number;
  readonly until: 'END' | 'FIRST_BYTE';
  /** In the mixture that 20 users ask. */
  readonly isMixed: boolean;
  /** What DuckDB is asked beside it, inside the benchmark's own process; null where it has no such thing. */
  readonly task: Task | null;
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
  const rows: [string, string, object, number, HttpRow['until'], boolean, Task | null][] = [
    [
      `concordance of "${frequent}", first 100 rows`,
      WORD_CONTEXT_PATH,
      { ...all, type: 'WORDS', keyword: frequent, limit: 100 },
      20,
      'END',
      true,
      { kind: 'CONCORDANCE', column: 'folded', word: frequent, limit: 100 },
    ],
    [
      'the same, all rows: first byte',
      WORD_CONTEXT_PATH,
      { ...all, type: 'WORDS', keyword: frequent },
      100,
      'FIRST_BYTE',
      false,
      { kind: 'CONCORDANCE', column: 'folded', word: frequent },
    ],
    [
      `concordance of the lemma "${lemma.word}", ${lemma.frequencyCount} hits`,
      WORD_CONTEXT_PATH,
      { ...all, type: 'LEMMAS', keyword: lemma.word },
      30,
      'END',
      true,
      { kind: 'CONCORDANCE', column: 'lemma', word: lemma.word },
    ],
    [
      'word list, whole corpus',
      WORDLIST_PATH,
      { ...all, type: 'WORDS', ...stopWords },
      150,
      'END',
      true,
      { kind: 'WORDLIST' },
    ],
    [
      `word list, ${CHOSEN_TEXTS} texts`,
      WORDLIST_PATH,
      { corpusTextIds: ids.slice(firstText, firstText + CHOSEN_TEXTS), type: 'WORDS' },
      100,
      'END',
      true,
      { kind: 'WORDLIST', texts: chosen },
    ],
    [
      `neighbours of "${node.word}", ${node.frequencyCount} hits, span 3`,
      COLLOCATES_PATH,
      { ...all, type: 'LEMMAS', keyword: node.word, searchCount: 3 },
      30,
      'END',
      true,
      { kind: 'COLLOCATES', word: node.word, span: 3 },
    ],
    [
      `neighbours of "${frequent}", span 5`,
      COLLOCATES_PATH,
      { ...all, type: 'WORDS', keyword: frequent, searchCount: 5 },
      200,
      'END',
      true,
      { kind: 'COLLOCATES', word: frequent, span: 5 },
    ],
    [
      `distribution of "${frequent}"`,
      DISTRIBUTION_PATH,
      { ...all, type: 'WORDS', keyword: frequent },
      300,
      'END',
      false,
      null,
    ],
    [
      'text query, five filters',
      TEXT_QUERY_PATH,
      {
        corpuses: ['clWmOIrLa', 'cwUSEqQLt'],
        level: ['B1', 'B2'],
        gender: 'naine',
        age: 'kuni18',
        words: [[100, 2000 + user]],
      },
      50,
      'END',
      true,
      null,
    ],
  ];
  return rows.map(([label, path, body, floorMs, until, isMixed, task]) => ({
    label,
    path,
    body,
    floorMs,
    until,
    isMixed,
    task,
  }));
}

/** The word nearest to a frequency, or the nearest but `others`. */
function findNearest(rows: readonly WordlistRow[], frequency: number, others: number): WordlistRow {
  const distance = (row: WordlistRow): number => Math.abs(row.frequencyCount - frequency);
  return [...rows].sort((one, other) => distance(one) - distance(other))[others]!;
}
