import type { JsonBytes } from '../base/json-bytes';
import type { Keywords } from './find-keywords';
import type { WordsByText } from '../token-index/token-index';
import { measureLogRatio, type Difference } from './keyness-measures';

const MILLION = 1_000_000;
/** Digits of a figure: more than any reader needs, and enough to check it by. */
const SIGNIFICANT_DIGITS = 9;

/**
 * Writes the rows as a JSON array of objects with `sona`, `sagedusA`, `sagedusB`, `miljoniKohtaA`, `miljoniKohtaB`, `tekstidA`,
 * `tekstidB`, `enimTekstis`, `hajuvusA`, `hajuvusB`, `logToepara`, `p`, `pParandatud`, `logSuhe` with its interval and `omane`.
 */
export function encodeKeywords(keywords: Keywords, out: JsonBytes): void {
  const { names, ids, first, second, differences, corrected } = keywords;
  const describe = makeFigures(keywords);
  const describeTexts = makeTextFigures(keywords);
  out.writeAscii('[');
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row]!;
    out.writeAscii(row === 0 ? '{"sona":' : ',{"sona":');
    names.writeJson(id, out);
    out.writeAscii(`,"tekstidA":${first.textCounts[id]!},"tekstidB":${second.textCounts[id]!},`);
    out.writeAscii(describeTexts(id) + writeDifference(differences[row]!, corrected[row]!));
    out.writeAscii(describe(first.counts[id]!, second.counts[id]!, keywords.logLikelihoods[row]!));
  }
  out.writeAscii(']');
}

function writeDifference({ low, high, p }: Difference, corrected: number): string {
  return (
    `"p":${writeNumber(p)},"pParandatud":${writeNumber(corrected)},` +
    `"logSuheAlla":${writeNumber(low)},"logSuheUles":${writeNumber(high)},`
  );
}

/** Nothing where words are not told by text. */
function makeTextFigures({ first, second, withDispersion }: Keywords): (id: number) => string {
  const sides = [first, second].flatMap(({ byText }) => byText ?? []);
  const dispersions = withDispersion ? sides.map((side) => disperse(side)) : [];
  return (id) => {
    if (sides.length < 2) return '';
    const written = dispersions.map((measure, side) => {
      const value = measure(id);
      return `"hajuvus${'AB'[side]!}":${value === null ? 'null' : writeNumber(value)},`;
    });
    return `"enimTekstis":${Math.max(...sides.map((side) => findMost(side, id)))},${written.join('')}`;
  };
}

/** How often the text that has the most of a word has it. */
function findMost({ starts, counts }: WordsByText, id: number): number {
  let most = 0;
  for (let entry = starts[id]!; entry < starts[id + 1]!; entry++) most = Math.max(most, counts[entry]!);
  return most;
}

/**
 * DP of a word over the texts of a selection (Gries 2008): half the sum of |share of occurrences − share of words|. Texts
 * without the word add their share of words, so that only those that have it are looked at: DP is 1 − the sum of
 * min(share of occurrences, share of words). Null for a word that does not occur.
 */
function disperse({ starts, texts, counts, words }: WordsByText): (id: number) => number | null {
  const totalWords = words.reduce((sum, size) => sum + size, 0);
  return (id) => {
    const [from, to] = [starts[id]!, starts[id + 1]!];
    let total = 0;
    for (let entry = from; entry < to; entry++) total += counts[entry]!;
    let shared = 0;
    for (let entry = from; entry < to; entry++)
      shared += Math.min(counts[entry]! / total, words[texts[entry]!]! / totalWords);
    // A hair below 0 is a rounding error.
    return from === to ? null : Math.max(0, 1 - shared);
  };
}

const writeNumber = (value: number): string => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));

/** The figures of the two frequencies of a row, written once for all words that have the same: rare words are many and alike. */
function makeFigures({ totals, secondTotals }: Keywords) {
  const [wordsA, wordsB] = [totals.runningWords, secondTotals.runningWords];
  const known = new Map<number, string>();
  return (a: number, b: number, logLikelihood: number): string => {
    const key = a * (wordsB + 1) + b;
    const written = known.get(key);
    if (written !== undefined) return written;
    // Products of whole numbers are exact, so that equal shares are found equal.
    const lead = a * wordsB - b * wordsA;
    const typicalOf = lead === 0 ? 'null' : lead > 0 ? '"A"' : '"B"';
    const figures = [
      `"sagedusA":${a},"sagedusB":${b}`,
      `"miljoniKohtaA":${writeNumber((a * MILLION) / wordsA)},"miljoniKohtaB":${writeNumber((b * MILLION) / wordsB)}`,
      `"logToepara":${writeNumber(logLikelihood)}`,
      `"logSuhe":${writeNumber(measureLogRatio({ a, b, wordsA, wordsB }))},"omane":${typicalOf}}`,
    ].join(',');
    known.set(key, figures);
    return figures;
  };
}
