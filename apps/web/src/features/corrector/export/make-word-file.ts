import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { Document, type FileChild, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { makeTrackedParagraphs, type TrackedText } from '../../../shared/word-files/make-tracked-paragraphs';
import { isAdvice } from '../corrections';
import { makeErrorTable } from './make-error-table';
import { makeFigureTable } from './make-figure-table';
import { makeMarkedParagraphs } from './make-marked-paragraphs';
import type { WordFileParts } from './word-file-parts';

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

const heading = (text: string): Paragraph =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 300 } });

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
    heading(t('export.text')),
    ...tracked.paragraphs,
    heading(t('export.errors', { count: parts.corrections.length })),
    ...makeErrorTable(parts),
    heading(t('tabs.level')),
    ...describeLevels(parts),
    heading(t('tabs.complexity')),
    makeFigureTable(parts, 'complexity'),
    ...makeMarkedParagraphs(parts, 'complexity'),
    heading(t('tabs.vocabulary')),
    makeFigureTable(parts, 'vocabulary'),
    ...makeMarkedParagraphs(parts, 'vocabulary'),
  ];
}

/** The text with its corrections as tracked changes and their reasons as comments, the list of errors, and all figures, as a .docx file. */
export function makeWordFile(parts: WordFileParts): Promise<Blob> {
  const tracked = makeTrackedText(parts);
  const file = new Document({
    creator: 'Keelerada',
    title: parts.t('export.title'),
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'et-EE' } } } } },
    comments: { children: [...tracked.comments] },
    sections: [{ children: [...listParts(parts, tracked)] }],
  });
  return Packer.toBlob(file);
}
