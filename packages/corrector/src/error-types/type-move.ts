import { compareLetters, isWord, listShared } from './compare-words';
import { typeWord } from './type-word';
import type { InnerError, WordToType } from './typed-edit';

/** From this similarity of their letters on, words that are not forms of one another are matched. */
const LEAST_LIKENESS = 0.6;

/** A written word and the corrected one that matches it. */
interface Pair {
  readonly own: number;
  readonly wanted: number;
}

/** The errors inside a move of words, places counted from the first word of the edit; undefined where none moves. */
export function typeMove(
  written: readonly WordToType[],
  corrected: readonly WordToType[],
): InnerError[] | undefined {
  if (written.filter(isWord).length < 2 || corrected.filter(isWord).length < 2) return undefined;
  const pairs = pairWords(written, corrected);
  if (pairs.length === 0) return undefined;
  const replaced = pairLeft(pairs, written, corrected);
  if (!isMoved([...pairs, ...replaced])) return undefined;
  return listInnerErrors([...pairs, ...replaced], written, corrected);
}

/** Pairs of words from the surest kind of likeness to the least sure one, the nearest in the phrase first. */
function pairWords(written: readonly WordToType[], corrected: readonly WordToType[]): Pair[] {
  const pairs: Pair[] = [];
  const levels: ((own: WordToType, wanted: WordToType) => boolean)[] = [
    (own, wanted) => own.form.toLowerCase() === wanted.form.toLowerCase(),
    (own, wanted) => listShared(own, wanted).length > 0,
    (own, wanted) => compareLetters(own.form.toLowerCase(), wanted.form.toLowerCase()) >= LEAST_LIKENESS,
  ];
  for (const isAlike of levels) {
    for (const [own, word] of written.entries()) {
      if (pairs.some((pair) => pair.own === own)) continue;
      const options = [...corrected.keys()].filter(
        (wanted) =>
          !pairs.some((pair) => pair.wanted === wanted) &&
          isWord(word) === isWord(corrected[wanted]!) &&
          isAlike(word, corrected[wanted]!),
      );
      const nearest = options.sort((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
      if (nearest !== undefined) pairs.push({ own, wanted: nearest });
    }
  }
  return pairs;
}

/** What is left of the words on both sides, paired in order: other words in the place of those. */
function pairLeft(
  pairs: readonly Pair[],
  written: readonly WordToType[],
  corrected: readonly WordToType[],
): Pair[] {
  const own = [...written.keys()].filter((i) => isWord(written[i]!) && !pairs.some((pair) => pair.own === i));
  const wanted = [...corrected.keys()].filter(
    (i) => isWord(corrected[i]!) && !pairs.some((pair) => pair.wanted === i),
  );
  return own.slice(0, wanted.length).map((place, i) => ({ own: place, wanted: wanted[i]! }));
}

function isMoved(pairs: readonly Pair[]): boolean {
  return pairs.some((a) => pairs.some((b) => a.own < b.own && a.wanted > b.wanted));
}

function listInnerErrors(
  pairs: readonly Pair[],
  written: readonly WordToType[],
  corrected: readonly WordToType[],
): InnerError[] {
  const errors: InnerError[] = [];
  for (const { own, wanted } of pairs) {
    const [word, right] = [written[own]!, corrected[wanted]!];
    if (word.form.toLowerCase() === right.form.toLowerCase()) continue;
    errors.push({
      start: own,
      end: own + 1,
      from: wanted,
      to: wanted + 1,
      code: isWord(word) ? typeWord(word, right) : 'R:PUNCT',
    });
  }
  for (const [own, word] of written.entries()) {
    if (pairs.some((pair) => pair.own === own)) continue;
    errors.push({ start: own, end: own + 1, from: 0, to: 0, code: isWord(word) ? 'U:LEX' : 'U:PUNCT' });
  }
  for (const [wanted, right] of corrected.entries()) {
    if (pairs.some((pair) => pair.wanted === wanted)) continue;
    const before = pairs.find((pair) => pair.wanted === wanted - 1);
    const at = before ? before.own + 1 : 0;
    errors.push({
      start: at,
      end: at,
      from: wanted,
      to: wanted + 1,
      code: isWord(right) ? 'M:LEX' : 'M:PUNCT',
    });
  }
  return errors.sort((a, b) => a.start - b.start || a.end - b.end);
}
