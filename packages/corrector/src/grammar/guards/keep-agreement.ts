import { agree } from '../../sentence/phrase';
import { hasPart, nominalCodes } from '../../sentence/readings';
import { NEVER, type Guard } from './guard';
import { readKnownWord } from './read-written-word';

/** In `uue naabri koera` the adjective goes with the noun right behind it, not with the one after that. */
export const keepAgreement: Guard = (candidate, guarded) => {
  const { reading, start } = candidate;
  const word = readKnownWord(candidate, guarded);
  const [noun, next] = guarded.sentence.tokens.slice(start + 1);
  if (!word || !reading || noun?.pos !== 'S' || !next || !hasPart(word.token, 'ACUP')) return 0;
  if (!word.token.readings.some(({ lemma }) => lemma === reading.lemma)) return 0;
  const goesWith = (code: string, other: typeof noun): boolean =>
    nominalCodes(other).some((otherCode) => agree(code, otherCode));
  const isRight = nominalCodes(word.token).some((own) => goesWith(own, noun));
  return isRight && goesWith(reading.code, next) && !goesWith(reading.code, noun) ? NEVER : 0;
};
