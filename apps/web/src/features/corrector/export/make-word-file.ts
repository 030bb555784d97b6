import type { CorrectorResponse } from '@keelerada/contract/corrector';
import { proficiencyLevels } from '@keelerada/contract/corrector-choices';
import { Document, HeadingLevel, Packer, Paragraph, TextRun, type FileChild } from 'docx';
import type { TFunction } from 'i18next';
import type { Language } from '@keelerada/contract/language';
import type { OpenCorrection } from '../use-proofreading';
import { makeErrorTable } from './make-error-table';
import { makeFigureTable } from './make-figure-table';
import { makeMarkedParagraphs } from './make-marked-paragraphs';
import { makeTrackedParagraphs } from './make-tracked-paragraphs';

export interface WordFileParts {
  /** The text of now, with the corrections that are neither accepted nor declined at their places in it. */
  readonly text: string;
  readonly corrections: readonly PlacedCorrection[];
  readonly response: CorrectorResponse;
  /** The text that the figures and shadings are about. */
  readonly analysedText: string;
  readonly language: Language;
  readonly t: TFunction<'corrector'>;
  readonly nameType: (type: string) => string;
  readonly date: Date;
}

export interface PlacedCorrection {
  readonly correction: OpenCorrection['correction'];
  readonly start: number;
  readonly end: number;
}

const heading = (text: string): Paragraph =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 300 } });

function describeLevels({ response, t }: WordFileParts): readonly FileChild[] {
  const { keeletase } = response;
  if (Array.isArray(keeletase)) return [new Paragraph(t('level.too_short'))];
  return (['mixed', 'complexity', 'grammatical', 'lexical'] as const).flatMap((criterion) => {
    const part = keeletase[criterion];
    if (part === undefined) return [];
    const shares = part.probabilities
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, value }) => `${proficiencyLevels[index] ?? ''} ${Math.round(value * 100)}%`);
    return [
      new Paragraph({
        children: [
          new TextRun({ text: `${t(`level.criteria.${criterion}`)}: ${part.level}`, bold: true }),
          new TextRun(` (${shares.join(', ')})`),
        ],
      }),
    ];
  });
}

function listParts(parts: WordFileParts): readonly FileChild[] {
  const { t, response, date, language } = parts;
  const provenance = t('export.provenance', {
    date: date.toLocaleDateString(language === 'et' ? 'et-EE' : 'en-GB'),
    version: response.version,
    model: t(`models.${response.model}`),
  });
  return [
    new Paragraph({ text: t('export.title'), heading: HeadingLevel.HEADING_1 }),
    new Paragraph(provenance),
    heading(t('export.text')),
    ...makeTrackedParagraphs(parts),
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

/** The text with its corrections as tracked changes, the list of errors, and all figures, as a .docx file. */
export function makeWordFile(parts: WordFileParts): Promise<Blob> {
  const file = new Document({
    creator: 'Keelerada',
    title: parts.t('export.title'),
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'et-EE' } } } } },
    sections: [{ children: [...listParts(parts)] }],
  });
  return Packer.toBlob(file);
}
