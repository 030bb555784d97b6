// `npm run -s count-lines [-- COMMIT]`: lines of source by room, of the working tree or of a commit. Tests, what only tests
// use and what a program writes are counted apart. `-- --check [ROOT]` holds the
// working tree to the budgets of lines.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const SOURCE = /\.(?:[cm]?[jt]sx?|py|R|sql|css|html|peggy)$/u;
const TEST = /\.test\.|(?:^|\/)(?:testing|tests)\/|(?:^|\/)conftest\.py$/u;
/** Each begins with a line that names the command that writes it, or is compared with what a command writes. */
const GENERATED =
  /^(?:clients\/python\/.*\/_(?:calls|fields)\.py|packages\/corrector\/golden\/(?:rows|row-hashes|corrections|rule-analyses)\.txt|packages\/corpus-engine\/src\/cql\/cql-parser\.ts|packages\/vabamorf\/vabamorf\.mjs)$/u;
/** A folder of the root, or one below these two; files of the root are a room too. */
const ROOM = /^(?:(?:apps|packages)\/)?[^/]+(?=\/)/u;

/** One budget for both: no part of the product. */
const LABORATORY = new Set(['training', 'benchmarks']);
const MESSAGES = /^apps\/web\/locales\/.*\.json$/u;
/** Documents that a command writes are limited where they come from. */
const DOCUMENTS = [
  '*.md',
  ':!CHANGELOG.md',
  ':!docs/quality.md',
  ':!docs/settings.md',
  ':!docs/error-types.md',
];
const [word, root = ROOT] = process.argv.slice(2);
const BUDGETS = join(root, 'lines.json');
/** A room that is further below its budget than this gets the lower figure. */
const LEAST_SHARE = 0.99;

const KINDS = ['source', 'tests', 'generated'];

function findKind(file) {
  if (GENERATED.test(file)) return 'generated';
  if (!SOURCE.test(file)) return null;
  return TEST.test(file) ? 'tests' : 'source';
}

/** What `git grep` prints, of a commit or of the working tree; without a repository, too. */
async function grep(commit, ...words) {
  const where = commit === undefined ? ['--no-index', '--exclude-standard'] : [];
  const [options, paths] = [words.slice(0, -1), words.at(-1)];
  const args = [
    'grep',
    ...where,
    '-I',
    ...options,
    ...(commit === undefined ? [] : [commit]),
    '--',
    ...paths,
  ];
  const { code, stdout } = await run('git', args, { capture: true, cwd: root });
  if (code !== 0) throw new Error('git cannot count the lines');
  return stdout;
}

/** Pairs of file and lines. With -z git writes names as they are, with a NUL behind, where it would quote some of them. */
async function countFiles(commit) {
  const counts = await grep(commit, '-zc', '-e', '', []);
  return [...counts.matchAll(/^(.+?)\0(\d+)$/gmu)].map(([, name, lines]) => [
    commit === undefined ? name : name.slice(name.indexOf(':') + 1),
    Number(lines),
  ]);
}

async function countRooms(commit) {
  const rooms = new Map();
  let messages = 0;
  for (const [file, lines] of await countFiles(commit)) {
    if (MESSAGES.test(file)) messages += lines;
    const kind = findKind(file);
    if (kind === null) continue;
    for (const room of [ROOM.exec(file)?.[0] ?? '(root)', 'all']) {
      const counts = rooms.get(room) ?? { source: 0, tests: 0, generated: 0 };
      counts[kind] += lines;
      rooms.set(room, counts);
    }
  }
  const words = await grep(commit, '-ohE', '-e', '[^[:space:]]+', DOCUMENTS);
  return { rooms, messages, words: words.split('\n').length - 1 };
}

/** Source lines by room, lines of messages and words of documents, as lines.json has them. */
function listCounts({ rooms, messages, words }) {
  const source = {};
  for (const [room, counts] of [...rooms].sort(([a], [b]) => a.localeCompare(b))) {
    const name = LABORATORY.has(room) ? 'laboratory' : room;
    if (room !== 'all' && counts.source > 0) source[name] = (source[name] ?? 0) + counts.source;
  }
  return { source, messages: { lines: messages }, documents: { words } };
}

/** Says which budget is exceeded; lowers in the file those that are no longer needed. */
async function checkBudgets() {
  const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'));
  const before = JSON.stringify(budgets);
  let isOver = false;
  for (const [kind, counts] of Object.entries(listCounts(await countRooms()))) {
    for (const [name, count] of Object.entries(counts)) {
      const budget = budgets[kind][name] ?? 0;
      if (count > budget) {
        console.error(`${kind} ${name}: ${count}, and lines.json allows ${budget}`);
        isOver = true;
      } else if (count < budget * LEAST_SHARE) budgets[kind][name] = count;
    }
    for (const name of Object.keys(budgets[kind])) if (counts[name] === undefined) delete budgets[kind][name];
  }
  if (JSON.stringify(budgets) !== before) {
    writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
    console.log('lines.json has lower figures now: commit them');
  }
  if (isOver) process.exitCode = 1;
}

async function printCounts(commit) {
  const counted = await countRooms(commit);
  const print = (...cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : String(cell).padStart(10))).join(''));
  print('room', ...KINDS);
  const inOrder = [...counted.rooms].sort(([a], [b]) => (a === 'all') - (b === 'all') || a.localeCompare(b));
  for (const [room, counts] of inOrder) print(room, ...KINDS.map((kind) => counts[kind]));
  console.log(`messages: ${counted.messages} lines; documents: ${counted.words} words`);
}

await (word === '--check' ? checkBudgets() : printCounts(word));
