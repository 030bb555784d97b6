// For tests: the real server with a few texts of its own: database, compute threads and all.
import { annotatePendingTexts } from '../../corpus/import/annotate-pending-texts';
import { loadConfig } from '../../platform/config/load-config';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { openTextAnnotator } from '../../corpus/annotation/open-text-annotator';
import { startServer, type RunningServer } from '../start/start-server';

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  /** Every line that was logged, of requests and of the server itself. */
  readonly lines: readonly string[];
  readonly remove: () => Promise<void>;
}

/** Stores and analyses the texts, then starts a server over them with the environment given. */
export async function startTestServer(
  texts: readonly CorpusText[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const database = await makeTestPglite();
  const { dataDir } = database.settings;
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const config = loadConfig({
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'trace',
    COMPUTE_THREADS: '1',
    MARK_ERRORS: 'off',
    DATA_DIR: dataDir,
    ...environment,
  });
  if (texts.length > 0) {
    const connection = await openDatabase(config);
    const annotator = await openTextAnnotator();
    await saveTexts(connection.db, texts, { isDemo: false, removesDemo: false });
    await annotatePendingTexts(connection, annotator);
    await annotator.close();
    await connection.close();
  }
  const server = await startServer({ config, log, logStream: { write: log }, demoFolder: null });
  await server.ready;
  return {
    ...server,
    dataDir,
    lines,
    remove: async () => {
      await server.close();
      await database.remove();
    },
  };
}

/** A text with the properties that the query needs. */
export function makeTestText(
  number: number,
  content: string,
  properties: Readonly<Record<string, string>> = {},
): CorpusText {
  const all = { title: `Tekst ${number}`, korpus: 'cFOoRQekA', tekstikeel: 'eesti', ...properties };
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    content,
    properties: Object.entries(all)
      .map(([name, value]) => ({ name, value }))
      .sort((left, right) => (left.name < right.name ? -1 : 1)),
  };
}
