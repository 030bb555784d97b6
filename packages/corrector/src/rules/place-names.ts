import { startsWithCapital } from '../sentence/match-case';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { guessPlaceForm } from './data/place-forms';
import type { Rule, RuleHit } from '../sentence/rule';

/** Endings of the local cases. */
const LOCAL_ENDING = /(?:s|st|sse|l|lt|le)$/u;

function findMisspelt({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const { form, isKnown, isWord, pos, upos, readings } = tokens[at]!;
  // Chance compounds (pärn + uss) and foreign names that the dictionary has count as unknown where the tagger sees a name.
  const isName = pos === 'H' || upos === 'PROPN' || readings.some(({ partOfSpeech }) => partOfSpeech === 'H');
  if (
    !isWord ||
    (isKnown && !(isName && at > 0)) ||
    !startsWithCapital(form) ||
    form === form.toUpperCase() ||
    form.length < 4
  )
    return [];
  const hasCapitalisedNeighbour = [at - 1, at + 1].some(
    (i) => i > 0 && tokens[i]?.isWord && startsWithCapital(tokens[i].form),
  );
  if (hasCapitalisedNeighbour) return [];
  const right = guessPlaceForm(form);
  if (right === undefined || (isKnown && !LOCAL_ENDING.test(right))) return [];
  return [{ start: at, end: at + 1, wanted: [[right]], variant: 'form', isCertain: true }];
}

export const placeNames: Rule = {
  id: 'place-names',
  examples: ['Mu õde õpib Tallinnas.', 'Suvel sõidame Rootsisse.'],
  errorType: 'spellingError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findMisspelt(sentence, at)),
};
