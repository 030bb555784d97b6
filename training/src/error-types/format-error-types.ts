import { errorCodeTexts, nameErrorCode, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import {
  findPrecision,
  findRecall,
  type ErrorTypeFigure,
  type ErrorTypeFigures,
} from '@keelerada/corrector/error-types/error-type-figures';
import {
  compareEstimates,
  meets,
  type EstimateCell,
} from '../../../apps/server/src/corpus/error-marks/testing/compare-estimates';
import type { Agreement } from './measure-agreement';
import { sumFigures, type TypeCounts } from './score-by-type';

/** Agreement overall and by code, the most frequent code first, with what the typer says in its place. */
export function formatAgreement(name: string, { edits, agreed, confusion }: Agreement): string[] {
  const rows = [...confusion]
    .map(([type, given]) => ({ type, given, count: [...given.values()].reduce((sum, n) => sum + n, 0) }))
    .sort((a, b) => b.count - a.count);
  return [
    `${name}: ${formatShare(agreed, edits)} (${agreed} of ${edits} edits)`,
    ...rows.map(({ type, given, count }) => {
      const others = [...given]
        .filter(([code]) => code !== type)
        .sort((a, b) => b[1] - a[1])
        .map(([code, n]) => `${code} ${n}`);
      const right = given.get(type) ?? 0;
      return `  ${type.padEnd(22)}${formatShare(right, count).padStart(8)} of ${String(count).padStart(5)}   ${others.join(', ')}`;
    }),
  ];
}

/** Precision and recall of the corrector by code. */
export function formatFigures(codes: readonly ErrorTypeFigure[]): string[] {
  const total = sumFigures(codes);
  const line = (name: string, { wanted, found, proposed, right, atError }: TypeCounts): string =>
    `  ${name.padEnd(22)}precision ${formatShare(right, proposed).padStart(7)} (${right} of ${proposed}, ` +
    `${atError} at an error), recall ${formatShare(found, wanted).padStart(7)} (${found} of ${wanted})`;
  return [...codes.map((figure) => line(figure.code, figure)), line('all', total)];
}

/** docs/error-types.md: the codes, what they mean, how well the corrector finds them, and what the estimate is worth. */
export function formatDocument({
  sentences,
  edits,
  agreed,
  codes,
  texts,
  markedWith,
}: ErrorTypeFigures): string {
  const total = sumFigures(codes);
  const figureOf = (code: ErrorCode): ErrorTypeFigure | undefined =>
    codes.find((figure) => figure.code === code);
  const joined = codes.filter(({ code }) => !errorCodeTexts.some((text) => text.code === code));
  return `${[
    '# Types of errors',
    '',
    'Made by `npm run -s train -- error-types` from `packages/contract/src/error-marks/error-codes.ts` and [models/error-types](../models/error-types/README.md).',
    '',
    'The codes are those of the corpus EstGEC-L2: an operation (R replace, M missing, U unneeded) and what is changed. ' +
      '`packages/corrector/src/error-types` gives a correction its code by rules over the analyses of what is written and what is right; ' +
      `given the edits of the annotators it gives their own code in ${formatShare(agreed, edits)} of ${edits.toLocaleString('en')} edits. ` +
      'Below a code stands, where the corrector knows it, the rule of Estonian that the error is against (`errorRules`).',
    '',
    `Precision: of the corrector’s corrections with this code, those that an annotator makes in the same way. Recall: of the annotators’ errors with this code, those that the corrector mends. Both on ${sentences.toLocaleString('en')} sentences of EstGEC-L2 dev, marked as the corpus is (version ${markedWith}): by the whole corrector without the encoder, with its late rules and its second look, by models that have not seen the fold of the sentence.`,
    '',
    `All codes: ${total.proposed} corrections, ${formatShare(total.right, total.proposed)} of them as an annotator makes them and ${formatShare(total.atError, total.proposed)} at an error; ${formatShare(total.found, total.wanted)} of ${total.wanted.toLocaleString('en')} errors mended (in each sentence the annotator who agrees best with the corrector is asked, as in the M2 score).`,
    '',
    '| code | name | meaning | example (made) | precision | recall |',
    '|---|---|---|---|---|---|',
    ...errorCodeTexts.map(({ code, name, meaning, example }) => {
      const cells = [
        `\`${code}\``,
        `${name.et}<br>${name.en}`,
        `${meaning.et}<br>${meaning.en}`,
        `${example.written}<br>→ ${example.corrected}`,
        ...formatCells(figureOf(code)),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    'Joined codes are errors of several kinds at one place; there are as many as the corpus has.',
    '',
    '| code | name | precision | recall |',
    '|---|---|---|---|',
    ...joined.map((figure) => {
      const name = `${nameErrorCode(figure.code, 'et')}<br>${nameErrorCode(figure.code, 'en')}`;
      return `| \`${figure.code}\` | ${name} | ${formatCells(figure).join(' | ')} |`;
    }),
    '',
    '## The estimate beside people’s marks',
    '',
    'Errors per 100 words in the texts of the Estonian Interlanguage Corpus that EstGEC-L2 dev is from and whose level is known, the marks of the corrector as above. No text helps to estimate itself: precision and recall for a text are those of the other texts of its level, or of all other levels where fewer than ten marks or errors were measured there. Of fewer than five marks nothing is estimated. People’s marks are those of the first annotator. Intervals are over texts: those that are estimated, and those that precision and recall were measured on.',
    '',
    ...formatEstimates(compareEstimates(texts)),
  ].join('\n')}\n`;
}

function formatCells(figure: ErrorTypeFigure | undefined): [precision: string, recall: string] {
  if (!figure) return ['–', '–'];
  const cell = (share: number | undefined, part: number, whole: number): string =>
    share === undefined ? '–' : `${formatShare(part, whole)} (${part} of ${whole})`;
  return [
    cell(findPrecision(figure), figure.right, figure.proposed),
    cell(findRecall(figure), figure.found, figure.wanted),
  ];
}

function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** A Markdown table, and below it in how many rows the intervals meet. */
export function formatEstimates(cells: readonly EstimateCell[]): string[] {
  const write = ({ per100, low, high }: EstimateCell['people']): string =>
    `${per100.toFixed(2)} (${low!.toFixed(2)} to ${high!.toFixed(2)})`;
  const isInside = ({ people: { per100 }, estimated: { low, high } }: EstimateCell): boolean =>
    per100 >= low! && per100 <= high!;
  return [
    '| level | texts | kind | by people (95 %) | by the corrector | estimated (95 %) | intervals meet |',
    '|---|---|---|---|---|---|---|',
    ...cells.map((cell) => {
      const { level, texts, code, people, machine, estimated } = cell;
      const rates = [write(people), machine.per100.toFixed(2), write(estimated)].join(' | ');
      return `| ${level} | ${texts} | ${code} | ${rates} | ${meets(cell) ? 'yes' : 'no'} |`;
    }),
    '',
    `The intervals meet in ${cells.filter(meets).length} of ${cells.length} rows; the rate of people is inside the interval of the estimate in ${cells.filter(isInside).length}.`,
  ];
}
