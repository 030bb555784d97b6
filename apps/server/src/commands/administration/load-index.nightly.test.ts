import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { MemorySource } from '../../corpus/index/testing/source-for-test';
import { readPendingTexts, saveAnnotations } from '../../corpus/store/annotation.repository';
import { removeTexts } from '../../corpus/store/remove-texts.repository';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { openTestStore, testIndexUrl, type TestStore } from '../../corpus/token-store/testing/test-store';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { addLoadIndexCommand } from './load-index';

const TEXTS = ['Ema läks õue.', 'Isa jäi koju.', 'Lapsed mängivad.'].map((content, i) => ({
  id: `aaaaaaaa-0000-4000-8000-00000000000${i}`,
  content,
  properties: [],
}));
const note = testIndexUrl === '' ? ' - skipped: TEST_INDEX_URL is not set' : '';

describe.skipIf(testIndexUrl === '')(`load-index${note}`, () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(testIndexUrl, { isEmpty: true });
    made = await makeTestPglite();
    const connection = await openDatabase(made.settings);
    await saveTexts(connection.db, TEXTS, { isDemo: false, removesDemo: false });
    const source = new MemorySource();
    for (const { id, content } of TEXTS) source.add(id, content);
    const bytes = new Map<string, Uint8Array>();
    for await (const text of source.readTexts(0)) bytes.set(text.id, text.annotationBytes);
    const pending = await readPendingTexts(connection.db, 'v', 0, TEXTS.length);
    await saveAnnotations(
      connection.db,
      'v',
      pending.map((text) => ({ text, annotation: { bytes: bytes.get(text.id)!, words: 3, sentences: 1 } })),
    );
    await connection.close();
  });
  afterAll(async () => {
    await store.close();
    await made.remove();
  });

  async function load(indexUrl: string, ...flags: string[]): Promise<string> {
    const settings = { DATA_DIR: made.settings.dataDir, INDEX_URL: indexUrl };
    const { stderr } = await runCommand([addLoadIndexCommand], settings, ['load-index', ...flags]);
    return stderr.replace(/^Store: the built-in database in .*\n/u, '');
  }

  const findUrl = () => testIndexUrl.replace(/[^/]+\?/u, `${store.address.database}?`);

  it('sets the store up, fills it and says so; again, it has nothing to do', async () => {
    const agreed = 'The token store agrees with the database: 3 texts, 8 running words.\n';
    expect(await load(findUrl())).toBe(`Loading texts:  0 %\nLoading texts:100 %\n${agreed}`);
    expect(await load(findUrl())).toBe(`Loading texts:100 %\n${agreed}`);
  });

  it('withdraws and erases what the database lacks', async () => {
    const connection = await openDatabase(made.settings);
    await removeTexts(connection.db, [TEXTS[1]!.id]);
    await connection.close();
    const told = await load(findUrl(), '--erase');
    expect(told).toContain(
      'agrees with the database: 2 texts, 5 running words.\nErased: 1 withdrawn texts.\n',
    );
  });

  it('says in a line where the setting is missing, or the servers are', async () => {
    await expect(load('')).rejects.toThrow(/^INDEX_URL is not set/u);
    // Nobody listens on this port of loopback.
    await expect(load('http://u:secret@127.0.0.1:9/d?cluster=c')).rejects.toThrow(
      /^No server of a part of the token store can be reached\.\nWhole blocks are kept/u,
    );
  });
});
