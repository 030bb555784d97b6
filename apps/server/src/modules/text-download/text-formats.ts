import { textDownloadExtensions, type TextDownloadForm } from '@keelerada/contract/fields/choices';
import { writeAnnotationConllu } from '@keelerada/estonian/conllu/write-conllu';
import { writeAttributes, XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';
import { writeVislcg3 } from '@keelerada/estonian/vislcg3/write-vislcg3';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { TITLE_PROPERTY, YEAR_PROPERTY, YEAR_RANGE_PROPERTY } from '../../corpus/store/property-names';
import { makeCorpusHeader, type TextOrigin } from '../../corpus/tei/make-tei-header';
import { TEI_NAMESPACE, writeCorpusTei, type AnnotatedCorpusText } from '../../corpus/tei/write-tei';

export interface TextFormat<Text = CorpusText> {
  readonly extension: string;
  readonly contentType: string;
  writeFile(text: Text, origin: TextOrigin): string;
  /** A text within a file that holds all of them; `isFirst` for the one on top. */
  writePart(text: Text, origin: TextOrigin, isFirst: boolean): string;
  /** What stands before and after all texts in one file. */
  open?(texts: number, origin: TextOrigin): string;
  close?(): string;
}

export type AnnotatedForm = Exclude<TextDownloadForm, 'BASIC_TEXT'>;

export const plainTextFormat: TextFormat = {
  extension: textDownloadExtensions.BASIC_TEXT,
  contentType: 'text/plain; charset=utf-8',
  writeFile: ({ content }) => content,
  writePart: ({ content }, _origin, isFirst) => `${isFirst ? '' : '\n'}${content.trimEnd()}\n`,
};

export const annotatedFormats: Readonly<Record<AnnotatedForm, TextFormat<AnnotatedCorpusText>>> = {
  ANNOTATE_STANZA_CONLLU: {
    extension: textDownloadExtensions.ANNOTATE_STANZA_CONLLU,
    contentType: 'text/plain; charset=utf-8',
    writeFile: writeConlluDocument,
    writePart: writeConlluDocument,
  },
  ANNOTATE_ESTNLTK: {
    extension: textDownloadExtensions.ANNOTATE_ESTNLTK,
    contentType: 'text/plain; charset=utf-8',
    writeFile: writeVislcg3Document,
    writePart: writeVislcg3Document,
  },
  ANNOTATE_TEI: {
    extension: textDownloadExtensions.ANNOTATE_TEI,
    contentType: 'application/tei+xml; charset=utf-8',
    writeFile: (text, origin) => `${XML_DECLARATION}${writeCorpusTei(text, origin, ` ${TEI_NAMESPACE}`)}`,
    writePart: (text, origin) => writeCorpusTei(text, origin, ''),
    open: (texts, origin) =>
      `${XML_DECLARATION}<teiCorpus ${TEI_NAMESPACE}>\n${makeCorpusHeader(texts, origin)}`,
    close: () => '</teiCorpus>\n',
  },
};

function writeConlluDocument({ id, content, properties, annotation }: AnnotatedCorpusText): string {
  const title = readTitle(properties);
  return writeAnnotationConllu(content, annotation, {
    sentenceIdPrefix: id,
    documentComments: [
      `# newdoc id = ${id}`,
      ...(title === undefined ? [] : [`# title = ${title}`]),
      ...listWriterFacts(properties).map(([name, value]) => `# ${name} = ${value}`),
    ],
    showsOffsets: true,
  });
}

/** CG-3 passes lines through that are no cohorts, so the text is told in a tag of its own. */
function writeVislcg3Document({ id, content, properties, annotation }: AnnotatedCorpusText): string {
  const attributes = writeAttributes([['id', id], ...listWriterFacts(properties)]);
  return `<text${attributes}>\n${writeVislcg3(content, annotation)}</text>\n`;
}

/** Properties that research groups texts by, under the names that the files give them. */
const factNames = [
  ['level', 'keeletase'],
  ['native_language', 'emakeel'],
  ['citizenship', 'kodakondsus'],
  ['year', YEAR_PROPERTY],
  ['years', YEAR_RANGE_PROPERTY],
] as const;

/** What the store tells of them, each in one line. */
function listWriterFacts(properties: CorpusText['properties']): readonly (readonly [string, string])[] {
  return factNames.flatMap(([name, stored]) => {
    const values = properties.filter((property) => property.name === stored).map(({ value }) => value);
    return values.length === 0 ? [] : [[name, values.join(', ').replace(/\s+/gu, ' ')] as const];
  });
}

function readTitle(properties: CorpusText['properties']): string | undefined {
  return properties.find(({ name }) => name === TITLE_PROPERTY)?.value;
}
