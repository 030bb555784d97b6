import type { DatabaseConnection } from '../../../platform/database/database-connection';
import { createFileTextExtractor } from '../../../platform/file-text/file-text-extractor';
import { makeTestAnnotator } from '../../annotation/testing/annotator-for-test';
import type { VersionedAnnotator } from '../../annotation/text-annotator';
import { importCorpus } from '../import-corpus';
import { openImportSource } from '../open-import-source';

/** Imports a file or a folder of any form that the import reads. */
export async function importPath(
  connection: DatabaseConnection,
  path: string,
  annotator: VersionedAnnotator = makeTestAnnotator(),
) {
  const extractor = createFileTextExtractor();
  const source = await openImportSource(path, extractor);
  extractor.close();
  return importCorpus(connection, [source], annotator);
}
