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

/** Key of a form in the cache. Standing first in a sentence matters only for forms that begin with a capital. */
export function estonianKey(form: string, isSentenceInitial: boolean): string {
  const first = form.charAt(0);
  return isSentenceInitial && first !== first.toLowerCase() ? `^${form}` : `.${form}`;
}

/** Sees to it that every key of `estonianKey` is in the cache's answer: a map of the keys that were asked for. */
export async function analyseEstonianForms(
  morphology: Morphology,
  cache: FormCache<EstonianFormAnalyses>,
  keys: ReadonlySet<string>,
): Promise<Map<string, EstonianFormAnalyses>> {
  return findOrAsk(cache, keys, (missing) =>
    askInBatches(
      missing.map((key): EstonianForm => ({ form: key.slice(1), isSentenceInitial: key.startsWith('^') })),
      (batch) => morphology.analyseEstonian(batch),
    ),
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
  keys: ReadonlySet<string>,
): Promise<Map<string, readonly RussianAnalysis[]>> {
  return findOrAsk(cache, keys, (missing) =>
    askInBatches(missing, (batch) => morphology.analyseRussian(batch)),
  );
}

async function findOrAsk<Value>(
  cache: FormCache<Value>,
  keys: ReadonlySet<string>,
  ask: (missing: readonly string[]) => Promise<readonly Value[]>,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>();
  const missing: string[] = [];
  for (const key of keys) {
    const known = cache.get(key);
    if (known === undefined) missing.push(key);
    else found.set(key, known);
  }
  const answers = missing.length > 0 ? await ask(missing) : [];
  missing.forEach((key, index) => {
    const answer = answers[index]!;
    cache.set(key, answer);
    found.set(key, answer);
  });
  return found;
}
