import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportProblem, RawText } from './import-item';
import { openSqlDump } from './read-sql-dump';

const A = 'aaaaaaaa-0000-4000-8000-000000000001';
const B = 'bbbbbbbb-0000-4000-8000-000000000002';
const C = 'cccccccc-0000-4000-8000-000000000003';
const P = 'dddddddd-0000-4000-8000-00000000000';

const CREATE = `CREATE TABLE core.text (
    id uuid DEFAULT public.uuid_generate_v4() NOT NULL,
    content text,
    _meta jsonb NOT NULL,
    hash text GENERATED ALWAYS AS (core.text_hash(content)) STORED NOT NULL
);
CREATE TABLE core.text_property (
    id uuid DEFAULT public.uuid_generate_v4() NOT NULL,
    text_id uuid,
    property_name character varying,
    property_value character varying
);
`;

describe('openSqlDump', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keelerada-dump-'))));
  afterAll(() => rm(folder, { recursive: true }));

  async function read(dump: string | Buffer): Promise<{ texts: RawText[]; problems: ImportProblem[] }> {
    const path = join(folder, 'dump.sql');
    await writeFile(path, dump);
    const source = await openSqlDump(path, { acceptsCut: true });
    const texts: RawText[] = [];
    const problems: ImportProblem[] = [];
    for await (const item of source.read()) {
      if (item.kind === 'text') texts.push(item.text);
      if (item.kind === 'problem') problems.push(item.problem);
    }
    return { texts, problems };
  }

  it('reads statements of several rows, quotes, brackets and line breaks inside texts', async () => {
    const { texts, problems } = await read(`${CREATE}
INSERT INTO core.text VALUES
	('${A}', 'Tere, (Mari); ''jah'' \\n uus\nrida);\n INSERT INTO core.text VALUES', '{"a": "b"}', DEFAULT),
	('${B}', E'Teine\\n\\'rida\\' \\\\n', '{}', DEFAULT);


INSERT INTO core.text_property VALUES
	('${P}1', '${A}', 'title', 'Üks, (kaks)'),
	('${P}2', '${A}', 'emakeel', NULL),
	('${P}3', '${B}', 'aasta', '2018');
`);
    expect(problems).toEqual([]);
    expect(texts).toEqual([
      {
        id: A,
        content: "Tere, (Mari); 'jah' \\n uus\nrida);\n INSERT INTO core.text VALUES",
        properties: [
          { name: 'title', value: 'Üks, (kaks)' },
          { name: 'emakeel', value: '' },
        ],
        place: 'dump.sql, line 15',
      },
      {
        id: B,
        content: "Teine\n'rida' \\n",
        properties: [{ name: 'aasta', value: '2018' }],
        place: 'dump.sql, line 18',
      },
    ]);
  });

  it('reads one row a statement with named columns in another order, without the tables being made', async () => {
    const { texts } = await read(`INSERT INTO core.text (content, id) VALUES ('Tere.', '${A}');
INSERT INTO core.text_property VALUES ('${P}1', '${A}', 'title', 'Üks');
`);
    expect(texts).toMatchObject([{ id: A, content: 'Tere.', properties: [{ name: 'title', value: 'Üks' }] }]);
  });

  it('reads COPY, also from a gzip', async () => {
    const { texts, problems } = await read(
      gzipSync(`${CREATE}
COPY core.other (id, content) FROM stdin;
${C}\tINSERT INTO core.text VALUES
\\.

COPY core.text (id, content, _meta) FROM stdin;
${A}\tTere\\tMari\\\\nUus\\nrida \\\\ 'jah'\t{}
${B}\t\\N\t{}
\\.

COPY core.text_property (id, text_id, property_name, property_value) FROM stdin;
${P}1\t${A}\ttitle\tÜks\\\\kaks
\\.
`),
    );
    expect(problems).toEqual([]);
    expect(texts).toMatchObject([
      {
        id: A,
        content: "Tere\tMari\\nUus\nrida \\ 'jah'",
        properties: [{ name: 'title', value: 'Üks\\kaks' }],
      },
      { id: B, content: '' },
    ]);
  });

  it('names a broken row and goes on with the next', async () => {
    const { texts, problems } = await read(`${CREATE}
INSERT INTO core.text VALUES
	('${A}', 'Katki, sest jutumärk puudub, '{}', DEFAULT),
	('${B}', 'Terve.', '{}', DEFAULT),
	('${C}' 'Koma puudub.', '{}', DEFAULT);
INSERT INTO core.text_property VALUES
	('${P}1', '${B}', 'title'
	('${P}2', '${B}', 'aasta', '2018', 'liigne', 'veel'),
	('${P}3', '${B}', 'riik', 'Eesti');
`);
    expect(texts).toMatchObject([
      { id: B, content: 'Terve.', properties: [{ name: 'riik', value: 'Eesti' }] },
    ]);
    expect(problems.map((problem) => problem.place)).toEqual(
      [19, 20, 15, 17].map((line) => `dump.sql, line ${line}`),
    );
    expect(problems[1]?.reason).toBe('the row is broken: 6 values for 4 columns');
  });

  it('does not take the rows of the next table for texts after a row cut short', async () => {
    const { texts, problems } = await read(`${CREATE}
INSERT INTO core.text VALUES
	('${A}', 'Katkeb siin
INSERT INTO core.text_property VALUES
	('${P}1', '${B}', 'title', 'Üks');
`);
    expect(texts).toEqual([]);
    expect(problems.map((problem) => problem.reason)).toEqual([
      'the row is broken: a string does not end',
      expect.stringContaining(`the properties of 1 texts were left out`) as string,
    ]);
  });

  it('refuses a row of COPY with too few values, as where a text holds a real line break', async () => {
    const { texts, problems } = await read(`COPY core.text (id, content, _meta) FROM stdin;
${A}\tTerve.\t{}
${B}\tKatkeb siin
ja läheb edasi.\t{}
\\.
`);
    expect(texts.map(({ id }) => id)).toEqual([A]);
    expect(problems).toEqual([
      { place: 'dump.sql, line 3', reason: 'the row is broken: 2 values for 3 columns' },
      { place: 'dump.sql, line 4', reason: 'the row is broken: 2 values for 3 columns' },
    ]);
  });

  it.each([
    [
      'COPY',
      `COPY core.text (id, content) FROM stdin;\n${A}\tTerve.\n${B}\tKatkeb sii`,
      'it ends inside the COPY of text',
    ],
    [
      'a row',
      `INSERT INTO core.text (id, content) VALUES\n\t('${A}', 'Terve.'),\n\t('${B}', 'Katkeb`,
      'it ends inside a row of text that starts at line 3',
    ],
    [
      'a row that looks whole',
      `INSERT INTO core.text (content, id) VALUES\n\t('Terve.', '${A}'),\n\t('Ka', '${B}')`,
      'it ends inside a row of text that starts at line 3',
    ],
    [
      'a statement',
      `INSERT INTO core.text (id, content) VALUES\n\t('${A}', 'Terve.'),\n`,
      'it ends inside an INSERT of text',
    ],
    [
      'a dump between two tables',
      `--\n-- PostgreSQL database dump\n--\nINSERT INTO core.text (id, content) VALUES ('${A}', 'Terve.');\n`,
      'its last line "PostgreSQL database dump complete" is missing',
    ],
  ])(
    'refuses a dump that ends inside %s; if it is to be taken, leaves out the row at the cut',
    async (_case, dump, reason) => {
      const path = join(folder, 'cut.sql');
      await writeFile(path, dump);
      await expect(openSqlDump(path)).rejects.toThrow(`the dump breaks off: ${reason}. Make the dump again`);
      const { texts, problems } = await read(dump);
      expect(texts).toMatchObject([{ id: A, lacksProperties: true }]);
      expect(problems.map((problem) => problem.reason)).toEqual([`the dump breaks off: ${reason}`]);
    },
  );

  it('marks texts whose properties did not come or are broken, and no others', async () => {
    const dump = (properties: string) => `INSERT INTO core.text (id, content) VALUES
	('${A}', 'Üks.'),
	('${B}', 'Kaks.');
${properties}`;
    const lacking = async (properties: string) =>
      (await read(dump(properties))).texts.filter((text) => text.lacksProperties).map(({ id }) => id);
    const row = (n: number, id: string, rest: string) => `\t('${P}${n}', '${id}', ${rest})`;
    const insert = (...rows: string[]) => `INSERT INTO core.text_property VALUES\n${rows.join(',\n')}`;
    expect(await lacking('')).toEqual([A, B]);
    expect(await lacking(`${insert(row(1, A, "'title', 'Üks'"), row(2, B, "'title', 'Ka"))}`)).toEqual([
      A,
      B,
    ]);
    expect(await lacking(`${insert(row(1, A, "'title', 'Üks'"), row(2, B, "'title'"))};\n`)).toEqual([B]);
    expect(await lacking(`${insert(row(1, A, "'title', 'Üks'"))};\n`)).toEqual([]);
  });

  it('tells where a file that ends early was cut', async () => {
    const rows = Array.from(
      { length: 500 },
      (_, n) => `\t('${A.slice(0, -3)}${String(n).padStart(3, '0')}', 'Tekst ${Math.sin(n)}', '{}', DEFAULT)`,
    );
    const packed = gzipSync(`${CREATE}\nINSERT INTO core.text VALUES\n${rows.join(',\n')};\n`);
    const { texts, problems } = await read(packed.subarray(0, packed.length / 2));
    expect(texts.length).toBeGreaterThan(0);
    expect(problems.at(-1)?.reason).toMatch(/cannot be read further: unexpected end of file/u);
  });
});
