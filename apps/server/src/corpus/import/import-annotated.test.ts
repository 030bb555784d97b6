import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text as readStream } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/open-database';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { describeOnBothDatabases, makeTestPglite } from '../../platform/database/testing/test-databases';
import { hasPython, noPython, PROJECT_PYTHON } from '../../platform/process/testing/project-python';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { exportAnnotatedCorpus, type AnnotatedForm } from '../export/export-forms';
import { readChosenAnnotations } from '../store/annotation.repository';
import { readTexts } from '../store/corpus-text.repository';
import { annotatePendingTexts } from './annotate-pending-texts';
import { importPath } from './testing/import-path-for-test';
import { FIRST, FOREIGN, OURS, SECOND } from './testing/conllu-for-test';

const READER = new URL('../../modules/text-download/testing/read_annotated_file.py', import.meta.url);
let folder: string;
let number = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-annotated-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function importFile(connection: DatabaseConnection, name: string, content: string | Uint8Array) {
  const path = join(folder, String(++number), name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return importPath(connection, path);
}

async function exportAs(connection: DatabaseConnection, form: AnnotatedForm): Promise<string> {
  const output = new PassThrough();
  const written = readStream(output);
  await exportAnnotatedCorpus(connection, form, { softwareVersion: '1.2.3' }, output);
  output.end();
  return written;
}

/** Exports, and exports what an empty corpus makes of it. */
async function goRound(connection: DatabaseConnection, form: AnnotatedForm, name: string) {
  const first = await exportAs(connection, form);
  const made = await makeTestPglite();
  const other = await openDatabase(made.settings);
  try {
    const report = await importFile(other, name, first);
    return { first, second: await exportAs(other, form), report };
  } finally {
    await other.close();
    await made.remove();
  }
}

async function check(kind: 'conllu' | 'tei', content: string): Promise<{ errors: string[] }> {
  const path = join(folder, `file.${kind}`);
  await writeFile(path, content);
  const found = execFileSync(PROJECT_PYTHON, [READER.pathname, kind, path]).toString();
  return JSON.parse(found) as { errors: string[] };
}

async function readAnnotation(connection: DatabaseConnection, id: string) {
  const [text] = await readTexts(connection.db, [id]);
  const [stored] = await readChosenAnnotations(connection.db, [id]);
  const { sentences } = decodeAnnotation(stored!.annotationBytes);
  return {
    ...text!,
    tokens: sentences.map(({ tokens }) =>
      tokens.map((token) => ({ ...token, form: text!.content.slice(token.start, token.end) })),
    ),
  };
}

describeOnBothDatabases('texts with annotations from elsewhere', (database) => {
  const connection = () => database().connection;
  const clear = () =>
    connection().executeSql('delete from text; delete from annotation; delete from given_annotation');

  it('keep every place, tag and property, and go out as they came in', async () => {
    await clear();
    const report = await importFile(connection(), 'ours.conllu.gz', gzipSync(OURS));
    expect(report).toMatchObject({ texts: { added: 2, skipped: 0 }, analysed: 2, problems: 0 });
    const { content, properties, tokens } = await readAnnotation(connection(), FIRST);
    expect(content).toBe('\n Majal oli 10\u00a0000 akent.  \nA&B<c\t"d".\n');
    expect(properties.map(({ value }) => value)).toContain('kaks  tühikut\nja rida "<x>"');
    expect(tokens[0]![3]).toMatchObject({ form: 'akent', lemma: 'aken', root: 'ak_en', head: 0 });
    expect(await exportAs(connection(), 'conllu')).toBe(OURS);
    const { first, second, report: again } = await goRound(connection(), 'conllu', 'all.conllu');
    expect({ first, second }).toEqual({ first: OURS, second: OURS });
    expect(again.problems).toBe(0);
    const unchanged = await importFile(connection(), 'again.conllu', OURS);
    expect(unchanged).toMatchObject({ texts: { unchanged: 2 }, analysed: 0 });
  });

  it(`go round as TEI too, valid by its schema${noPython}`, async () => {
    const { first, second } = await goRound(connection(), 'tei', 'all.xml');
    expect(second).toBe(first);
    expect(first).toContain('<name type="annotator">Tiina &amp; Co</name>');
    if (!hasPython) return;
    expect((await check('tei', first)).errors).toEqual([]);
    // The validator wants a tree in every sentence.
    const parsed = OURS.replace(/# sent_id = \S+-2\n.*?\n\n/su, '');
    expect((await check('conllu', parsed)).errors).toEqual([]);
  });

  it('are not analysed again by a new annotator, and are forgotten with their text', async () => {
    await annotatePendingTexts(connection(), makeTestAnnotator('v2'));
    expect(await exportAs(connection(), 'conllu')).toBe(OURS);
    const corrected = OURS.replace('hommik\tNOUN', 'hommikune\tADJ');
    expect(await importFile(connection(), 'ours.conllu', corrected)).toMatchObject({
      texts: { updated: 1, unchanged: 1 },
      analysed: 2,
    });
    expect(await exportAs(connection(), 'conllu')).toBe(corrected);
    const changed = JSON.stringify({ id: SECOND, content: 'Tere õhtust!', properties: [] });
    await importFile(connection(), 'other.jsonl', `${changed}\n`);
    const { rows } = await connection().executeSql('select count(*)::int as n from given_annotation');
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('annotated files from elsewhere', () => {
  let made: Awaited<ReturnType<typeof makeTestPglite>>;
  let connection: DatabaseConnection;
  beforeAll(async () => {
    made = await makeTestPglite();
    connection = await openDatabase(made.settings);
  });
  afterAll(async () => {
    await connection.close();
    await made.remove();
  });
  const findId = async (title: string): Promise<string> => {
    const { rows } = await connection.executeSql(`select id from text where title = '${title}'`);
    return rows[0]!.id as string;
  };

  it('have multiword tokens as one token, no empty nodes, and tags that are not ours', async () => {
    expect(await importFile(connection, 'ud.conllu', FOREIGN)).toMatchObject({ problems: 0, analysed: 1 });
    const { content, tokens } = await readAnnotation(connection, await findId('leht-7'));
    expect(content).toBe('zum Haus!\nmaailm');
    const [[zum, haus], [world]] = tokens as [(typeof tokens)[0], (typeof tokens)[0]];
    expect(zum).toMatchObject({ form: 'zum', lemma: 'zu', xpos: 'APPR', head: 1, relation: 'case' });
    expect(haus).toMatchObject({ head: -1, relation: 'root', features: 'Case=Dat' });
    expect(world).toMatchObject({ lemma: 'maailm', root: 'maa_ilm', relation: 'root:viis' });
  });

  it('are told by line and sentence where they are broken, and the texts after that are taken', async () => {
    const broken = `${OURS.replace('\t4\tnummod', '\t9\tnummod')}# newdoc id = x\n1\tüks\n`;
    const report = await importFile(connection, 'broken.conllu', broken);
    expect(report.texts).toMatchObject({ added: 1, skipped: 2 });
    expect(report.problemList.map(({ reason }) => reason)).toEqual([
      `sentence ${FIRST}-1: there is no word 9 to be the head of word 3`,
      'line 31: 10 columns separated by tabs expected, 2 found',
    ]);
    const circle = OURS.replace('\t0\troot', '\t2\troot');
    const circled = await importFile(connection, 'circle.conllu', circle);
    expect(circled.problemList[0]!.reason).toContain('the heads go round in a circle');
    const tei = await importFile(connection, 'broken.xml', '<TEI>\n<text><body><p>Tere</p>\n</text></TEI>');
    expect(tei.problemList).toEqual([
      { place: 'broken.xml, line 3', reason: expect.stringContaining('unexpected close tag') as string },
    ]);
  });

  it('of TEI without words are read as they are and analysed here', async () => {
    const file = `<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>Kiri</title></titleStmt>
</fileDesc></teiHeader><text><body><head>Tere</head><p>Kuidas
 läheb<note>küsimus</note>?</p></body></text></TEI>`;
    expect(await importFile(connection, 'kiri.xml', file)).toMatchObject({ problems: 0, analysed: 1 });
    const [text] = await readTexts(connection.db, [await findId('Kiri')]);
    expect(text!.content).toBe('Tere\nKuidas läheb?');
  });

  it('stand in a folder, with their own properties or those of a table', async () => {
    const path = join(folder, 'kogu');
    await mkdir(path);
    await writeFile(join(path, 'a.conllu'), FOREIGN.replace('leht-7', 'leht-8'));
    expect(await importPath(connection, path)).toMatchObject({ texts: { added: 1 }, problems: 0 });
    await writeFile(join(path, 'metadata.csv'), 'file,title\na.conllu,Leht kaheksa\n');
    expect(await importPath(connection, path)).toMatchObject({ texts: { updated: 1 }, problems: 0 });
    const { tokens } = await readAnnotation(connection, await findId('Leht kaheksa'));
    expect(tokens[0]![0]).toMatchObject({ lemma: 'zu' });
  });
});

it('vertical text has a line for each token, structures that are closed and properties as attributes', async () => {
  const made = await makeTestPglite();
  const connection = await openDatabase(made.settings);
  await importFile(connection, 'ours.conllu', OURS);
  const written = await exportAs(connection, 'vertical');
  expect(await exportAs(connection, 'vertical')).toBe(written);
  await connection.close();
  await made.remove();
  const open: string[] = [];
  const tokens: string[][] = [];
  for (const line of written.trimEnd().split('\n')) {
    const [, close, name, single] = /^<(\/?)(\w+)[^>]*?(\/?)>$/u.exec(line) ?? [];
    if (name === undefined) tokens.push(line.split('\t'));
    else if (close) expect(open.pop()).toBe(name);
    else if (!single) open.push(name);
  }
  expect(open).toEqual([]);
  expect(tokens.every((columns) => columns.length === 6)).toBe(true);
  expect(tokens[0]).toEqual(['Majal', 'maja', 'NOUN', 'Case=Ade|Number=Sing', 'maja-n', 'root']);
  expect(written).toContain('emakeel="vene|läti" markus="kaks tühikut ja rida &quot;&lt;x&gt;&quot;"');
  expect(written).toContain('\n<g/>\n&lt;c\t&lt;c\tX');
});
