import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TextDownloadRequest } from '@keelerada/contract/texts/text-download';
import type { CitationLanguage, CitedCorpus } from '@keelerada/citation/cited-result';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { citationWords } from '@keelerada/citation/citation-words';
import { writeCitation } from '@keelerada/citation/write-citation';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { TITLE_PROPERTY } from '../../corpus/store/property-names';
import { badRequest } from '../../platform/errors/request-failure';
import type { TextOrigin } from '../../corpus/tei/make-tei-header';
import { LICENCE_TEXT, makeReadme, type Provenance } from './make-readme';
import { annotatedFormats, plainTextFormat, type TextFormat } from './text-formats';
import { BYTE_ORDER_MARK, writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import { strToU8, Zip, ZipDeflate } from 'fflate';

interface DownloadedTexts {
  readonly corpus: CitedCorpus;
  readonly softwareVersion: string;
  /** Origin of the site, empty where it is not known. */
  readonly site: string;
  readonly date: Date;
  readonly texts: number;
}

/** How downloaded texts are cited, in each language; which texts they are stands in the file. */
function citeDownload(downloaded: DownloadedTexts): Readonly<Record<CitationLanguage, string>> {
  const { corpus, softwareVersion, site, date, texts } = downloaded;
  const cite = (language: CitationLanguage) =>
    writeCitation({
      language,
      corpus,
      softwareVersion,
      asked: { tool: '', query: '', texts: citationWords[language].countTexts(texts), hasOwnText: false },
      date,
      page: site,
      address: site,
    }).text;
  return { et: cite('et'), en: cite('en') };
}

/** What the download needs of the store. */
export interface TextSource {
  /** Those of the ids that no text has. */
  findUnknownIds(ids: readonly string[]): Promise<readonly string[]>;
  /** Texts in the order of the ids. */
  readTexts(ids: readonly string[]): Promise<readonly CorpusText[]>;
  /** Annotations of the present annotator, in the order of the texts; `decodeAnnotation` reads them. */
  readAnnotations(texts: readonly CorpusText[], signal: AbortSignal): Promise<readonly Uint8Array[]>;
  readCorpus(): Promise<CitedCorpus>;
}

/** What a download says of the site it comes from. */
export interface DownloadSite {
  readonly softwareVersion: string;
  /** Origin of the site, empty where it is not known. */
  readonly address: string;
}

export interface TextFile {
  readonly stream: Readable;
  readonly contentType: string;
  readonly extension: string;
}

/** Few enough that the annotations of a read are some megabytes. */
const TEXTS_A_READ = 20;

/** The chosen texts as one file or as an archive with their metadata. Throws RequestFailure. */
export async function downloadTexts(
  request: TextDownloadRequest,
  source: TextSource,
  site: DownloadSite,
  signal: AbortSignal,
): Promise<TextFile> {
  const ids = [...new Set(request.fileList.map((id) => id.toLowerCase()))];
  const [unknown] = await source.findUnknownIds(ids);
  if (unknown !== undefined) throw badRequest('UnknownTextId', 'fileList', `There is no text ${unknown}.`);
  const corpus = await source.readCorpus();
  const date = new Date();
  const { softwareVersion } = site;
  const citation = citeDownload({ corpus, softwareVersion, site: site.address, date, texts: ids.length });
  const about = { softwareVersion, corpusVersion: corpus.version, date, texts: ids.length, citation };
  if (request.form === 'BASIC_TEXT')
    return makeFile(request, readOneByOne(ids, source), plainTextFormat, about);
  const format = annotatedFormats[request.form];
  return makeFile(request, annotateOneByOne(ids, source, signal), format, about);
}

function makeFile<Text extends CorpusText>(
  { fileType, query }: TextDownloadRequest,
  texts: AsyncIterable<Text>,
  format: TextFormat<Text>,
  about: Omit<Provenance, 'query' | 'extension'>,
): TextFile {
  const { contentType, extension } = format;
  const origin: TextOrigin = { ...about, citation: about.citation.en };
  if (fileType === 'SINGLE_FILE')
    return { stream: Readable.from(joinTexts(about.texts, texts, format, origin)), contentType, extension };
  const readme = makeReadme({ ...about, query, extension });
  const stream = streamArchive(listEntries(texts, format, readme, origin), about.date);
  return { stream, contentType: 'application/zip', extension: 'zip' };
}

async function* readOneByOne(ids: readonly string[], source: TextSource): AsyncGenerator<CorpusText> {
  for (let from = 0; from < ids.length; from += TEXTS_A_READ)
    yield* await source.readTexts(ids.slice(from, from + TEXTS_A_READ));
}

/** Reading and writing a long annotation takes its time on this thread, so other calls get their turn after each text. */
async function* annotateOneByOne(ids: readonly string[], source: TextSource, signal: AbortSignal) {
  for (let from = 0; from < ids.length; from += TEXTS_A_READ) {
    const texts = await source.readTexts(ids.slice(from, from + TEXTS_A_READ));
    const annotations = await source.readAnnotations(texts, signal);
    for (const [index, text] of texts.entries()) {
      signal.throwIfAborted();
      yield { ...text, annotation: decodeAnnotation(annotations[index]!) };
      await setImmediate();
    }
  }
}

async function* joinTexts<Text>(
  count: number,
  texts: AsyncIterable<Text>,
  format: TextFormat<Text>,
  origin: TextOrigin,
): AsyncGenerator<string> {
  yield format.open?.(count, origin) ?? '';
  let isFirst = true;
  for await (const text of texts) {
    yield format.writePart(text, origin, isFirst);
    isFirst = false;
  }
  yield format.close?.() ?? '';
}

async function* listEntries<Text extends CorpusText>(
  texts: AsyncIterable<Text>,
  format: TextFormat<Text>,
  readme: string,
  origin: TextOrigin,
): AsyncGenerator<ArchiveEntry> {
  yield { path: 'README.txt', content: readme };
  yield { path: 'LICENSE.txt', content: LICENCE_TEXT };
  const rows: MetadataRow[] = [];
  for await (const text of texts) {
    const { id, properties } = text;
    const title = properties.find(({ name }) => name === TITLE_PROPERTY)?.value ?? null;
    const file = nameTextFile(id, title, format.extension);
    rows.push({ file, id, properties });
    yield { path: file, content: format.writeFile(text, origin) };
  }
  yield { path: 'metadata.csv', content: makeMetadataTable(rows) };
}

/** With the id the name stays under 255 bytes, the limit of most file systems, in any alphabet. */
const MAX_TITLE_CHARACTERS = 70;
/** Characters that a file system refuses, and those that turn a name into a path or hide a part of it. */
const UNSAFE = /[<>:"/\\|?*\p{C}\p{Z}]+/gu;

/** The name of a text's file, `Minu kodu (1f0c9a42-…).txt`. The id makes it unique and keeps device names harmless. */
export function nameTextFile(id: string, title: string | null, extension: string): string {
  const safe = (title ?? '')
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .slice(0, MAX_TITLE_CHARACTERS)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^[ .]+/u, '')
    .trimEnd();
  return `${safe === '' ? id : `${safe} (${id})`}.${extension}`;
}

/** Several values of a property stand in one cell, separated as the importer reads them. */
const VALUE_SEPARATOR = '|';

interface MetadataRow {
  readonly file: string;
  readonly id: string;
  readonly properties: CorpusText['properties'];
}

/** The metadata of texts as CSV: a row a text, a column for every property any of them has. No formula can run. */
export function makeMetadataTable(rows: readonly MetadataRow[]): string {
  const names = [...new Set(rows.flatMap(({ properties }) => properties.map(({ name }) => name)))].sort();
  const data = rows.map(({ file, id, properties }) => [
    file,
    id,
    ...names.map((name) =>
      properties
        .filter((property) => property.name === name)
        .map(({ value }) => value)
        .join(VALUE_SEPARATOR),
    ),
  ]);
  return BYTE_ORDER_MARK + writeCsvRows([['file', 'id', ...names], ...data]);
}

const COMPRESSION_LEVEL = 6;
/** Compressed in a few milliseconds; then other calls have their turn. */
const BYTES_A_TURN = 64 * 1024;
const NOTHING = new Uint8Array();

interface ArchiveEntry {
  readonly path: string;
  readonly content: string;
}

/** A ZIP file as a stream; entries are asked for only as fast as the reader takes them. */
function streamArchive(entries: AsyncIterable<ArchiveEntry>, modifiedAt: Date): Readable {
  return Readable.from(zipEntries(entries, modifiedAt));
}

async function* zipEntries(entries: AsyncIterable<ArchiveEntry>, modifiedAt: Date): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(Buffer.from(chunk));
  });
  const takeReady = (): Buffer[] => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path, { level: COMPRESSION_LEVEL });
    file.mtime = modifiedAt;
    zip.add(file);
    const bytes = strToU8(content);
    for (let from = 0; from < bytes.length; from += BYTES_A_TURN) {
      file.push(bytes.subarray(from, from + BYTES_A_TURN));
      yield* takeReady();
      await setImmediate();
    }
    file.push(NOTHING, true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
