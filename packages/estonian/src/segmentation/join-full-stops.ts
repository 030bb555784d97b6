import { isAbbreviation } from './abbreviations';
import { classOf, LETTER } from './character-class';
import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';

const VOWEL = /[aeiouõäöüyаеёиоуыэюя]/;
const MAX_UNKNOWN_ABBREVIATION = 5;

/**
 * Whether the full stop at raw token `stop` belongs to the word before it. `isBorder` says whether a sentence ends
 * there. The treebank writes it apart at the end of a sentence, with the word inside one.
 */
export function belongsToWord(text: string, tokens: RawTokens, stop: number, isBorder: boolean): boolean {
  const word = stop - 1;
  if (word < 0 || tokens.kinds[stop] !== kinds.FULL_STOP || tokens.ends[word] !== tokens.starts[stop])
    return false;
  const kind = tokens.kinds[word]!;
  if (!kinds.isWordKind(kind) || isBorder) return false;
  const next = tokens.kinds[stop + 1] ?? kinds.TEXT_BORDER;
  const isBeforeCloser = kinds.isCloser(next) && tokens.starts[stop + 1] === tokens.ends[stop];
  if (kind === kinds.SINGLE_UPPER) return true;
  const form = text
    .slice(tokens.starts[word], Math.min(tokens.ends[word]!, tokens.starts[word]! + 40))
    .toLowerCase();
  if (kind === kinds.NUMBER) return next !== kinds.CLOSE_QUOTE || !isBeforeCloser;
  if (isAbbreviation(form)) return true;
  return !isBeforeCloser && looksLikeAbbreviation(form);
}

/** Letters only, short and without a vowel (`hrl`, `ptk`), or single letters with full stops (`j.m`). */
function looksLikeAbbreviation(form: string): boolean {
  if (/^\p{L}(?:\.\p{L})+$/u.test(form)) return true;
  return (
    form.length <= MAX_UNKNOWN_ABBREVIATION &&
    classOf(form.charCodeAt(0)) === LETTER &&
    !VOWEL.test(form) &&
    /^\p{L}+$/u.test(form)
  );
}
