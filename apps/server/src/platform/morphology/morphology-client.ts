import type {
  EstonianForm,
  EstonianFormAnalyses,
  Morphology,
  RussianAnalysis,
  VabamorfAnalysis,
} from '@keelerada/estonian/morphology';
import {
  readReading,
  readRussianReading,
  readSyllable,
  type AnalysedSyllable,
  type ReadingRow,
  type RussianRow,
  type SyllableRow,
} from './answer-rows';
import { sendBatches, type BatchCall } from './send-batches';
import { makeWorkerPool } from './worker-pool';

const WORDS_PER_REQUEST = 2_000;
/** Suggestions take some 7 ms a word. */
const SUGGESTED_PER_REQUEST = 100;
const SENTENCES_PER_REQUEST = 200;
/** The worker refuses longer words. No dictionary holds one: an empty word takes its place and has no readings. */
const MAX_WORD_UNITS = 1_000;

const TIMEOUT_MS = 30_000;

interface CallOptions {
  readonly signal?: AbortSignal;
}

interface SpellingAnswer {
  readonly isCorrect: boolean;
  /** Corrections, the likeliest first; empty where the word is correct or none was found. */
  readonly suggestions: readonly string[];
}

interface FormToSynthesise {
  readonly lemma: string;
  /** Vabamorf's form code, for example `pl p` or `sin`. */
  readonly form: string;
  readonly partOfSpeech?: string;
  /** Only forms that begin with this are answered. */
  readonly hint?: string;
}

/** All calls take any number of items and answer in their order. */
export interface MorphologyClient extends Morphology {
  analyseEstonian(
    forms: readonly EstonianForm[],
    options?: CallOptions,
  ): Promise<readonly EstonianFormAnalyses[]>;
  analyseRussian(
    words: readonly string[],
    options?: CallOptions,
  ): Promise<readonly (readonly RussianAnalysis[])[]>;
  /** Vabamorf's own choice in context: for each sentence, for each of its words, the readings that remain. */
  disambiguate(
    sentences: readonly (readonly string[])[],
    options?: CallOptions,
  ): Promise<readonly (readonly (readonly VabamorfAnalysis[])[])[]>;
  checkSpelling(words: readonly string[], options?: CallOptions): Promise<readonly boolean[]>;
  suggestSpellings(words: readonly string[], options?: CallOptions): Promise<readonly SpellingAnswer[]>;
  synthesise(
    items: readonly FormToSynthesise[],
    options?: CallOptions,
  ): Promise<readonly (readonly string[])[]>;
  syllabify(
    words: readonly string[],
    options?: CallOptions,
  ): Promise<readonly (readonly AnalysedSyllable[])[]>;
  /** Closes the kept connections. */
  close(): void;
}

export interface MorphologyClientSource {
  /** Addresses of the workers; a function where they may change. */
  readonly urls: readonly string[] | (() => readonly string[]);
  /** For one request of one batch. */
  readonly timeoutMs?: number;
}

/**
 * A client of the workers of apps/morphology; works in any thread. Calls reject with MorphologyUnavailableError,
 * MorphologyRefusedError or the reason of the abort signal.
 */
export function createMorphologyClient({
  urls,
  timeoutMs = TIMEOUT_MS,
}: MorphologyClientSource): MorphologyClient {
  const pool = makeWorkerPool(typeof urls === 'function' ? urls : () => urls, timeoutMs);

  function sendWords<Row>(
    path: string,
    items: readonly string[],
    options: CallOptions | undefined,
    size = WORDS_PER_REQUEST,
  ): Promise<Row[]> {
    const makeBody = (batch: readonly string[]): unknown => ({ words: batch.map(fitWord) });
    return sendBatches(pool, { path, items, size, measure: measureWord, makeBody, ...options });
  }

  return {
    analyseEstonian: async (items, options) => {
      const rows = await sendBatches<EstonianForm, FormRow>(pool, { ...analyseCall, items, ...options });
      return rows.map(([isKnown, readings]) => ({ analyses: readings.map(readReading), isKnown }));
    },
    disambiguate: async (items, options) => {
      const rows = await sendBatches<readonly string[], readonly (readonly ReadingRow[])[]>(pool, {
        ...disambiguateCall,
        items,
        ...options,
      });
      return rows.map((sentence) => sentence.map((readings) => readings.map(readReading)));
    },
    synthesise: (items, options) => sendBatches(pool, { ...synthesiseCall, items, ...options }),
    analyseRussian: async (words, options) => {
      const rows = await sendWords<readonly RussianRow[]>('/russian/analyse', words, options);
      return rows.map((readings) => readings.map(readRussianReading));
    },
    checkSpelling: (words, options) => sendWords<boolean>('/estonian/spell', words, options),
    suggestSpellings: async (words, options) => {
      const path = '/estonian/suggest';
      const rows = await sendWords<SuggestRow>(path, words, options, SUGGESTED_PER_REQUEST);
      return rows.map(([isCorrect, suggestions]) => ({ isCorrect, suggestions }));
    },
    syllabify: async (words, options) => {
      const rows = await sendWords<readonly SyllableRow[]>('/estonian/syllabify', words, options);
      return rows.map((syllables) => syllables.map(readSyllable));
    },
    close: () => pool.close(),
  };
}

type FormRow = readonly [boolean, readonly ReadingRow[]];
type SuggestRow = readonly [boolean, readonly string[]];
type CallKind<Item> = Omit<BatchCall<Item>, 'items' | 'signal'>;

const analyseCall: CallKind<EstonianForm> = {
  path: '/estonian/analyse',
  size: WORDS_PER_REQUEST,
  measure: ({ form }) => measureWord(form),
  makeBody: (batch) => ({
    forms: batch.map(({ form, isSentenceInitial }) => [fitWord(form), isSentenceInitial]),
  }),
};

const disambiguateCall: CallKind<readonly string[]> = {
  path: '/estonian/disambiguate',
  size: SENTENCES_PER_REQUEST,
  measure: (words) => words.reduce((sum, word) => sum + measureWord(word), 0),
  makeBody: (batch) => ({ sentences: batch.map((words) => words.map(fitWord)) }),
};

const synthesiseCall: CallKind<FormToSynthesise> = {
  path: '/estonian/synthesise',
  size: WORDS_PER_REQUEST,
  measure: ({ lemma, form }) => measureWord(lemma) + form.length,
  makeBody: (batch) => ({
    items: batch.map(({ lemma, form, partOfSpeech = '', hint = '' }) => ({
      lemma: fitWord(lemma),
      form: fitWord(form),
      partOfSpeech: fitWord(partOfSpeech),
      hint: fitWord(hint),
    })),
  }),
};

function fitWord(word: string): string {
  return word.length <= MAX_WORD_UNITS ? word : '';
}

function measureWord(word: string): number {
  return Math.min(word.length, MAX_WORD_UNITS);
}
