// For tests: an import in a process of its own that kills itself. Arguments: settings as JSON, file, phase and step at
// which to be killed, milliseconds to go on after that (so that it happens inside a transaction).
import { openDatabase, type DatabaseSettings } from '../../../platform/database/open-database';
import { makeTestAnnotator } from '../../annotation/testing/annotator-for-test';
import { importCorpus } from '../import-corpus';
import { openJsonLines } from '../formats/read-json-lines';

const [settings = '', file = '', phase = '', step = '', delayMs = ''] = process.argv.slice(2);
const connection = await openDatabase(JSON.parse(settings) as DatabaseSettings);
let steps = 0;
await importCorpus(connection, [await openJsonLines(file)], makeTestAnnotator(), {
  onProgress: (progress) => {
    if (progress.phase !== phase || ++steps !== Number(step)) return;
    const kill = () => process.kill(process.pid, 'SIGKILL');
    if (Number(delayMs) === 0) kill();
    else setTimeout(kill, Number(delayMs));
  },
});
await connection.close();
