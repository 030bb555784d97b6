import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.mjs';

const planted: Record<string, string> = {
  'packages/estonian/src/reads-a-file.ts':
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
  'packages/estonian/src/reaches-up.ts':
    "import { b } from '../../../apps/server/src/platform/b';\nexport const c = b;\n",
  'apps/server/src/platform/b.ts': "import { d } from '../corpus/store/d';\nexport const b = d;\n",
  'apps/server/src/corpus/store/d.ts': "import { d } from '../../modules/wordlist/d';\nexport { d };\n",
  'apps/server/src/modules/wordlist/d.ts': "import { e } from '../links/e';\nexport const d = e;\n",
  'apps/server/src/modules/links/e.ts': 'export const e = 1;\n',
  // Libraries whose files lie in dist/, one in no list of dependencies.
  'node_modules/a-library/package.json': '{"name": "a-library", "main": "dist/index.js"}',
  'node_modules/a-library/dist/index.js': 'exports.h = 1;\n',
  'packages/estonian/src/takes-a-library.ts': "import { h } from 'a-library';\nexport const i = h;\n",
  'node_modules/@electric-sql/pglite/package.json':
    '{"name": "@electric-sql/pglite", "main": "dist/index.js"}',
  'node_modules/@electric-sql/pglite/dist/index.js': 'exports.PGlite = 1;\n',
  'apps/server/src/modules/links/speaks-sql.ts':
    "import { PGlite } from '@electric-sql/pglite';\nexport const j = PGlite;\n",
  // Two rooms in a circle without a circle of files, by way of a third; a test closes none.
  'apps/web/src/shared/ring/k.ts': "import { l } from '../bell/l';\nexport const k = l;\n",
  'apps/web/src/shared/ring/m.ts': 'export const m = 1;\n',
  'apps/web/src/shared/bell/l.ts': 'export const l = 1;\n',
  'apps/web/src/shared/bell/n.ts': "import { t } from '../drum/t';\nexport const n = t;\n",
  'apps/web/src/shared/drum/t.ts': "import { m } from '../ring/m';\nexport const t = m;\n",
  'apps/web/src/shared/gong/o.ts': "import { l } from '../bell/l';\nexport const o = l;\n",
  'apps/web/src/shared/bell/l.test.ts': "import { o } from '../gong/o';\nexport const p = o;\n",
  'apps/web/src/shared/chime/deep/q.ts': "import { r } from '../r';\nexport const q = r;\n",
  'apps/web/src/shared/chime/r.ts': 'export const r = 1;\n',
  'apps/web/src/shared/chime/s.ts': "import { q } from './deep/q';\nexport const s = q;\n",
  'training/src/f.ts': 'export const f = 1;\n',
  'apps/server/src/app/learns.ts': "import { f } from '../../../../training/src/f';\nexport const g = f;\n",
  'apps/server/src/app/fine.ts': "import { e } from '../modules/links/e';\nexport const fine = e;\n",
};

/** The loose files of a folder are a room of their own. */
const circles = ['apps/web/src/shared/chime: . deep', 'apps/web/src/shared: bell drum ring'];

describe('import rules', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'keelerada-imports-'));
    writeFileSync(join(root, 'tsconfig.json'), '{}');
    for (const [path, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('find every planted violation and nothing else', async () => {
    const { lines, modules } = await checkImports(root, {});
    expect(modules).toBeGreaterThan(4);
    expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(
      new Set([
        'packages-are-pure',
        'packages-have-no-libraries',
        'only-repositories-speak-sql',
        'packages-never-import-apps',
        'product-knows-no-laboratory',
        'server-platform-knows-no-texts',
        'server-platform-knows-no-module',
        'server-module-knows-no-other-module',
        'no-circular-rooms',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('no-circular-rooms')).sort()).toEqual(
      circles.map((circle) => `no-circular-rooms: ${circle}`),
    );
    expect(lines.some((line) => line.includes('app/fine.ts'))).toBe(false);
  });

  it('lets circles of rooms stay that are listed, and no entry that is not true', async () => {
    const gone = 'apps/web/src/shared: bell gong';
    const allowed = Object.fromEntries([...circles, gone].map((circle) => [circle, 'a reason']));
    const { lines } = await checkImports(root, allowed);
    expect(lines.filter((line) => /circle|circular/u.test(line))).toEqual([`no-such-circle: ${gone}`]);
  });
});
