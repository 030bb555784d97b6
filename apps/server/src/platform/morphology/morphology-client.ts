import { readBoolean, readFormAnalyses, readRussianReadings, readSpelling, readStrings } from './answer-rows';
import type { MorphologyClient } from './morphology-port';
import { sendBatches, type BatchCall } from './send-batches';
import { makeWorkerPool } from './worker-pool';

const WORDS_PER_REQUEST = 2_000;
/** Suggestions take some 7 ms a word. */
const SUGGESTED_PER_REQUEST = 100;
/** The worker refuses longer words. No dictionary has one: an empty word replaces it and has no readings. */
const MAX_WORD_UNITS = 1_000;

export interface MorphologyClientSource {
  /** Addresses of the workers; a function if they may change. */
  readonly urls: readonly string[] | (() => readonly string[]);
  /** For one request of one batch. */
  readonly timeoutMs?: number;
}

/** A client of the workers of apps/morphology; works in any thread. */
export function createMorphologyClient({ urls, timeoutMs }: MorphologyClientSource): MorphologyClient {
  const pool = makeWorkerPool(typeof urls === 'function' ? urls : () => urls, timeoutMs);
  const send = <Item, Row>(call: BatchCall<Item, Row>): Promise<Row[]> => sendBatches(pool, call);
  const words = { list: 'words', size: WORDS_PER_REQUEST, makeItem: fitWord };

  return {
    analyseEstonian: (items, options) =>
      send({
        path: '/estonian/analyse',
        list: 'forms',
        size: WORDS_PER_REQUEST,
        makeItem: ({ form, isSentenceInitial }) => [fitWord(form), isSentenceInitial],
        readRow: readFormAnalyses,
        items,
        ...options,
      }),
    synthesise: (items, options) =>
      send({
        path: '/estonian/synthesise',
        list: 'items',
        size: WORDS_PER_REQUEST,
        makeItem: ({ lemma, form, partOfSpeech = '', hint = '' }) => ({
          lemma: fitWord(lemma),
          form: fitWord(form),
          partOfSpeech: fitWord(partOfSpeech),
          hint: fitWord(hint),
        }),
        readRow: readStrings,
        items,
        ...options,
      }),
    analyseRussian: (items, options) =>
      send({ ...words, path: '/russian/analyse', readRow: readRussianReadings, items, ...options }),
    checkSpelling: (items, options) =>
      send({ ...words, path: '/estonian/spell', readRow: readBoolean, items, ...options }),
    suggestSpellings: (items, options) =>
      send({
        ...words,
        size: SUGGESTED_PER_REQUEST,
        path: '/estonian/suggest',
        readRow: readSpelling,
        items,
        ...options,
      }),
    close: () => pool.close(),
  };
}

function fitWord(word: string): string {
  return word.length <= MAX_WORD_UNITS ? word : '';
}
