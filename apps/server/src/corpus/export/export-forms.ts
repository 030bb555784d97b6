import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { writeAnnotationConllu } from '@keelerada/estonian/conllu/write-conllu';
import { writeVerticalText } from '@keelerada/estonian/vertical/write-vertical-text';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import { readChosenAnnotations } from '../store/annotation.repository';
import type { TextProperty } from '../store/corpus-text';
import { readAllTextBatches } from '../store/corpus-text.repository';
import { readGivenSources } from '../store/given-annotation.repository';
import { type ExactFacts, makeCorpusHeader, type TextOrigin } from '../tei/make-tei-header';
import { type AnnotatedCorpusText, TEI_NAMESPACE, writeCorpusTei } from '../tei/write-tei';
import { XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';
import { annotatorComment, propertyComment } from './conllu-comments';

/** Between several values of a property, as MULTISEP of Sketch Engine. */
const SEPARATOR = '|';
const TAKEN: readonly string[] = ['id', 'language'];

/**
 * Properties as attributes of a structure: a name of Latin letters, digits and underscores under which a query can ask, several
 * values with a bar between them. Two names that become one share it.
 */
function listVerticalAttributes(properties: readonly TextProperty[]): [name: string, value: string][] {
  const values = new Map<string, string[]>();
  for (const { name, value } of properties) {
    const attribute = nameAttribute(name);
    values.set(attribute, [...(values.get(attribute) ?? []), value]);
  }
  return [...values].map(([name, given]) => [name, given.join(SEPARATOR)]);
}

function nameAttribute(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/gu, '_');
  return /^\d/u.test(plain) || TAKEN.includes(plain) ? `property_${plain}` : plain;
}

export const annotatedForms = ['vertical', 'conllu', 'tei'] as const;
export type AnnotatedForm = (typeof annotatedForms)[number];

interface FormWriter {
  open(origin: TextOrigin): string;
  write(text: AnnotatedCorpusText, facts: ExactFacts, origin: TextOrigin): string;
  readonly close: string;
}

const writers: Readonly<Record<AnnotatedForm, FormWriter>> = {
  vertical: {
    open: () => '',
    write: ({ id, content, properties, annotation }) =>
      writeVerticalText(content, annotation, [
        ['id', id],
        ['language', annotation.language],
        ...listVerticalAttributes(properties),
      ]),
    close: '',
  },
  conllu: { open: () => '', write: writeConlluDocument, close: '' },
  tei: {
    open: (origin) => `${XML_DECLARATION}<teiCorpus ${TEI_NAMESPACE}>\n${makeCorpusHeader(null, origin)}`,
    write: (text, facts, origin) => writeCorpusTei(text, origin, '', facts),
    close: '</teiCorpus>\n',
  },
};

function writeConlluDocument(
  { id, content, properties, annotation }: AnnotatedCorpusText,
  { annotatedBy }: ExactFacts,
): string {
  const comment = ({ name, value }: TextProperty): string => propertyComment(name, value);
  return writeAnnotationConllu(content, annotation, {
    sentenceIdPrefix: id,
    documentComments: [
      `# newdoc id = ${id}`,
      ...(annotatedBy === null ? [] : [annotatorComment(annotatedBy)]),
      ...properties.map(comment),
    ],
    keepsSpaces: true,
  });
}

export interface AnnotatedExport {
  readonly texts: number;
  /** Texts that wait for their analysis and were left out. */
  readonly waiting: number;
}

/**
 * Writes every analysed text with its annotation, sorted by id, a few hundred in memory at a time. What is written depends on
 * the texts and the software alone, so that the same corpus gives the same bytes; it is one state, also where others change the
 * corpus meanwhile. The stream is left open. Rejects once the signal is raised.
 */
export async function exportAnnotatedCorpus(
  { db }: Pick<DatabaseConnection, 'db'>,
  form: AnnotatedForm,
  origin: Pick<TextOrigin, 'softwareVersion'>,
  output: Writable,
  signal?: AbortSignal,
): Promise<AnnotatedExport> {
  return db.transaction((state) => writeCorpus(state, form, origin, output, signal), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function writeCorpus(
  db: Database,
  form: AnnotatedForm,
  origin: TextOrigin,
  output: Writable,
  signal: AbortSignal | undefined,
): Promise<AnnotatedExport> {
  const writer = writers[form];
  const push = async (piece: string): Promise<void> => {
    signal?.throwIfAborted();
    if (!output.write(piece)) await once(output, 'drain', signal ? { signal } : {});
  };
  let texts = 0;
  let waiting = 0;
  await push(writer.open(origin));
  for await (const batch of readAllTextBatches(db)) {
    const ids = batch.map(({ id }) => id);
    const annotations = new Map((await readChosenAnnotations(db, ids)).map((row) => [row.id, row]));
    const sources = await readGivenSources(db, ids);
    for (const text of batch) {
      const stored = annotations.get(text.id);
      if (stored === undefined) {
        waiting++;
        continue;
      }
      const source = sources.get(text.id);
      const annotatedBy = source === undefined ? `Keelerada ${stored.annotatorVersion}` : source;
      const annotation = decodeAnnotation(stored.annotationBytes);
      await push(writer.write({ ...text, annotation }, { annotatedBy }, origin));
      texts++;
    }
  }
  await push(writer.close);
  return { texts, waiting };
}
