import type { GrammarToken } from '../sentence/grammar-sentence';
import { listWords } from '../sentence/readings';

/** Verbs that are followed by an infinitive alone, whatever they mean. */
const WITH_DA = listWords(
  'tahtma võima saama oskama suutma jõudma otsustama soovima armastama tohtima püüdma kavatsema',
);
const WITH_MA = listWords('pidama hakkama minema tulema õppima');
/** Nouns that a da-infinitive explains. */
export const ABILITY_NOUNS = listWords(
  'võimalus õigus soov tahtmine oskus luba julgus põhjus kohustus vajadus plaan mõte idee harjumus komme',
);
/** Codes of the forms with a personal ending. */
export const PERSON_ENDINGS = listWords('n d b me te vad sin s sid sime site');

/** The infinitive that a verb asks for; undefined for other words. */
export function findAskedInfinitive({ lemma }: GrammarToken): 'da' | 'ma' | undefined {
  if (WITH_DA.has(lemma)) return 'da';
  return WITH_MA.has(lemma) ? 'ma' : undefined;
}
