import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { startTestServer } from '../../app/testing/server-for-test';
import { openTextAnnotator } from '../../corpus/annotation/open-text-annotator';
import { loadDemoCorpus } from '../../corpus/import/load-demo-corpus';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { loadConfig } from '../../platform/config/load-config';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { hasPython, noPython, PROJECT_PYTHON } from '../../platform/process/testing/project-python';
import { addExportCorpusCommand } from './export-corpus';

const READER = fileURLToPath(
  new URL('../../modules/text-download/testing/read_annotated_file.py', import.meta.url),
);
/** Faults at level 3 in the demonstration corpus (docs/quality.md). */
const MOST_FAULTS = 60;

const hasCwb = ['cwb-encode', 'cwb-makeall', 'cqp'].every(
  (tool) => spawnSync(tool, ['-h']).error === undefined,
);
const note = hasCwb ? '' : ' - skipped: cwb-encode, cwb-makeall and cqp of CWB are not on the PATH';

/** The same query here and in CWB, which tells capital letters apart and may go over the end of a text. */
const QUERIES: readonly (readonly [ours: string, cqp: string])[] = [
  ['"ja"', '"ja"%c'],
  ['[lemma="olema"]', '[lemma="olema"%c]'],
  ['[pos="VERB"]', '[tag="VERB"]'],
  ['[deprel="obj"]', '[deprel="obj"]'],
  ['[Case="Par"]', '[features="(.*[|])?Case=Par([|].*)?"]'],
  ['[lempos="ema-n"]', '[lempos="ema-n"%c]'],
  ['[lemma=".*maja"]', '[lemma=".*maja"%c]'],
  ['[word="[a-zõäöü]+st" & pos!="NOUN"]', '[word="[a-zõäöü]+st"%c & tag!="NOUN"]'],
  ['[pos="ADJ"] [pos="NOUN"]', '[tag="ADJ"] [tag="NOUN"] within doc'],
  ['[pos="ADJ"]+ [pos="NOUN"]', '[tag="ADJ"]+ [tag="NOUN"] within doc'],
  ['"ei" [pos="ADV"]? [pos="VERB"]', '"ei"%c [tag="ADV"]? [tag="VERB"] within doc'],
  ['("ei" | "ega") [pos="VERB"]', '("ei"%c | "ega"%c) [tag="VERB"] within doc'],
  ['[pos="AUX"] []{0,3} "et" within s', '[tag="AUX"] []{0,3} "et"%c within s'],
  ['<s> [pos="PRON"]', '<s> [tag="PRON"]'],
  ['[pos="VERB"] "[.!?]" </s>', '[tag="VERB"] "[.!?]" </s> within doc'],
  ['[pos="NOUN"] :: match.text_keeletase = "B1"', '[tag="NOUN"] :: match.doc_keeletase = "B1"'],
];

describe('the demonstration corpus in the programs of others', () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  const path = (name: string) => join(made.settings.dataDir, name);
  beforeAll(async () => {
    made = await makeTestPglite();
    const connection = await openDatabase(loadConfig({ DATA_DIR: made.settings.dataDir }));
    const annotator = await openTextAnnotator();
    await loadDemoCorpus(connection, join(PROJECT_ROOT, 'demo-corpus'), annotator);
    await annotator.close();
    await connection.close();
  });
  afterAll(() => made.remove());

  async function write(format: string): Promise<string> {
    const words = ['export-corpus', '--format', format, '--output', path(`all.${format}`)];
    const settings = { DATA_DIR: made.settings.dataDir };
    expect(await runCommand([addExportCorpusCommand], settings, words)).toMatchObject({ status: 0 });
    return path(`all.${format}`);
  }

  it.skipIf(!hasPython)(
    `has no fault at level 2 of the UD validator, and few at level 3${noPython}`,
    { timeout: 600_000 },
    async () => {
      const texts = (await readFile(await write('conllu'), 'utf8')).split(/^(?=# newdoc)/mu);
      // Russian texts have no trees.
      const parsed = texts.filter((text) => !text.includes('# property tekstikeel = vene'));
      await writeFile(path('parsed.conllu'), parsed.join(''));
      const read = execFileSync(PROJECT_PYTHON, [READER, 'conllu', path('parsed.conllu'), '3'], {
        maxBuffer: 2 ** 28,
      });
      const { faults } = JSON.parse(read.toString()) as { readonly faults: Readonly<Record<string, number>> };
      const sum = Object.values(faults).reduce((all, count) => all + count, 0);
      console.log(`Faults at level 3 of the UD validator: ${sum} ${JSON.stringify(faults)}`);
      for (const mended of ['too-many-subjects', 'too-many-objects', 'rel-upos-punct', 'upos-rel-punct'])
        expect(faults[mended] ?? 0).toBe(0);
      expect(faults['leaf-punct'] ?? 0).toBe(0);
      expect(sum).toBeLessThanOrEqual(MOST_FAULTS);
    },
  );

  it.skipIf(!hasCwb)(`has as many hits in CWB as here${note}`, { timeout: 600_000 }, async () => {
    const file = await write('vertical');
    await mkdir(path('data'));
    await mkdir(path('registry'));
    // The lines of docs/import.md.
    const columns = ['lemma', 'tag', 'features', 'lempos', 'deprel'].flatMap((name) => ['-P', name]);
    const structures = ['s:0', 'p:0', 'doc:0+id+language+title+keeletase+emakeel'].flatMap((name) => [
      '-S',
      name,
    ]);
    const target = ['-d', path('data'), '-f', file, '-R', path('registry/keelerada'), '-c', 'utf8', '-xsB'];
    execFileSync('cwb-encode', [...target, ...columns, ...structures, '-0', 'g']);
    execFileSync('cwb-makeall', ['-r', path('registry'), '-V', 'KEELERADA']);
    const asked = QUERIES.map(([, query], i) => `Q${i} = ${query}; size Q${i};`);
    const input = ['KEELERADA;', 'set MatchingStrategy longest;', ...asked, 'exit;'].join('\n');
    const sizes = execFileSync('cqp', ['-c', '-r', path('registry')], { input }).toString();
    const theirs = sizes.split('\n').filter((line) => /^\d+$/u.test(line));

    const lines = (await readFile(await write('jsonl'), 'utf8')).trim().split('\n');
    const server = await startTestServer(lines.map((line) => JSON.parse(line) as CorpusText));
    const ours: string[] = [];
    for (const [cql] of QUERIES) {
      const payload = { tekstivalik: 'KOIK', cql, limit: 1 };
      const { body } = await server.app.inject({ method: 'POST', url: wordContextCall.path, payload });
      ours.push(String((JSON.parse(body) as { readonly total: number }).total));
    }
    await server.remove();
    expect(QUERIES.map(([query], i) => [query, ours[i]])).toEqual(
      QUERIES.map(([query], i) => [query, theirs[i]]),
    );
  });
});
