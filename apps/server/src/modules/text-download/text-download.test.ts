import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { hasPython, noPython, PROJECT_PYTHON } from '../../app/testing/project-python';

const READER = fileURLToPath(new URL('testing/read_annotated_file.py', import.meta.url));
const texts = [
  makeTestText(1, 'Ma elan Tartus 🌲.\n\nTa ütles: "<Tule> & mine!"\u00a0\r\nSuur maja seisab mäe otsas.', {
    title: 'Mina & "maja"',
    keeletase: 'B1',
    sugu: 'naine',
    emakeel: 'vene',
    vanus: '17',
    aasta: '2019',
    kodakondsus: 'Läti',
  }),
  makeTestText(2, 'Мама мыла раму.', { tekstikeel: 'vene', title: 'Мама' }),
  makeTestText(3, '😀 😀', { title: 'Ainult naerud' }),
];
const ids = texts.map(({ id }) => id);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-download-'));
  server = await startTestServer(texts);
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

async function download(payload: object) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/texts/tekstidfailina',
    payload: { fileType: 'SINGLE_FILE', fileList: ids, ...payload },
  });
  expect(response.statusCode).toBe(200);
  return response;
}

interface ReadFile {
  readonly valid: boolean;
  readonly errors: readonly string[];
  readonly documents: readonly string[];
  readonly tokens: readonly (readonly string[])[];
  readonly roots: readonly number[];
  readonly ranges: readonly (readonly string[])[];
  readonly persons: readonly string[];
}

async function readBack(kind: 'conllu' | 'tei', content: string): Promise<ReadFile> {
  const path = join(folder, `file.${kind}`);
  await writeFile(path, content);
  const { stdout } = await promisify(execFile)(PROJECT_PYTHON, [READER, kind, path]);
  return JSON.parse(stdout) as ReadFile;
}

const SENTENCES = [
  ['Ma', 'elan', 'Tartus', '🌲', '.'],
  ['Ta', 'ütles', ':'],
  ['"', '<', 'Tule', '>', '&', 'mine', '!', '"'],
  ['Suur', 'maja', 'seisab', 'mäe', 'otsas', '.'],
];

describe('texts as CoNLL-U', () => {
  it.skipIf(!hasPython)(
    `pass the UD validator up to level 2 and a reader finds every token at its place${noPython}`,
    async () => {
      const { body, headers } = await download({ form: 'ANNOTATE_STANZA_CONLLU', fileList: [ids[0]] });
      expect(headers['content-disposition']).toBe('attachment; filename="texts.conllu"');
      const read = await readBack('conllu', body);
      expect(read.errors).toEqual([]);
      expect(read.valid).toBe(true);
      expect(read.documents).toEqual([ids[0]]);
      expect(read.tokens).toEqual(SENTENCES);
      expect(read.roots).toEqual([1, 1, 1, 1]);
      const characters = Array.from(texts[0]!.content);
      const found = read.ranges.map((sentence) =>
        sentence.map((range) => characters.slice(...range.split(':').map(Number)).join('')),
      );
      expect(found).toEqual(SENTENCES);
    },
  );

  it('stand one after another in a file', async () => {
    const { body } = await download({ form: 'ANNOTATE_STANZA_CONLLU' });
    expect(body.match(/^# newdoc id = .*$/gmu)).toEqual(ids.map((id) => `# newdoc id = ${id}`));
    expect(body).toContain('мыть\tVERB');
  });

  it('tell level, native language, citizenship and year of their writer, as VISLCG3 does', async () => {
    const { body } = await download({ form: 'ANNOTATE_STANZA_CONLLU' });
    const facts = ['level = B1', 'native_language = vene', 'citizenship = Läti', 'year = 2019'];
    expect(body).toContain(facts.map((fact) => `# ${fact}\n`).join(''));
    const grammar = await download({ form: 'ANNOTATE_ESTNLTK' });
    const given = 'level="B1" native_language="vene" citizenship="Läti" year="2019"';
    expect(grammar.body).toContain(`<text id="${ids[0]}" ${given}>\n`);
    const tei = await download({ form: 'ANNOTATE_TEI' });
    expect(tei.body).toContain('<nationality>Läti</nationality>');
  });
});

describe('texts as TEI', () => {
  it.skipIf(!hasPython)(
    `are valid by the schema of TEI P5, one by one and as a corpus${noPython}`,
    async () => {
      const read = await readBack('tei', (await download({ form: 'ANNOTATE_TEI' })).body);
      expect(read.errors).toEqual([]);
      expect(read.valid).toBe(true);
      expect(read.documents).toEqual(ids.map((id) => `t${id}`));
      expect(read.tokens.slice(0, SENTENCES.length)).toEqual(SENTENCES);
      expect(read.persons).toEqual(['F']);
      const { body } = await download({ form: 'ANNOTATE_TEI', fileList: [ids[0]] });
      expect(body).toMatch(
        /<note type="citation">Keelerada\. \(\d{4}\)\. Keelerada .* Texts: 1 text\. .*<\/note>/u,
      );
      const { rawPayload } = await download({ form: 'ANNOTATE_TEI', fileType: 'ZIP' });
      const files = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.endsWith('.xml'));
      expect(files).toHaveLength(3);
      const [, bytes] = files.find(([name]) => name.startsWith('Ainult'))!;
      expect(await readBack('tei', strFromU8(bytes))).toMatchObject({ valid: true, errors: [] });
    },
  );
});

describe('texts as VISLCG3', () => {
  it('have a cohort for every token with the tags of Vabamorf, functions and dependencies', async () => {
    const { body } = await download({ form: 'ANNOTATE_ESTNLTK', fileList: [ids[0]] });
    const forms = [...body.matchAll(/^"<(?!\/?s>"$)(.*)>"$/gmu)].map(([, form]) => form);
    expect(forms).toEqual(SENTENCES.flat());
    expect(body.match(/^"<\/?s>"$/gmu)).toHaveLength(2 * SENTENCES.length);
    expect(body).toMatch(/^\t"maja" S sg n @SUBJ #2->3$/mu);
    expect(body).toMatch(/^\t"elama" V n @FMV #2->0$/mu);
    const readings = body.split('\n').filter((line) => line.startsWith('\t'));
    for (const line of readings) expect(line).toMatch(/^\t".*" [A-Z]+( [a-z? ]+)?( @\S+)? #\d+->\d+$/u);
  });
});

describe('an archive of annotated texts', () => {
  it('says of the files what they are and that nobody has checked them', async () => {
    const { rawPayload, headers } = await download({ form: 'ANNOTATE_ESTNLTK', fileType: 'ZIP' });
    expect(headers['content-disposition']).toBe('attachment; filename="texts.zip"');
    const files = unzipSync(rawPayload);
    expect(Object.keys(files)).toContain(`Мама (${ids[1]}).vislcg3`);
    const readme = strFromU8(files['README.txt']!);
    expect(readme).toMatch(/\*\.vislcg3.*\n.*visl\.sdu\.dk/u);
    expect(readme).toMatch(
      /\n {2}Keelerada\. \(\d{4}\)\. .*Tekstid: 3 teksti\. .*Vaadatud [\d.]+, http:\/\/\S+\n {2}Keelerada\. .*Texts: 3 texts\./u,
    );
  });
});
