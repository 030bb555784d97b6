import { Readable } from 'node:stream';
import type { TextDownloadRequest } from '@keelerada/contract/text-download';
import type { CorpusText } from '../../platform/corpus-store/corpus-text';
import { badRequest } from '../../platform/errors/request-failure';
import { makeMetadataTable, type MetadataRow } from './make-metadata-table';
import { LICENCE_TEXT, makeReadme } from './make-readme';
import { nameTextFile } from './name-text-file';
import { streamArchive, type ArchiveEntry } from './stream-archive';

/** What the download needs of the store. */
export interface TextSource {
  /** Those of the ids that no text has. */
  findUnknownIds(ids: readonly string[]): Promise<readonly string[]>;
  /** Texts in the order of the ids. */
  readTexts(ids: readonly string[]): Promise<readonly CorpusText[]>;
  readCorpusVersion(): Promise<string>;
}

export interface TextFile {
  readonly stream: Readable;
  readonly contentType: string;
  readonly extension: 'txt' | 'zip';
}

const TEXTS_A_READ = 100;
const TITLE = 'title';

/** The chosen texts as one text file or as an archive with their metadata. Throws RequestFailure. */
export async function downloadTexts(
  { form, fileType, fileList, query }: TextDownloadRequest,
  source: TextSource,
  softwareVersion: string,
): Promise<TextFile> {
  if (form !== 'BASIC_TEXT') {
    throw badRequest('UnsupportedFormat', 'form', 'This format is not made yet; BASIC_TEXT is.');
  }
  const ids = [...new Set(fileList.map((id) => id.toLowerCase()))];
  const [unknown] = await source.findUnknownIds(ids);
  if (unknown !== undefined) throw badRequest('UnknownTextId', 'fileList', `There is no text ${unknown}.`);
  if (fileType === 'SINGLE_FILE') {
    const stream = Readable.from(joinTexts(readInParts(ids, source)));
    return { stream, contentType: 'text/plain; charset=utf-8', extension: 'txt' };
  }
  const date = new Date();
  const corpusVersion = await source.readCorpusVersion();
  const readme = makeReadme({ texts: ids.length, query, corpusVersion, softwareVersion, date });
  const stream = streamArchive(listEntries(readInParts(ids, source), readme), date);
  return { stream, contentType: 'application/zip', extension: 'zip' };
}

async function* readInParts(ids: readonly string[], source: TextSource): AsyncGenerator<CorpusText> {
  for (let from = 0; from < ids.length; from += TEXTS_A_READ) {
    yield* await source.readTexts(ids.slice(from, from + TEXTS_A_READ));
  }
}

/** The texts with an empty line between them. */
async function* joinTexts(texts: AsyncIterable<CorpusText>): AsyncGenerator<string> {
  let separator = '';
  for await (const { content } of texts) {
    yield `${separator}${content.trimEnd()}\n`;
    separator = '\n';
  }
}

async function* listEntries(texts: AsyncIterable<CorpusText>, readme: string): AsyncGenerator<ArchiveEntry> {
  yield { path: 'README.txt', content: readme };
  yield { path: 'LICENSE.txt', content: LICENCE_TEXT };
  const rows: MetadataRow[] = [];
  for await (const { id, content, properties } of texts) {
    const file = nameTextFile(id, properties.find(({ name }) => name === TITLE)?.value ?? null);
    rows.push({ file, id, properties });
    yield { path: file, content };
  }
  yield { path: 'metadata.csv', content: makeMetadataTable(rows) };
}
