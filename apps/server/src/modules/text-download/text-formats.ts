import { textDownloadExtensions, type TextDownloadForm } from '@keelerada/contract/choices';
import { writeAnnotationConllu } from '@keelerada/estonian/conllu/write-conllu';
import { writeVislcg3 } from '@keelerada/estonian/vislcg3/write-vislcg3';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { TITLE_PROPERTY } from '../../corpus/store/property-names';
import { makeCorpusHeader, type TextOrigin } from './make-tei-header';
import { TEI_NAMESPACE, writeCorpusTei, XML_DECLARATION, type AnnotatedCorpusText } from './write-tei';

/** How one form of download writes its texts. */
export interface TextFormat<Text = CorpusText> {
  readonly extension: string;
  readonly contentType: string;
  /** A text as a file of its own. */
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
    documentComments: [`# newdoc id = ${id}`, ...(title === undefined ? [] : [`# title = ${title}`])],
    showsOffsets: true,
  });
}

/** CG-3 passes lines through that are no cohorts, so the text is told in a tag of its own. */
function writeVislcg3Document({ id, content, annotation }: AnnotatedCorpusText): string {
  return `<text id="${id}">\n${writeVislcg3(content, annotation)}</text>\n`;
}

function readTitle(properties: CorpusText['properties']): string | undefined {
  return properties.find(({ name }) => name === TITLE_PROPERTY)?.value;
}
