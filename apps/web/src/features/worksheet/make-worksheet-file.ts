import {
  AlignmentType,
  Document,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  SectionType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { ContentSentence, WorksheetContent } from './make-worksheet-content';

/** Lengths in twentieths of a point: A4, its margins (20 mm), the indent of lists. */
const A4 = { width: 11_906, height: 16_838 } as const;
const MARGIN = 1134;
const INDENT = 500;
/** Half points. */
const FONT_SIZE = 24;
const SMALL_SIZE = 20;
/** Share of the line that the name has; the date has the rest. */
const NAME_SHARE = 0.65;
const LIST = 'numbers';

export interface FileTexts {
  readonly answers: string;
  readonly sources: string;
}

const page = {
  size: A4,
  margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
} as const;

/** Each list of the file counts from 1. */
const lists = { sentences: 0, answers: 1, sources: 2 } as const;

function makeListItem(
  list: keyof typeof lists,
  children: readonly ParagraphChild[],
  more: IParagraphOptions = {},
): Paragraph {
  return new Paragraph({
    numbering: { reference: LIST, level: 0, instance: lists[list] },
    children: [...children],
    ...more,
  });
}

function makeSentence({ parts, level }: ContentSentence): Paragraph {
  const runs = parts.map(({ kind, text }) => new TextRun({ text, bold: kind === 'bold' }));
  const ofLevel = level === null ? [] : [new TextRun({ text: ` (${level})`, size: SMALL_SIZE })];
  return makeListItem('sentences', [...runs, ...ofLevel], {
    spacing: { after: 160, line: 340 },
    keepLines: true,
  });
}

/** The lines to fill in, one after the other, each a tab that is underlined. */
function makeNameLine(labels: readonly string[]): readonly Paragraph[] {
  if (labels.length === 0) return [];
  const width = A4.width - 2 * MARGIN;
  const stops = labels.map((_, index) =>
    index === labels.length - 1 ? width : Math.round(width * NAME_SHARE),
  );
  return [
    new Paragraph({
      tabStops: stops.map((position) => ({ type: TabStopType.LEFT, position })),
      spacing: { after: 360 },
      children: labels.flatMap((label, index) => [
        new TextRun(`${index === 0 ? '' : '  '}${label} `),
        new TextRun({ children: [new Tab()], underline: {} }),
      ]),
    }),
  ];
}

const makeTitle = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const makeHeading = (text: string) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 300, after: 120 } });

function listAnswerPage(content: WorksheetContent, texts: FileTexts) {
  const { title, answers, sources, licence, citation } = content;
  const small = (text: string) => new TextRun({ text, size: SMALL_SIZE });
  return [
    makeTitle(title),
    ...(answers.length === 0 ? [] : [makeHeading(texts.answers)]),
    ...answers.map((answer) => makeListItem('answers', [new TextRun(answer)])),
    makeHeading(texts.sources),
    ...sources.map((source) => makeListItem('sources', [small(source)])),
    ...(licence === null ? [] : [new Paragraph({ children: [small(licence)], spacing: { before: 240 } })]),
    new Paragraph({ children: [small(citation)], spacing: { before: 120 } }),
  ];
}

/** The worksheet as a .docx file: sentences on the first page, answers and sources on a new one. */
export function makeWorksheetFile(content: WorksheetContent, texts: FileTexts): Promise<Blob> {
  const instruction = content.instruction
    .split('\n')
    .map((line) => new Paragraph({ text: line, spacing: { after: 120 } }));
  const file = new Document({
    creator: 'Keelerada',
    title: content.title,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: FONT_SIZE, language: { value: 'et-EE' } } },
        heading1: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 160 } } },
        heading2: { run: { size: 26, bold: true } },
      },
    },
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: INDENT, hanging: INDENT } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page },
        children: [
          ...makeNameLine(content.nameLabels),
          makeTitle(content.title),
          ...instruction,
          ...content.sentences.map(makeSentence),
        ],
      },
      {
        properties: { page, type: SectionType.NEXT_PAGE },
        children: listAnswerPage(content, texts),
      },
    ],
  });
  return Packer.toBlob(file);
}
