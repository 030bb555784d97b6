import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../platform/config/project-root';
import { makeDocx } from '../platform/file-text/testing/make-test-documents';

const LINE_MS = 120_000;
const CALL = 'npm run -s keelerada --';
const DOCUMENT = readFileSync(join(PROJECT_ROOT, 'docs/command-line.md'), 'utf8');
const lines = DOCUMENT.split('\n')
  .filter((line) => line.startsWith(`${CALL} `))
  .map((line) => line.replace(/ +#.*$/u, '').slice(CALL.length));

const ID = '00000000-0000-4000-8000-000000000001';
const WRITTEN = [
  'Minu ema räägib eesti keelt. See keel on ilus ja raske. Ma loen huvitav raamat. Ma käin iga päev koolis.',
  'Tema ema tuli koju. Uus keel avab uue maailma. Ta vaatas ilus pilt. Suur kool seisab mäe peal.',
  'Meie ema kirjutas kirja. Võõras keel huvitab noori inimesi väga. Ta ostis uus auto. Vana kool oli väike.',
  'Uus sõna tähendab midagi. Ilus sõna jääb meelde. Minu sõna maksab. Ta ootas bussi peatuses raamatuga.',
];
const records = ['clWmOIrLa', 'cwUSEqQLt'].flatMap((korpus, place) =>
  WRITTEN.map((content, i) => ({
    id: ID.slice(0, -1) + String(place * WRITTEN.length + i + 1),
    content,
    properties: Object.entries({ title: `Kiri ${i}`, korpus, tekstikeel: 'eesti', keeletase: 'B1' }).map(
      ([name, value]) => ({ name, value }),
    ),
  })),
);
const CONLLU = '# sent_id = 1\n# text = Tere\n1\tTere\ttere\tINTJ\tI\t_\t0\troot\t_\tSpaceAfter=No\n\n';

let folder: string;
const run = (line: string) =>
  promisify(execFile)('bash', ['-c', `"${process.execPath}" "$CLI" ${line}`], {
    cwd: folder,
    env: {
      ...process.env,
      CLI: join(PROJECT_ROOT, 'apps/server/dist/cli.js'),
      DATA_DIR: join(folder, 'data'),
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-lines-'));
  await mkdir(join(folder, 'class'));
  const files = {
    'essay.txt': `${WRITTEN[0]!} Uus kool on kodu lähedal. Minu kool on suur. Ta läks kooli. Minu sober elab Tartus.`,
    'sentences.txt': 'Ma loen huvitav raamat .\n',
    'gold.conllu': CONLLU,
    'class/mari.docx': makeDocx(`<w:p><w:r><w:t>${WRITTEN[0]!}</w:t></w:r></w:p>`),
    'texts.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await run('import-corpus texts.jsonl');
  await run('errors --all --mark');
}, LINE_MS);
afterAll(() => rm(folder, { recursive: true }));

it.each(lines)('does what the page on the command line says:%s', { timeout: LINE_MS }, async (line) => {
  // A status but 0 rejects.
  const { stdout } = await run(line.replace('--text ID', `--text ${ID}`));
  const [, output] = />\s*(\S+)$|--output (\S+)/u.exec(line)?.filter((each) => each !== undefined) ?? [];
  expect((output === undefined ? stdout : readFileSync(join(folder, output), 'utf8')).trim()).not.toBe('');
});

it('lists every line once', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines).size).toBe(lines.length);
});
