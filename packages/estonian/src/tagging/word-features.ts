import { hashString, joinHashes } from './feature-hash';
import type { WordLook } from './word-look';

/** Adds the hash of one feature: its name and value. */
function hashFeature(name: string, value: string | number): number {
  return joinHashes(hashString(name), typeof value === 'number' ? value : hashString(value));
}

const LONGEST_SUFFIX = 6;
const LONGEST_PREFIX = 5;
const MOST_LETTERS_COUNTED = 12;

/** Context features that hang on the word form alone, so that their sum can be kept with the form. */
export function listWordFeatures(look: WordLook): Int32Array {
  const { form, normalised, shape, isKnown, frequency } = look;
  const features = [
    hashFeature('bias', ''),
    hashFeature('word', look.wordHash),
    hashFeature('form', form),
    hashFeature('shape', shape),
    hashFeature('length', `${shape}/${Math.min(form.length, MOST_LETTERS_COUNTED)}`),
    hashFeature('frequency', `${shape}/${frequency.anywhere}`),
    hashFeature('seen', `${shape}/${frequency.lowerCase}/${frequency.capitalInside}`),
    hashFeature('known', `${shape}/${isKnown}`),
    hashFeature('class', look.ambiguityHash),
    hashFeature('class-shape', joinHashes(look.ambiguityHash, look.shapeHash)),
    hashFeature('best', look.bestHash),
    hashFeature('lemmas', look.lemmaSetHash),
    hashFeature('analyser', look.analyserHash),
  ];
  if (!isKnown) features.push(hashFeature('guessed', `${shape}/${normalised.slice(-2)}`));
  for (let length = 1; length <= LONGEST_SUFFIX; length++) {
    features.push(hashFeature(`suffix${length}`, normalised.slice(-length)));
  }
  for (let length = 2; length <= LONGEST_PREFIX; length++) {
    features.push(hashFeature(`prefix${length}`, normalised.slice(0, length)));
  }
  return Int32Array.from(features);
}
