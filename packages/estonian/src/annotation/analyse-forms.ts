import { copyText } from '../copy-text';
import type {
  AnalysisOptions,
  EstonianForm,
  EstonianFormAnalyses,
  Morphology,
  RussianAnalysis,
} from '../morphology';
import type { FormCache } from './form-cache';

/** Forms asked for in one call; the analyser's own limit is 5,000. */
const FORMS_PER_CALL = 2000;
/** Calls that wait for an answer at the same time: their limit of time runs while the analyser is at the others. */
const CALLS_AT_ONCE = 4;

/** The answers of each call are prepared while the analyser is at the next. */
async function askInBatches<Form, Answer, Value>(
  forms: readonly Form[],
  ask: (batch: readonly Form[]) => Promise<readonly Answer[]>,
  prepare: (form: Form, answer: Answer) => Value,
): Promise<Value[]> {
  const askBatch = async (batch: readonly Form[]): Promise<Value[]> => {
    const answers = await ask(batch);
    if (answers.length !== batch.length)
      throw new Error('the morphological analyser answered for another number of forms');
    return answers.map((answer, i) => prepare(batch[i]!, answer));
  };
  const count = Math.ceil(forms.length / FORMS_PER_CALL);
  const batches: Value[][] = [];
  let next = 0;
  const askInTurn = async (): Promise<void> => {
    try {
      while (next < count) {
        const place = next++;
        batches[place] = await askBatch(forms.slice(place * FORMS_PER_CALL, (place + 1) * FORMS_PER_CALL));
      }
    } catch (error) {
      // Nothing more is asked for what is given up.
      next = count;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, count) }, askInTurn));
  return batches.flat();
}

/** Stands before a form that opens its sentence. No form that an analyser sees holds it: `cleanForm` takes controls out. */
const INITIAL_MARK = '\u0001';

/** Key of a form in the cache. Standing first in a sentence matters only for forms that begin with a capital. */
export function estonianKey(form: string, isSentenceInitial: boolean): string {
  if (!isSentenceInitial) return form;
  const first = form.charAt(0);
  return first !== first.toLowerCase() ? INITIAL_MARK + form : form;
}

function readEstonianKey(key: string): EstonianForm {
  const isSentenceInitial = key.startsWith(INITIAL_MARK);
  return { form: isSentenceInitial ? key.slice(INITIAL_MARK.length) : key, isSentenceInitial };
}

/** Keys of the tokens of sentences; undefined for a token that no analyser is asked about. */
export type SentenceKeys = readonly (readonly (string | undefined)[])[];

/** Something for each token of sentences, undefined where its key is. */
export type FoundForms<Value> = readonly (readonly (Value | undefined)[])[];

/**
 * What `prepare` makes of the analyses of tokens, by the keys of `estonianKey`. Forms that are not in the cache are asked for
 * together, each once. Rejects where the analyser does or answers for another number of forms.
 */
export async function analyseEstonianForms<Value>(
  morphology: Morphology,
  cache: FormCache<Value>,
  sentences: SentenceKeys,
  prepare: (form: string, analyses: EstonianFormAnalyses) => Value,
  options: AnalysisOptions = {},
): Promise<FoundForms<Value>> {
  return findOrAsk(cache, sentences, (missing) =>
    askInBatches(
      missing.map(readEstonianKey),
      (batch) => morphology.analyseEstonian(batch, options),
      ({ form }, analyses) => prepare(form, analyses),
    ),
  );
}

/** Key of a Russian form in the cache, which is what the analyser is asked: lower case, without the stop of an abbreviation. */
export function russianKey(form: string): string {
  const lower = form.toLowerCase();
  return lower.length > 1 && lower.endsWith('.') ? lower.replace(/\.+$/, '') || lower : lower;
}

/** Analyses of the tokens of Russian sentences; keys are those of `russianKey`. */
export async function analyseRussianForms(
  morphology: Morphology,
  cache: FormCache<readonly RussianAnalysis[]>,
  sentences: SentenceKeys,
  options: AnalysisOptions = {},
): Promise<FoundForms<readonly RussianAnalysis[]>> {
  return findOrAsk(cache, sentences, (missing) =>
    askInBatches(
      missing,
      (batch) => morphology.analyseRussian(batch, options),
      (_, analyses) => analyses,
    ),
  );
}

async function findOrAsk<Value>(
  cache: FormCache<Value>,
  sentences: SentenceKeys,
  ask: (missing: readonly string[]) => Promise<readonly Value[]>,
): Promise<FoundForms<Value>> {
  const missing = new Set<string>();
  const found = sentences.map((keys) =>
    keys.map((key) => {
      if (key === undefined) return undefined;
      const known = cache.get(key);
      // A key that the cache keeps must not keep the text it was cut out of.
      if (known === undefined) missing.add(copyText(key));
      return known;
    }),
  );
  if (missing.size === 0) return found;
  const answers = await ask([...missing]);
  const answered = new Map<string, Value>();
  let place = 0;
  for (const key of missing) {
    const answer = answers[place++]!;
    answered.set(key, answer);
    cache.set(key, answer);
  }
  sentences.forEach((keys, s) => {
    const values = found[s]!;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if (key !== undefined && values[i] === undefined) values[i] = answered.get(key);
    }
  });
  return found;
}
