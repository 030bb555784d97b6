import type { SearchType } from '@keelerada/contract/fields/choices';
import { estonianStopForms, estonianStopLemmas } from './estonian-stop-words';
import { russianStopForms, russianStopLemmas } from './russian-stop-words';

const stopLemmas: ReadonlySet<string> = new Set([...estonianStopLemmas, ...russianStopLemmas]);
const stopForms: ReadonlySet<string> = new Set([...stopLemmas, ...estonianStopForms, ...russianStopForms]);

/** Default stop words in lower case: lemmas for a list by lemma, else those and their inflected forms. */
export function getDefaultStopWords(type: SearchType): ReadonlySet<string> {
  return type === 'LEMMAS' ? stopLemmas : stopForms;
}
