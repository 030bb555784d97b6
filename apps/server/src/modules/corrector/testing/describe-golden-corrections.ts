import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { GoldenSentence } from './golden-sentences';

export type GoldenAnswer = Pick<CorrectorResponse, 'speller' | 'grammatika'>;

interface JudgedSentence {
  readonly sentence: GoldenSentence;
  readonly answer: GoldenAnswer;
  readonly isMarked: boolean;
  /** The sure corrections, all made, give the right sentence. */
  readonly isRight: boolean;
}

const COLUMNS = [54, 9, 8, 8];

/** The corrections of all sentences as text: a table of counts, then a block a sentence. */
export function describeGoldenCorrections(
  sentences: readonly GoldenSentence[],
  answers: readonly GoldenAnswer[],
): string {
  const judged = sentences.map((sentence, i) => judge(sentence, answers[i]!));
  const groups = [...new Set(sentences.map(({ group }) => group))];
  const blocks = groups.map((group) => {
    const ofGroup = judged.filter(({ sentence }) => sentence.group === group);
    return `# ${group}\n\n${ofGroup.map(describeSentence).join('\n\n')}\n`;
  });
  return [
    'What the shipped models make of sentences.txt, with everything that is shown of it. `npm run golden` writes this file.',
    'Marked: a sure mark touches the error. Mended: all sure corrections together give the right sentence. Sentences without an',
    'error count as marked when they have any sure mark.',
    '',
    ...describeCounts(judged, groups),
    '',
    blocks.join('\n'),
  ].join('\n');
}

function judge(sentence: GoldenSentence, answer: GoldenAnswer): JudgedSentence {
  const { text, right = text } = sentence;
  const sure = answer.grammatika.flatMap((fragment) => (isSure(fragment) ? [fragment] : []));
  const mended = answer.grammatika
    .map((fragment) => (isSure(fragment) ? fragment.corrected_text : fragment.text))
    .join('');
  const [from, to] = right === text ? [0, text.length] : findDifference(text, right);
  const isMarked = sure.some(({ start, end }) => start <= to && end >= from);
  return { sentence, answer, isMarked, isRight: mended === right };
}

function isSure(fragment: Fragment): fragment is MarkedFragment {
  return fragment.corrected && fragment.tier === 'sure' && isErrorType(fragment.correction_type);
}

/** Where a wrong sentence differs from the right one. */
function findDifference(wrong: string, right: string): [from: number, to: number] {
  const most = Math.min(wrong.length, right.length);
  let from = 0;
  while (from < most && wrong[from] === right[from]) from++;
  let same = 0;
  while (same < most - from && wrong.at(-1 - same) === right.at(-1 - same)) same++;
  return [from, wrong.length - same];
}

function describeCounts(judged: readonly JudgedSentence[], groups: readonly string[]): string[] {
  const count = (name: string, of: readonly JudgedSentence[]): string => {
    const marked = of.filter(({ isMarked }) => isMarked).length;
    const mended = of.filter(({ isRight }) => isRight).length;
    const isWrong = of[0]?.sentence.right !== undefined;
    return alignCells([name, of.length, marked, isWrong ? mended : '']);
  };
  return [
    alignCells(['', 'sentences', 'marked', 'mended']),
    count(
      'with an error',
      judged.filter(({ sentence }) => sentence.right !== undefined),
    ),
    count(
      'without an error',
      judged.filter(({ sentence }) => sentence.right === undefined),
    ),
    '',
    ...groups.map((group) =>
      count(
        group,
        judged.filter(({ sentence }) => sentence.group === group),
      ),
    ),
  ];
}

function alignCells(cells: readonly (string | number)[]): string {
  const [name, ...counts] = cells.map((cell, i) =>
    i === 0 ? String(cell).padEnd(COLUMNS[i]!) : String(cell).padStart(COLUMNS[i]!),
  );
  return [name, ...counts].join('').trimEnd();
}

function describeSentence({ sentence, answer, isMarked, isRight }: JudgedSentence): string {
  const { text, right } = sentence;
  const verdict = isMarked ? (isRight ? 'mended' : 'marked') : isRight ? 'right' : 'missed';
  const head = right === undefined ? [`= ${text}`] : [`- ${text}`, `+ ${right}`];
  const corrections = describeBoth(answer);
  return [...head, `  ${right === undefined && isMarked ? 'marked' : verdict}`, ...corrections].join('\n');
}

/** The corrections of both models in text order; those that are the same in both stand once. */
function describeBoth({ speller, grammatika }: GoldenAnswer): string[] {
  const [spelling, grammar] = [speller, grammatika].map((fragments) => new Map(listDescriptions(fragments)));
  const both = [...spelling!, ...grammar!].sort(([, a], [, b]) => a.start - b.start || a.end - b.end);
  return [...new Map(both).keys()].map((description) => {
    const models = [spelling!.has(description) && 'spelling', grammar!.has(description) && 'grammar'];
    return `  ${models.filter(Boolean).join(' and ')}: ${description}`;
  });
}

function listDescriptions(fragments: readonly Fragment[]): [string, MarkedFragment][] {
  return fragments.flatMap((fragment) =>
    fragment.corrected ? [[describeCorrection(fragment), fragment] as [string, MarkedFragment]] : [],
  );
}

function describeCorrection(fragment: MarkedFragment): string {
  const { start, end, text, suggestions, correction_type, tier, score, explanations, example } = fragment;
  const shown = example ? `, example ${example.keyword}` : '';
  const offered = suggestions.length === 0 ? 'nothing' : suggestions.map((word) => `“${word}”`).join(', ');
  const lines = [
    `${start}-${end} “${text}” > ${offered}`,
    `    ${correction_type}, ${tier} ${score.toFixed(2)}${shown}`,
    ...(['et', 'en'] as const).flatMap((language) => {
      const { short, long } = explanations[language];
      return [`    ${language}: ${short}`, `        ${long}`];
    }),
  ];
  return lines.join('\n');
}
