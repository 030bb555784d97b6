// `npm run -s count-lines [-- COMMIT]`: lines of source by room, of the working tree or of a commit. Tests, what only tests
// use and what a program writes are counted apart.
import { run } from './run.mjs';

const SOURCE = /\.(?:[cm]?[jt]sx?|py|R|sql|css|html|peggy)$/u;
const TEST = /\.test\.|(?:^|\/)(?:testing|tests)\/|(?:^|\/)conftest\.py$/u;
/** Each begins with a line that names the command that writes it, or is compared with what a command writes. */
const GENERATED =
  /^(?:clients\/python\/.*\/_(?:calls|fields)\.py|packages\/corrector\/golden\/(?:rows|row-hashes|corrections|rule-analyses)\.txt|packages\/corpus-engine\/src\/cql\/cql-parser\.ts|packages\/vabamorf\/vabamorf\.mjs)$/u;
/** A folder of the root, or one below these two; files of the root are a room too. */
const ROOM = /^(?:(?:apps|packages)\/)?[^/]+(?=\/)/u;

const KINDS = ['source', 'tests', 'generated'];

function findKind(file) {
  if (GENERATED.test(file)) return 'generated';
  if (!SOURCE.test(file)) return null;
  return TEST.test(file) ? 'tests' : 'source';
}

/** Pairs of file and lines. With -z git writes names as they are, with a NUL behind, where it would quote some of them. */
async function countFiles(commit) {
  const { code, stdout } = await run(
    'git',
    ['grep', ...(commit.length > 0 ? [] : ['--untracked']), '-Izc', '', ...commit],
    { capture: true },
  );
  if (code !== 0) throw new Error('git cannot count the lines');
  return [...stdout.matchAll(/^(.+?)\0(\d+)$/gmu)].map(([, name, lines]) => [
    name.slice(commit.length > 0 ? name.indexOf(':') + 1 : 0),
    Number(lines),
  ]);
}

const rooms = new Map();
for (const [file, lines] of await countFiles(process.argv.slice(2, 3))) {
  const kind = findKind(file);
  if (kind === null) continue;
  for (const room of [ROOM.exec(file)?.[0] ?? '(root)', 'all']) {
    const counts = rooms.get(room) ?? { source: 0, tests: 0, generated: 0 };
    counts[kind] += lines;
    rooms.set(room, counts);
  }
}
const print = (...cells) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : String(cell).padStart(10))).join(''));
print('room', ...KINDS);
const inOrder = [...rooms].sort(([a], [b]) => (a === 'all') - (b === 'all') || a.localeCompare(b));
for (const [room, counts] of inOrder) print(room, ...KINDS.map((kind) => counts[kind]));
