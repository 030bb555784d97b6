import { findCompoundBorders } from './find-compound-borders';
import { findNuclei, type Nucleus } from './vowel-nuclei';
import { makeTable } from '../make-table';

const RUSSIAN_VOWELS = 'аеёиоуыэюяіїє';
const ESTONIAN_VOWELS = 'aeiouyõäöü';
const CYRILLIC = /\p{Script=Cyrillic}/u;
const JOINT = /[-–'’]/u;
/** Consonants written as two letters, and a stem that stays whole in foreign compounds (`ge-o-graa-fi-a`). */
const PAIRED_ONSETS = ['ch', 'qu', 'graaf'];
const LETTER = /\p{L}/u;
/** Letters whose decomposition is no vowel of the alphabet, or not the one they are read as. */
const PLAIN_LETTERS = makeTable<string>({ æ: 'ä', ø: 'ö', œ: 'ö', å: 'o', ı: 'i' });

/**
 * Cuts a word into syllables. The syllables joined together are the word, with its capitals; hyphens and apostrophes
 * stay at the end of the syllable before them. A word without letters has no syllables, one without vowels has one.
 *
 * Estonian: a lone consonant between vowels opens the next syllable, of several the last does (`kont-sert`); long vowels
 * and diphthongs stay together, other vowels are cut apart (`raa-di-o`); compounds are cut at the borders that `root`
 * gives (`vana_linn`, see `TokenReading.root`). Source: Eesti keele käsiraamat (EKI), chapter on hyphenation.
 * Russian: one syllable a vowel, consonants as in Estonian, й and the hard sign at the end of a syllable. Time is linear in the length of the word.
 */
export function splitSyllables(word: string, root = ''): string[] {
  if (!LETTER.test(word)) return [];
  const syllables: string[] = [];
  let prefix = '';
  for (const part of cutParts(word, findCompoundBorders(word, root))) {
    if (!LETTER.test(part)) prefix += part;
    else {
      addSyllables(prefix + part, syllables);
      prefix = '';
    }
  }
  if (prefix !== '') syllables[syllables.length - 1] += prefix;
  return syllables;
}

/** Parts at compound borders and after hyphens and apostrophes. */
function cutParts(word: string, borders: readonly number[]): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 1; at < word.length; at += 1) {
    if (!JOINT.test(word.charAt(at - 1)) && !borders.includes(at)) continue;
    parts.push(word.slice(start, at));
    start = at;
  }
  parts.push(word.slice(start));
  return parts;
}

/** Adds the syllables of a part. A later part without vowels, such as the ending in `TV-s`, joins the syllable before it. */
function addSyllables(part: string, syllables: string[]): void {
  const letters = Array.from({ length: part.length }, (_, at) => makePlain(part.charAt(at))).join('');
  const isRussian = CYRILLIC.test(part);
  const vowels = isRussian ? RUSSIAN_VOWELS : ESTONIAN_VOWELS;
  const isVowel = Array.from(letters, (letter, at) => vowels.includes(letter) && !isGlide(letters, at));
  const nuclei = isRussian ? findLoneVowels(isVowel) : findNuclei(letters, isVowel);
  if (nuclei.length === 0 && syllables.length > 0) {
    syllables[syllables.length - 1] += part;
    return;
  }
  let start = 0;
  for (let index = 1; index < nuclei.length; index += 1) {
    const cut = findOnset(letters, nuclei[index - 1]!, nuclei[index]!);
    syllables.push(part.slice(start, cut));
    start = cut;
  }
  syllables.push(part.slice(start));
}

/** The letter without case and foreign marks, always one UTF-16 unit. */
function makePlain(unit: string): string {
  const lower = unit.toLowerCase();
  const plain = PLAIN_LETTERS.get(lower);
  if (plain !== undefined) return plain;
  if ('õäöüšžёй'.includes(lower) || lower.length !== 1) return lower.charAt(0);
  return lower.normalize('NFD').charAt(0);
}

/** `y` before a vowel at the beginning of a word and `u` after `q` are consonants (`York`, `Quito`). */
function isGlide(letters: string, at: number): boolean {
  if (letters[at] === 'u') return letters[at - 1] === 'q';
  return letters[at] === 'y' && at === 0 && ESTONIAN_VOWELS.includes(letters[1] ?? '-');
}

function findLoneVowels(isVowel: readonly boolean[]): Nucleus[] {
  return isVowel.flatMap((found, at) => (found ? [{ start: at, end: at + 1 }] : []));
}

/** Where the syllable of `after` begins: at the last consonant between two nuclei, or at a pair that stays together. */
function findOnset(letters: string, before: Nucleus, after: Nucleus): number {
  if (before.end === after.start) return after.start;
  let onset = after.start - 1;
  // й belongs to the vowel before it, and a hard sign parts the consonant before it from the vowel.
  if ('йъ'.includes(letters[onset]!)) return after.start;
  // A soft sign has no sound of its own.
  while (onset > before.end && letters[onset] === 'ь') onset -= 1;
  const isPair = PAIRED_ONSETS.some((pair) => letters.startsWith(pair, onset - 1));
  return isPair && onset - 1 >= before.end ? onset - 1 : onset;
}
