import {
  findErrorFamily,
  proficiencyLevels,
  type TextMarkKind,
} from '@keelerada/contract/corrector/corrector-choices';
import { type FileChild, HeadingLevel, Paragraph, type Table, TextRun } from 'docx';
import { makeTrackedParagraphs, type TrackedText } from '../../../shared/word-files/make-tracked-paragraphs';
import { isAdvice } from '../analysis/corrections';
import { makeDocx, makeHeading, makeWordTable } from '../../../shared/word-files/word-parts';
import { type FigureTab, listComplexityLevels, listFigures } from '../shown/text-figures';
import type { PlacedCorrection, WordFileParts } from './word-file-parts';
import type { TextMark } from '@keelerada/contract/corrector/corrector';
import { readMarkLook } from '../shown/mark-style';

/** As the Word file names colours. */
const readFill = (mark: Pick<TextMark, 'kind' | 'repetition'>) => readMarkLook(mark).colour.slice(1);

/** Kinds of a tab; a word that has several marks gets the colour of the last one. */
const kindsOfTab = {
  complexity: ['longsentence', 'nouns', 'longword'],
  vocabulary: ['contentwords', 'uncommonwords', 'abstractwords', 'wordrepetition'],
} as const satisfies Record<FigureTab, readonly TextMarkKind[]>;

/** The colour of each character of the text, or undefined. */
function paint(length: number, marks: readonly TextMark[], kinds: readonly TextMarkKind[]) {
  const colours = new Array<string | undefined>(length).fill(undefined);
  for (const kind of kinds) {
    for (const mark of marks) {
      if (mark.kind !== kind) continue;
      colours.fill(readFill(mark), mark.start, mark.end);
    }
  }
  return colours;
}

/** A legend, then the text with the marks of a tab as shading. */
function makeMarkedParagraphs({ text, response, t }: WordFileParts, tab: FigureTab): readonly Paragraph[] {
  const kinds = kindsOfTab[tab];
  const colours = paint(text.length, response.marks, kinds);
  const legend = kinds.flatMap((kind) => [
    new TextRun({ text: t(`marks.${kind}`), shading: { fill: readFill({ kind }) } }),
    new TextRun('   '),
  ]);
  const paragraphs = [new Paragraph({ children: legend, spacing: { before: 200, after: 120 } })];
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const runs: TextRun[] = [];
    while (at < end) {
      const fill = colours[at];
      let to = at + 1;
      while (to < end && colours[to] === fill) to += 1;
      runs.push(
        new TextRun({ text: text.slice(at, to), ...(fill === undefined ? {} : { shading: { fill } }) }),
      );
      at = to;
    }
    paragraphs.push(new Paragraph({ children: runs }));
    at = end + 1;
  }
  return paragraphs;
}

const SHARE_OF_NAMES = 70;
const MOST_DECIMALS = 2;

/** The figures of a tab as a table of two columns. */
function makeFigureTable({ response, t, language }: WordFileParts, tab: FigureTab): Table {
  const { counts, indexes } = listFigures(tab, response);
  const levels = listComplexityLevels(response).map((level) => t(`complexity.levels.${level}`));
  const figures = [...counts, ...indexes].map(({ name, value }) => [
    t(`${tab}.${name}`),
    value.toLocaleString(language, { maximumFractionDigits: MOST_DECIMALS }),
  ]);
  const rows = tab === 'complexity' ? [[t('complexity.level'), levels.join(' / ')], ...figures] : figures;
  return makeWordTable(rows, { widths: [SHARE_OF_NAMES, 100 - SHARE_OF_NAMES] });
}

/** Widths of type, change and reason in percent. */
const WIDTHS = [22, 30, 48] as const;

/** The wrong struck out, then the right; what is missing stands between its neighbours. */
function makeChange({ correction, neighbours }: PlacedCorrection): Paragraph {
  const { text, corrected_text: corrected } = correction;
  const right = (shown: string) => new TextRun({ text: shown, bold: true });
  return new Paragraph({
    children:
      text === ''
        ? [new TextRun(neighbours.before), right(corrected), new TextRun(neighbours.after)]
        : [new TextRun({ text, strike: true }), right(` ${corrected}`)],
  });
}

/** Every open correction: "label (n)", the change, and why. */
function makeErrorTable({ corrections, t, nameType, language }: WordFileParts): readonly FileChild[] {
  if (corrections.length === 0) return [new Paragraph(t('proofreading.nothing'))];
  const counts = new Map<string, number>();
  const rows = corrections.map((placed) => {
    const { correction_type: type, explanations } = placed.correction;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return [`${nameType(type)} (${count})`, makeChange(placed), explanations[language].long];
  });
  const fills = corrections.map(({ correction }) =>
    findErrorFamily(correction.correction_type).colour.slice(1),
  );
  return [makeWordTable(rows, { widths: WIDTHS, fills })];
}

/** The text with each correction as a tracked change and a comment with its kind and reason; advice as a comment alone. */
function makeTrackedText(parts: WordFileParts): TrackedText {
  const changes = [...parts.corrections, ...parts.advice].map(({ correction, start, end }) => {
    const { short, long, rule } = correction.explanations[parts.language];
    return {
      ...{ start, end, title: parts.nameType(correction.correction_type) },
      corrected: isAdvice(correction) ? null : correction.corrected_text,
      lines: [long === '' ? short : long, rule?.text ?? ''],
    };
  });
  return makeTrackedParagraphs(parts.text, changes, parts.date);
}

function describeLevels({ response, t }: WordFileParts): readonly FileChild[] {
  const { keeletase, levelDetails } = response;
  const range = levelDetails?.range ?? null;
  if (Array.isArray(keeletase)) return [new Paragraph(t('level.too_short'))];
  return (['mixed', 'complexity', 'grammatical', 'lexical'] as const).flatMap((criterion) => {
    const part = keeletase[criterion];
    if (part === undefined) return [];
    const shares = part.probabilities
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, value }) => `${proficiencyLevels[index] ?? ''} ${Math.round(value * 100)}%`);
    const isRange = criterion === 'mixed' && range !== null;
    const name = isRange ? t('level.range', { from: range[0], to: range[1] }) : part.level;
    return [
      new Paragraph({
        children: [
          new TextRun({ text: `${t(`level.criteria.${criterion}`)}: ${name}`, bold: true }),
          new TextRun(` (${shares.join(', ')})`),
        ],
      }),
    ];
  });
}

function listParts(parts: WordFileParts, tracked: TrackedText): readonly FileChild[] {
  const { t, response, date, language, address } = parts;
  const provenance = t('export.provenance', {
    date: date.toLocaleDateString(language === 'et' ? 'et-EE' : 'en-GB'),
    version: response.version,
    model: t(`models.${response.model}`),
    address,
  });
  return [
    new Paragraph({ text: t('export.title'), heading: HeadingLevel.HEADING_1 }),
    new Paragraph(provenance),
    makeHeading(t('export.text')),
    ...tracked.paragraphs,
    makeHeading(t('export.errors', { count: parts.corrections.length })),
    ...makeErrorTable(parts),
    makeHeading(t('tabs.level')),
    ...describeLevels(parts),
    makeHeading(t('tabs.complexity')),
    makeFigureTable(parts, 'complexity'),
    ...makeMarkedParagraphs(parts, 'complexity'),
    makeHeading(t('tabs.vocabulary')),
    makeFigureTable(parts, 'vocabulary'),
    ...makeMarkedParagraphs(parts, 'vocabulary'),
  ];
}

/** The text with its corrections as tracked changes and their reasons as comments, the list of errors, and all figures, as a .docx file. */
export function makeWordFile(parts: WordFileParts): Promise<Blob> {
  const tracked = makeTrackedText(parts);
  return makeDocx(parts.t('export.title'), [listParts(parts, tracked)], tracked.comments);
}
