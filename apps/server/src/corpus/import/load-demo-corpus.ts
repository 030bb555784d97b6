import { hasTexts } from '../store/corpus-text.repository';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { createFileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { importCorpus, type ImportProgress } from './import-corpus';
import type { ImportReport } from './import-report';
import { openTextCollection } from './formats/read-text-collection';
import type { VersionedAnnotator } from '../annotation/text-annotator';
import { openTextFolder } from './formats/text-collection';

/** The project's own files: one worker may read them all. */
const FILES_PER_WORKER = 1000;

/**
 * Loads the demonstration from its folder into a store without texts, all texts in one transaction; null where the store
 * has some. Where the analysis is interrupted, the texts wait for it like any others (`annotatePendingTexts`).
 */
export async function loadDemoCorpus(
  connection: DatabaseConnection,
  folder: string,
  annotator: VersionedAnnotator,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportReport | null> {
  if (await hasTexts(connection.db)) return null;
  const extractor = createFileTextExtractor({ filesPerWorker: FILES_PER_WORKER });
  try {
    const source = await openTextCollection(() => openTextFolder(folder), extractor);
    return await importCorpus(connection, [source], annotator, { isDemo: true, onProgress });
  } finally {
    extractor.close();
  }
}
