import type { EstonianForm, EstonianFormAnalyses, Morphology, RussianAnalysis } from '../morphology';
import type { FormCache } from './form-cache';

/** Forms asked for in one call; the analyser's own limit is 5,000. */
const FORMS_PER_CALL = 2000;

async function askInBatches<Form, Answer>(
  forms: readonly Form[],
  ask: (batch: readonly Form[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const batches: Promise<readonly Answer[]>[] = [];
  for (let start = 0; start < forms.length; start += FORMS_PER_CALL) {
    batches.push(ask(forms.slice(start, start + FORMS_PER_CALL)));
  }
  const answers = (await Promise.all(batches)).flat();
  if (answers.length !== forms.length)
    throw new Error('the morphological analyser answered for another number of forms');
  return answers;
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

/** Analyses of tokens by the keys of `estonianKey`; forms that are not in the cache are asked for together, each once. */
export async function analyseEstonianForms(
  morphology: Morphology,
  cache: FormCache<EstonianFormAnalyses>,
  sentences: SentenceKeys,
): Promise<FoundForms<EstonianFormAnalyses>> {
  return findOrAsk(cache, sentences, (missing) =>
    askInBatches(missing.map(readEstonianKey), (batch) => morphology.analyseEstonian(batch)),
  );
}

/** Key of a Russian form in the cache, which is what the analyser is asked: lower case, without the stop of an abbreviation. */
export function russianKey(form: string): string {
  const lower = form.toLowerCase();
  return lower.length > 1 && lower.endsWith('.') ? lower.replace(/\.+$/, '') || lower : lower;
}

/** The same for Russian; keys are those of `russianKey`. */
export async function analyseRussianForms(
  morphology: Morphology,
  cache: FormCache<readonly RussianAnalysis[]>,
  sentences: SentenceKeys,
): Promise<FoundForms<readonly RussianAnalysis[]>> {
  return findOrAsk(cache, sentences, (missing) =>
    askInBatches(missing, (batch) => morphology.analyseRussian(batch)),
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
      if (known === undefined) missing.add(key);
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
