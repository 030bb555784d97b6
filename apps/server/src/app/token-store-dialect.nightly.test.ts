import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainTexts } from '@keelerada/corpus-engine/testing/random-texts';
import {
  askPresent,
  askServers,
  isQuestion,
  openChdb,
  type StatementAnswer,
  type StoreStatement,
} from '../corpus/token-store/testing/present-clickhouse';
import {
  annotatePlainText,
  ChangingSource,
  shareTexts,
  type GivenText,
} from '../corpus/token-store/testing/random-source';
import {
  startRecorder,
  type QuestionRecorder,
  type RecordedQuestion,
} from '../corpus/token-store/testing/record-questions';
import type { SharedSegment } from '../corpus/index/shared-segment';
import { readState, writeState } from '../corpus/token-store/store-state';
import { describeWithStore } from '../corpus/token-store/testing/test-store';
import { TokenStoreIndex } from '../corpus/token-store/sync/token-store-index';
import type { StoreTexts } from '../corpus/token-store/questions/store-selection';
import { eraseWithdrawn } from '../corpus/token-store/sync/withdraw-texts';
import { answerWhole } from './testing/compare-engines';
import { listQuestions, type QuestionWords } from './testing/engine-questions';

const TIMEOUT_MS = 900_000;
/** Each has what another one lacks: patterns, phrases, words that are not there. */
const KEYWORDS = ['ja', 'ja õun', '10 000', '*a', 'õun Žanna šokk', 'ja on ja ei õun on ja ei', 'puudub'];
const QUERIES = [
  '[]',
  '[pos="NOUN"]',
  '[lemma="ja"] []{0,3} [pos="NOUN"] within s',
  '([lemma="ja"] | [lemma="ja"] [])+',
  '[word="õun"] [deprel="nsubj"]?',
  '[lemma="j.*"] [word!=".*a"]{2,4}',
];
/** Parameters of HTTP; all others are settings. */
const OF_HTTP = new Set(['database', 'query', 'query_id', 'wait_end_of_query']);
const FORM = ' FORMAT RowBinary';
/** What writers say; that tables are made is seen when rows are copied. */
const KINDS = ['INSERT INTO writers', 'INSERT INTO totals', 'TRUNCATE', ' DELETE WHERE '];

/** Does with a store all that is done with one, and asks all that is asked. */
async function useStore({ address }: QuestionRecorder): Promise<void> {
  const source = new ChangingSource();
  const index = new TokenStoreIndex({ address, source, log: () => undefined });
  let ordinal = 0;
  const makeTexts = (seed: number): GivenText[] =>
    fc
      .sample(plainTexts, { numRuns: 3, seed })
      .flat()
      .map((text) => annotatePlainText({ ...text, id: `text-${++ordinal}` }, ordinal));
  try {
    source.set(makeTexts(41));
    await index.sync();
    source.set([...source.texts.slice(2), ...makeTexts(42)]);
    await index.sync();
    await eraseWithdrawn(index.client);
    // A state that was left open has its totals added up anew.
    await writeState(index.client, await readState(index.client), { isOpen: true });
    source.set(source.texts.slice(3));
    await index.sync();
    await askAll(index, source);
  } finally {
    await index.close();
  }
}

/** Every question of every tool about all texts, some, some in another order, and an own text beside them. */
async function askAll(index: TokenStoreIndex, { texts }: ChangingSource): Promise<void> {
  const state = await index.open();
  const some = texts.filter((_, i) => i % 3 !== 1).map(({ ordinal }) => ordinal);
  const [own] = fc.sample(plainTexts, { numRuns: 1, seed: 43 });
  const ownPart = shareTexts([annotatePlainText({ ...own![0]!, id: '' }, 0)], false);
  const choices: [StoreTexts, SharedSegment[], QuestionWords][] = [
    ['all', [], { keywords: KEYWORDS, queries: QUERIES }],
    [Uint32Array.from(some), [], { keywords: KEYWORDS.slice(0, 2), queries: QUERIES.slice(2, 4) }],
    [
      Uint32Array.from(some.toReversed()),
      [ownPart],
      { keywords: KEYWORDS.slice(1, 3), queries: QUERIES.slice(3, 5) },
    ],
  ];
  for (const [choice, [chosen, segments, words]] of choices.entries()) {
    const all = { state, texts: 'all' } as const;
    const stored = { state, texts: chosen };
    const selection = { segments, stored, comparedStored: all, selectionName: String(choice) };
    for (const { query, options } of listQuestions(words)) await answerWhole(query, selection, options);
  }
}

/** The different statements that went over, in the order of their first time; rows that were given are none. */
function listStatements(questions: readonly RecordedQuestion[]): StoreStatement[] {
  const found = new Map<string, StoreStatement>();
  for (const { shard, parameters, body } of questions) {
    if (parameters.has('query')) continue;
    const sql = body.endsWith(FORM) ? body.slice(0, -FORM.length) : body;
    const settings = Object.fromEntries([...parameters].filter(([name]) => !OF_HTTP.has(name)));
    const where = sql.includes('_all') ? '' : shard;
    found.set(JSON.stringify([sql, settings, where]), { shard, sql, settings });
  }
  return [...found.values()];
}

/** The answer with rows that have no order sorted; of rows that a limit takes from an unknown order only the number is known. */
function normalise(sql: string, answer: StatementAnswer): unknown {
  if ('error' in answer || sql.includes(' ORDER BY ')) return answer;
  const { types, rows } = answer;
  return { types, rows: / LIMIT \d+$/u.test(sql) ? rows.length : rows.toSorted() };
}

describeWithStore('the SQL of the token store', (store) => {
  it(
    'is that of today too: the same types and rows for every statement',
    { timeout: TIMEOUT_MS },
    async (context) => {
      const chdb = await openChdb();
      if (chdb === null) return context.skip('chdb could not be installed');
      const recorder = await startRecorder(store().address);
      try {
        await useStore(recorder);
      } finally {
        await recorder.close();
      }
      const statements = listStatements(recorder.questions);
      const questions = statements.filter(({ sql }) => isQuestion(sql));
      const commands = statements.filter(({ sql }) => !isQuestion(sql));
      expect(questions.length).toBeGreaterThan(100);
      for (const kind of KINDS)
        expect(commands.filter(({ sql }) => sql.includes(kind)).length, kind).toBeGreaterThan(0);
      const { client } = store();
      const answers = await askPresent(chdb, client, [...questions, ...commands]);
      const differing: unknown[] = [];
      for (const [i, question] of questions.entries()) {
        const { sql } = question;
        const servers = normalise(sql, await askServers(client, question));
        const present = normalise(sql, answers[i]!);
        if (JSON.stringify(present) !== JSON.stringify(servers))
          differing.push({ question, servers, present });
      }
      expect(differing).toEqual([]);
      const refused = answers.slice(questions.length).map((answer, i) => [commands[i]!.sql, answer]);
      expect(refused.filter(([, answer]) => 'error' in (answer as StatementAnswer))).toEqual([]);
    },
  );
});
