import type { GrammarToken } from '../../sentence/grammar-sentence';
import { type Guard, NEVER } from './guard';
import { listReadingsOf, readKnownWord } from './read-written-word';

/** Moods of Vabamorf's forms of verbs; the form of negation and command (`o`) may be either. */
const MOODS: readonly (readonly [mood: string, forms: string])[] = [
  ['indicative', 'n d b me te vad sin s sime site takse ti'],
  ['conditional', 'ks ksin ksime ksite taks nuks nuksin nuksid'],
  ['imperative', 'ge gem gu tagu'],
  ['quotative', 'vat tavat nuvat'],
];
const MOOD_OF = new Map(
  MOODS.flatMap(([mood, forms]) => forms.split(' ').map((form) => [form, mood] as const)),
);

const isHelper = ({ lemma, lower }: GrammarToken): boolean => lemma === 'olema' || lower === 'ei';

/** The mood of a verb is what the writer means: no other form of it is better for its mood. */
export const keepMood: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (!word || candidate.reading?.pos !== 'V') return 0;
  // `võtnud` stands beside `ei` or a form of `olema`.
  if (candidate.reading.code === 'nud' && !guarded.sentence.tokens.some(isHelper)) return NEVER;
  const wanted = MOOD_OF.get(candidate.reading.code);
  const written = listReadingsOf(word.token, candidate).filter(({ partOfSpeech }) => partOfSpeech === 'V');
  const moods = written.map(({ form }) => MOOD_OF.get(form));
  if (wanted === undefined || moods.length === 0 || moods.includes(undefined)) return 0;
  return moods.includes(wanted) ? 0 : NEVER;
};
