import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { writeTeiText } from '@keelerada/estonian/tei/write-tei-body';
import { XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';
import type { CorpusText } from '../store/corpus-text';
import { makeFileHeader, makeTextHeader, type ExactFacts, type TextOrigin } from './make-tei-header';

export interface AnnotatedCorpusText extends CorpusText {
  readonly annotation: AnnotatedText;
}

export const TEI_NAMESPACE = 'xmlns="http://www.tei-c.org/ns/1.0"';

/** The `TEI` element of a text of the corpus; `attributes` follow its name. With `exact` the import makes the same text of it. */
export function writeCorpusTei(
  text: AnnotatedCorpusText,
  origin: TextOrigin,
  attributes: string,
  exact?: ExactFacts,
): string {
  const { id, content, annotation } = text;
  const header = makeTextHeader(text, annotation.language, countWords(annotation), origin, exact);
  const body = writeTeiText(content, annotation, `t${id}`, { keepsSpaces: exact !== undefined });
  return `<TEI${attributes} xml:id="t${id}">\n${header}${body}</TEI>\n`;
}

/** A text that is not of the corpus as a TEI document: nothing is said of licence and source. */
export function writeFileTei(title: string, text: string, annotation: AnnotatedText): string {
  const header = makeFileHeader(title, countWords(annotation));
  return `${XML_DECLARATION}<TEI ${TEI_NAMESPACE}>\n${header}${writeTeiText(text, annotation, 't')}</TEI>\n`;
}

function countWords({ sentences }: AnnotatedText): number {
  return sentences.reduce(
    (sum, { tokens }) => sum + tokens.filter(({ upos }) => isRunningWord(upos)).length,
    0,
  );
}
