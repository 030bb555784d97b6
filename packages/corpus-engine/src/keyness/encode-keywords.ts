import type { JsonBytes } from '../base/json-bytes';
import type { Keywords } from './find-keywords';
import type { TextCounts } from '../token-index/token-index';
import {
  correctForMany,
  measureChiSquaredTail,
  measureLogRatio,
  measureLogRatioInterval,
} from './keyness-measures';

const MILLION = 1_000_000;
/** Digits of a figure: more than any reader needs, and enough to check it by. */
const SIGNIFICANT_DIGITS = 9;

/**
 * Writes the rows as a JSON array of objects with `sona`, `sagedusA`, `sagedusB`, `miljoniKohtaA`, `miljoniKohtaB`, `tekstidA`,
 * `tekstidB`, `hajuvusA`, `hajuvusB`, `logToepara`, `p`, `pParandatud`, `logSuhe` with its interval and `omane`.
 */
export function encodeKeywords(keywords: Keywords, out: JsonBytes): void {
  const { names, ids, first, second } = keywords;
  const describe = makeFigures(keywords);
  const corrected = correctForMany(keywords.logLikelihoods.map(measureChiSquaredTail));
  out.writeAscii('[');
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row]!;
    out.writeAscii(row === 0 ? '{"sona":' : ',{"sona":');
    names.writeJson(id, out);
    out.writeAscii(`,"tekstidA":${first.textCounts[id]!},"tekstidB":${second.textCounts[id]!},`);
    out.writeAscii(writeDispersion('A', first, id) + writeDispersion('B', second, id));
    out.writeAscii(
      describe(first.counts[id]!, second.counts[id]!, keywords.logLikelihoods[row]!, corrected[row]!),
    );
  }
  out.writeAscii(']');
}

/** Null for a word that the selection lacks, nothing where dispersion is not known. */
function writeDispersion(letter: 'A' | 'B', { dispersions }: TextCounts, id: number): string {
  if (dispersions === undefined) return '';
  const value = dispersions[id]!;
  return `"hajuvus${letter}":${Number.isNaN(value) ? 'null' : writeNumber(value)},`;
}

const writeNumber = (value: number): string => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));

/** The figures of a row, written once for all words with the same two frequencies: rare words are many and alike. */
function makeFigures({ totals, secondTotals }: Keywords) {
  const [wordsA, wordsB] = [totals.runningWords, secondTotals.runningWords];
  const known = new Map<number, string>();
  return (a: number, b: number, logLikelihood: number, corrected: number): string => {
    const key = a * (wordsB + 1) + b;
    const written = known.get(key);
    if (written !== undefined) return written;
    // Products of whole numbers are exact, so that equal shares are found equal.
    const lead = a * wordsB - b * wordsA;
    const typicalOf = lead === 0 ? 'null' : lead > 0 ? '"A"' : '"B"';
    const word = { a, b, wordsA, wordsB };
    const { low, high } = measureLogRatioInterval(word);
    const figures = [
      `"sagedusA":${a},"sagedusB":${b}`,
      `"miljoniKohtaA":${writeNumber((a * MILLION) / wordsA)},"miljoniKohtaB":${writeNumber((b * MILLION) / wordsB)}`,
      `"logToepara":${writeNumber(logLikelihood)},"p":${writeNumber(measureChiSquaredTail(logLikelihood))}`,
      `"pParandatud":${writeNumber(corrected)}`,
      `"logSuhe":${writeNumber(measureLogRatio(word))},"logSuheAlla":${writeNumber(low)}`,
      `"logSuheUles":${writeNumber(high)},"omane":${typicalOf}}`,
    ].join(',');
    known.set(key, figures);
    return figures;
  };
}
