import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Segment } from '@keelerada/corpus-engine/segment/segment';

/** A query as DuckDB is asked for it. */
export type Task =
  | {
      readonly kind: 'CONCORDANCE';
      readonly column: 'folded' | 'lemma';
      readonly word: string;
      readonly limit?: number;
    }
  | { readonly kind: 'WORDLIST'; readonly texts?: Uint8Array }
  | { readonly kind: 'COLLOCATES'; readonly word: string; readonly span: number }
  | { readonly kind: 'CLUSTERS' }
  /** A regular expression for each word form in a row. */
  | { readonly kind: 'SEQUENCE'; readonly patterns: readonly string[] };

/** DuckDB in memory over the same words: numbers for words, a dictionary, sorted by position. */
export interface DuckDbReference {
  readonly run: (task: Task) => Promise<number>;
  readonly close: () => void;
}

const CONTEXT_WORDS = 5;

/** Loads the words of one copy of the base texts and repeats them inside the database. */
export async function openDuckDbReference(base: Segment, copies: number): Promise<DuckDbReference> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await loadBase(connection, base);
  const { words, texts, sentences } = base.sizes;
  await connection.run(`
    CREATE TABLE tokens AS
      SELECT (b.i + c * ${words})::INTEGER AS i, (b.text + c * ${texts})::INTEGER AS text,
             (b.sentence + c * ${sentences})::INTEGER AS sentence, b.folded, b.lemma
      FROM range(${copies}) r(c), base b ORDER BY 1;
    DROP TABLE base;`);
  return {
    run: async (task) => {
      if (task.kind === 'WORDLIST') await chooseTexts(connection, task.texts);
      const reader = await connection.runAndReadAll(makeSql(task));
      return reader.getColumnsJS()[0]?.length ?? 0;
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function loadBase(connection: DuckDBConnection, base: Segment): Promise<void> {
  const { sections, sizes, strings } = base;
  await connection.run(`
    CREATE TABLE words (id INTEGER, word VARCHAR);
    CREATE TABLE chosen (text INTEGER);
    CREATE TABLE base (i INTEGER, text INTEGER, sentence INTEGER, folded INTEGER, lemma INTEGER);`);
  const words = await connection.createAppender('words');
  for (let id = 0; id < strings.size; id++) {
    words.appendInteger(id);
    words.appendVarchar(strings.get(id));
    words.endRow();
  }
  words.closeSync();
  const tokens = await connection.createAppender('base');
  let sentence = 0;
  for (let text = 0; text < sizes.texts; text++) {
    for (let word = sections.textWordStarts[text]!; word < sections.textWordStarts[text + 1]!; word++) {
      const start = sections.wordStarts[word]!;
      while (sentence + 1 < sizes.sentences && sections.sentenceStarts[sentence + 1]! <= start) sentence += 1;
      const reading = sections.wordReadings[word]!;
      const ids = [sections.readingFolded[reading]!, sections.readingLemmas[reading]!];
      for (const value of [word, text, sentence, ...ids]) tokens.appendInteger(value);
      tokens.endRow();
    }
  }
  tokens.closeSync();
}

async function chooseTexts(connection: DuckDBConnection, texts: Uint8Array | undefined): Promise<void> {
  await connection.run('DELETE FROM chosen');
  if (texts === undefined) return;
  const chosen = await connection.createAppender('chosen');
  texts.forEach((isChosen, text) => {
    if (isChosen === 0) return;
    chosen.appendInteger(text);
    chosen.endRow();
  });
  chosen.closeSync();
}

function makeSql(task: Task): string {
  switch (task.kind) {
    case 'WORDLIST':
      return `SELECT w.word, count(*) AS f, round(100 * count(*) / sum(count(*)) OVER (), 2) FROM tokens t
        JOIN words w ON w.id = t.folded ${task.texts ? 'WHERE t.text IN (SELECT text FROM chosen)' : ''}
        GROUP BY w.id, w.word ORDER BY f DESC`;
    case 'CONCORDANCE':
      return makeConcordanceSql(task);
    case 'COLLOCATES':
      return makeCollocatesSql(task);
    case 'CLUSTERS':
      return `SELECT a.folded, b.folded, c.folded, count(*) AS f FROM tokens a
        JOIN tokens b ON b.i = a.i + 1 AND b.sentence = a.sentence
        JOIN tokens c ON c.i = a.i + 2 AND c.sentence = a.sentence
        GROUP BY ALL HAVING f > 1 ORDER BY f DESC`;
    case 'SEQUENCE':
      return makeSequenceSql(task.patterns);
  }
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''")}'`;
}

/** Words in a row in one text; overlapping matches count too, and punctuation stands nowhere. */
function makeSequenceSql(patterns: readonly string[]): string {
  const [first, ...others] = patterns.map(
    (pattern) => `(SELECT t.i, t.text FROM tokens t JOIN words w ON w.id = t.folded
      WHERE regexp_full_match(w.word, ${quote(pattern)}))`,
  );
  const joins = others.map(
    (place, n) => `JOIN ${place} p${n + 1} ON p${n + 1}.i = p0.i + ${n + 1} AND p${n + 1}.text = p0.text`,
  );
  return `SELECT p0.i FROM ${first} p0 ${joins.join(' ')} ORDER BY p0.i`;
}

/** Distances of the neighbours of a word, without the word itself. */
function listDistances(span: number): string {
  const near = Array.from({ length: span }, (_, i) => i + 1);
  return `(SELECT unnest([${[...near.map((d) => -d), ...near].join(', ')}])::INTEGER AS d)`;
}

/** The words of the context in place of the text between them, which spares DuckDB the cutting of texts. */
function makeConcordanceSql(task: Extract<Task, { kind: 'CONCORDANCE' }>): string {
  const shown = task.limit === undefined ? '' : `ORDER BY i LIMIT ${task.limit}`;
  return `WITH hits AS MATERIALIZED (SELECT i, text FROM tokens
      WHERE ${task.column} = (SELECT id FROM words WHERE word = ${quote(task.word)})),
    near AS MATERIALIZED (SELECT h.i, h.text, d, h.i + d AS place
      FROM (SELECT * FROM hits ${shown}) h, ${listDistances(CONTEXT_WORDS)})
    SELECT n.i, (SELECT count(*) FROM hits), string_agg(w.word, ' ' ORDER BY d) FILTER (WHERE d < 0),
      string_agg(w.word, ' ' ORDER BY d) FILTER (WHERE d > 0)
    FROM near n JOIN tokens t ON t.i = n.place AND t.text = n.text JOIN words w ON w.id = t.folded
    GROUP BY n.i ORDER BY n.i`;
}

function makeCollocatesSql({ word, span }: Extract<Task, { kind: 'COLLOCATES' }>): string {
  return `WITH hits AS MATERIALIZED (SELECT i, text FROM tokens
      WHERE folded = (SELECT id FROM words WHERE word = ${quote(word)})),
    near AS MATERIALIZED (SELECT h.text, d, h.i + d AS place FROM hits h, ${listDistances(span)}),
    together AS MATERIALIZED (SELECT t.folded, count(*) AS f, count(*) FILTER (WHERE d < 0) AS l
      FROM near n JOIN tokens t ON t.i = n.place AND t.text = n.text GROUP BY t.folded),
    alone AS (SELECT folded, count(*) AS f FROM tokens GROUP BY folded),
    totals AS (SELECT (SELECT count(*) FROM hits) AS n, (SELECT count(*) FROM tokens) AS words)
    SELECT w.word, n.f, n.l, a.f, 14 + log2(2.0 * n.f / (t.n + a.f)) AS dice,
      (n.f - t.n * a.f / t.words) / sqrt(n.f), log2(n.f * t.words::DOUBLE / (t.n * a.f))
    FROM together n JOIN alone a USING (folded) JOIN words w ON w.id = n.folded, totals t ORDER BY dice DESC`;
}
