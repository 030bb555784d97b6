import { copyText } from '../copy-text';
import type {
  AnalysisOptions,
  EstonianForm,
  EstonianFormAnalyses,
  Morphology,
  RussianAnalysis,
} from '../morphology';
import type { FormCache } from './form-cache';

/** Marks a form that opens its sentence. No form contains it: `cleanForm` removes control characters. */
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

/** Something for each token of sentences, undefined if its key is undefined. */
export type FoundForms<Value> = readonly (readonly (Value | undefined)[])[];

/**
 * What `prepare` makes of the analyses of tokens, by the keys of `estonianKey`. One call asks for all forms that are
 * not in the cache, each once. Rejects if the analyser rejects or answers for another number of forms.
 */
export async function analyseEstonianForms<Value>(
  morphology: Morphology,
  cache: FormCache<Value>,
  sentences: SentenceKeys,
  prepare: (form: string, analyses: EstonianFormAnalyses) => Value,
  options: AnalysisOptions = {},
): Promise<FoundForms<Value>> {
  return findOrAsk(cache, sentences, async (missing) => {
    const forms = missing.map(readEstonianKey);
    const answers = await morphology.analyseEstonian(forms, options);
    return answers.map((analyses, i) => prepare(forms[i]?.form ?? '', analyses));
  });
}

/** Key of a Russian form in the cache, which is also what is sent: lower case, without the full stop of an abbreviation. */
export function russianKey(form: string): string {
  const lower = form.toLowerCase();
  return lower.length > 1 && lower.endsWith('.') ? lower.replace(/\.+$/, '') || lower : lower;
}

/** Analyses of the tokens of Russian sentences, by the keys of `russianKey`. */
export async function analyseRussianForms(
  morphology: Morphology,
  cache: FormCache<readonly RussianAnalysis[]>,
  sentences: SentenceKeys,
  options: AnalysisOptions = {},
): Promise<FoundForms<readonly RussianAnalysis[]>> {
  return findOrAsk(cache, sentences, (missing) => morphology.analyseRussian(missing, options));
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
      // A slice would keep the whole text in memory for as long as the cache keeps the key.
      if (known === undefined) missing.add(copyText(key));
      return known;
    }),
  );
  if (missing.size === 0) return found;
  const answers = await ask([...missing]);
  if (answers.length !== missing.size) {
    throw new Error('the morphological analyser answered for another number of forms');
  }
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
