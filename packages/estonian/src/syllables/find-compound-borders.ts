const SKIPPED = /[-'’]/u;
/** Letters of a part by which its beginning is found; what follows may be inflected. */
const PART_BEGINNING = 2;
/** Most letters of an inflectional ending, and hyphens, inside a compound. */
const MAX_INFLECTION = 3;
const HAS_VOWEL = /[aeiouyõäöü]/iu;

/**
 * Borders between the parts of a compound, as ascending offsets in UTF-16 units of `word`, 0 and the end left out.
 * `root` is the analyser's root with `_` between the parts (`vana_linn`), as in `TokenReading.root`. Parts that do not
 * stand in the word as they stand in the root give no border, nor do parts without a vowel.
 */
export function findCompoundBorders(word: string, root: string): number[] {
  const parts = root.toLowerCase().replaceAll(/[=+]/gu, '').split('_');
  const lower = word.toLowerCase();
  if (lower.length !== word.length) return [];
  const borders: number[] = [];
  let place = 0;
  let from = 0;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    const partEnd = matchPart(lower, part, place);
    const end = partEnd === undefined ? undefined : findPartStart(lower, parts[index + 1]!, partEnd);
    if (end === undefined) break;
    place = end;
    if (!HAS_VOWEL.test(lower.slice(from, end)) || !HAS_VOWEL.test(lower.slice(end))) continue;
    borders.push(end);
    from = end;
  }
  return borders;
}

/** Where a part ends that begins at `place`, hyphens and apostrophes passed over; undefined if it does not stand there. */
function matchPart(word: string, part: string, place: number): number | undefined {
  let at = place;
  for (const letter of part.replaceAll(/[-'’]/gu, '')) {
    while (at < word.length && SKIPPED.test(word.charAt(at))) at += 1;
    if (!word.startsWith(letter, at)) return undefined;
    at += letter.length;
  }
  return at;
}

/** Where the next part begins at `place` or after an inflection of the part before it (`paari|kümne`, root `paar_kümmend`). */
function findPartStart(word: string, part: string, place: number): number | undefined {
  const beginning = part.slice(0, PART_BEGINNING);
  for (let at = place; at <= place + MAX_INFLECTION; at += 1) {
    if (word.startsWith(beginning, at)) return at;
  }
  return undefined;
}
