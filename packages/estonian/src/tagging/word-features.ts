import type { FeatureBuffer } from './weights/feature-buffer';
import { addUnit, finishHash, hashString, NO_UNITS } from './weights/feature-hash';
import type { WordLook } from './word-look';

const LONGEST_SUFFIX = 6;
const SHORTEST_PREFIX = 2;
const LONGEST_PREFIX = 5;
const MOST_LETTERS_COUNTED = 12;
const GUESSED_LETTERS = 2;

/** Writes the context features that hang on the word form alone, so that their sum can be kept with the form. */
export function writeWordFeatures(look: WordLook, out: FeatureBuffer): void {
  const { form, normalised, shapeHash, isKnown, frequency } = look;
  out.clear();
  // The same for every word.
  out.add(0);
  out.add(look.wordHash);
  out.add(hashString(form));
  out.add(shapeHash);
  out.addPair(shapeHash, Math.min(form.length, MOST_LETTERS_COUNTED));
  out.addPair(shapeHash, frequency.anywhere);
  out.addTriple(shapeHash, frequency.lowerCase, frequency.capitalInside);
  out.addPair(shapeHash, isKnown ? 1 : 0);
  out.add(look.ambiguityHash);
  out.addPair(look.ambiguityHash, shapeHash);
  out.add(look.bestHash);
  out.add(look.lemmaSetHash);
  out.add(look.analyserHash);
  out.addPair(shapeHash, isKnown ? 0 : hashString(normalised.slice(-GUESSED_LETTERS)));
  writeSuffixes(normalised, out);
  writePrefixes(normalised, out);
}

/** The last one to six letters; of a shorter word the whole word instead. */
function writeSuffixes(word: string, out: FeatureBuffer): void {
  let hash = NO_UNITS;
  for (let length = 1; length <= LONGEST_SUFFIX; length++) {
    if (length <= word.length) hash = addUnit(hash, word.charCodeAt(word.length - length));
    out.add(finishHash(hash));
  }
}

function writePrefixes(word: string, out: FeatureBuffer): void {
  let hash = NO_UNITS;
  for (let length = 1; length <= LONGEST_PREFIX; length++) {
    if (length <= word.length) hash = addUnit(hash, word.charCodeAt(length - 1));
    if (length >= SHORTEST_PREFIX) out.add(finishHash(hash));
  }
}
