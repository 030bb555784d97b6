import { startsWithCapital } from '../../sentence/match-case';
import type { Guard } from './guard';

/** The tagger takes some misspelt first words for names too; what is likely is made all the same. */
const LEAST_FOR_NAME = 0.45;

/** Letters without the marks that some keyboards lack. */
const PLAIN = { õ: 'o', ä: 'a', ö: 'o', ü: 'u', š: 's', ž: 'z' } as const;

/** Names that the dictionary lacks are not respelt at the beginning of a sentence either. */
export const keepName: Guard = ({ kind, start, replacement }, { sentence }) => {
  const token = sentence.tokens[start]!;
  if (kind !== 'spelling' && kind !== 'spelling-form' && kind !== 'confusion') return 0;
  if (token.upos !== 'PROPN' || !startsWithCapital(token.form)) return 0;
  return makePlain(token.lower) === makePlain(replacement.join(' ').toLowerCase()) ? 0 : LEAST_FOR_NAME;
};

function makePlain(word: string): string {
  return word.replace(/[õäöüšž]/gu, (letter) => PLAIN[letter as keyof typeof PLAIN]);
}
