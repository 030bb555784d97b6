import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeRemovalForgetter } from './forget-removed';
import { openDatabase } from './open-database';
import { makeTestPglite } from './testing/test-databases';

const WORD = 'kullakollanevares';

async function countFilesWithWord(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
  return contents.filter((content) => content.includes(WORD)).length;
}

it('no file of the built-in database holds a removed row', async () => {
  const { settings, remove } = await makeTestPglite();
  const connection = await openDatabase(settings);
  const forgetter = makeRemovalForgetter(connection, () => undefined);
  await connection.executeSql('create table note (content text)');
  await connection.executeSql('create index on note (content)');
  await connection.executeSql(
    `insert into note select '${WORD}' from generate_series(1, 200) union all select 'jääb' from generate_series(1, 200)`,
  );
  await connection.executeSql('analyze note');
  await connection.executeSql('checkpoint');
  expect(await countFilesWithWord(settings.dataDir)).toBeGreaterThan(0);
  await connection.executeSql(`delete from note where content = '${WORD}'`);
  forgetter.request();
  await forgetter.close();
  await connection.close();
  expect(await countFilesWithWord(settings.dataDir)).toBe(0);
  const again = await openDatabase(settings);
  const { rows } = await again.executeSql('select count(*)::int as rows from note');
  expect(rows).toEqual([{ rows: 200 }]);
  await again.close();
  await remove();
});
