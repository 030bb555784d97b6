import { stat } from 'node:fs/promises';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { ImportSourceError, type ImportSource } from './formats/import-item';
import { isGzip, readFileLines, readFileStart } from '../../platform/file-text/read-file-lines';
import { isConlluRow, openConlluFile } from './formats/read-conllu-file';
import { openJsonLines } from './formats/read-json-lines';
import { M2_START, openM2Marks } from './formats/read-m2-marks';
import { openSqlDump, type DumpOptions } from './formats/read-sql-dump';
import { isXmlStart, openTeiFile } from './formats/read-tei-file';
import { openTextCollection } from './formats/read-text-collection';
import { openTextFolder, openTextZip } from './formats/text-collection';

const START_LINES = 200;
const DUMP_LINE = /^(?:--|SET |INSERT INTO |COPY |CREATE |\\restrict )/u;

/** Recognises a file by its content, not by its ending. Throws ImportSourceError for what cannot be imported. */
export async function openImportSource(
  path: string,
  extractor: FileTextExtractor,
  options: DumpOptions = {},
): Promise<ImportSource> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return await openTextCollection(() => openTextFolder(path), extractor);
    const start = await readFileStart(path, 4);
    if (start.toString('latin1').startsWith('PK'))
      return await openTextCollection(() => openTextZip(path), extractor);
    return await openLines(path, isGzip(start), options);
  } catch (error) {
    if (error instanceof ImportSourceError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : (error as Error).message;
    throw new ImportSourceError(`${path}: ${reason}`, { cause: error });
  }
}

async function openLines(path: string, isPacked: boolean, options: DumpOptions): Promise<ImportSource> {
  let seen = 0;
  for await (const { text } of readFileLines(path)) {
    const line = text.replace(/^\ufeff/u, '').trim();
    if (line.startsWith('{')) return await openJsonLines(path);
    if (M2_START.test(line)) return await openM2Marks(path);
    if (DUMP_LINE.test(line)) return await openSqlDump(path, options);
    if (isXmlStart(line)) return await openTeiFile(path);
    if (isConlluRow(text)) return await openConlluFile(path);
    // A comment of CoNLL-U; its first sentence tells.
    if (line.startsWith('#') && ++seen <= START_LINES) continue;
    if (line !== '' || ++seen > START_LINES) break;
  }
  throw new ImportSourceError(
    `${path} is not one of the forms that can be imported${isPacked ? ' (looked into the gzip)' : ''}: ` +
      'a PostgreSQL dump as plain SQL, JSON Lines, M2, CoNLL-U, TEI, or a folder or zip of files with metadata.csv or of CoNLL-U and TEI files.',
  );
}
