// `npm run quality`: writes docs/quality.md from apps/web/content/quality, which the page "How good it is" shows in both
// languages; `-- --check` only says whether the file is as the content has it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

export const QUALITY = join(ROOT, 'docs/quality.md');
const CONTENT = join(ROOT, 'apps/web/content/quality');
/** The columns of a section that names none; a column that is no name is the title of a value. */
const COLUMNS = ['what', 'command', { en: 'value' }, 'floor', 'date', 'met'];

/** A result with its 95 % interval and the number of cases. */
function writeValue({ interval, cases }, value) {
  const written = readEnglish(value);
  const range = interval === undefined ? '' : ` [${readEnglish(interval)}]`;
  return cases === undefined ? written + range : `${written}${range}, ${readEnglish(cases)}`;
}

/** What others have published, with a link to the work. */
function writePublished({ published }, { sources }) {
  if (!published) return '';
  const { name, url } = sources[published.source];
  return `${readEnglish(published.value)} ([${name}](${url}))`;
}

const readContent = (name) => JSON.parse(readFileSync(join(CONTENT, `${name}.json`), 'utf8'));

/** What the page says about all figures, and its sections in order. */
export function readQuality() {
  const page = readContent('page');
  return { page, sections: page.sections.map(readContent) };
}

/** English of a text that is in both languages, or that needs no translation. */
const readEnglish = (text) => (typeof text === 'string' ? text : (text?.en ?? ''));

const writeState = (state) => (state === 'noise' ? 'within noise' : (state ?? ''));

/** What was measured, and that another version runs now. */
function writeVersion({ version }, { current }) {
  if (version === undefined) return [];
  const [part, number] = version.split(' ');
  return number === current[part] ? [version] : [version, `now ${current[part]}`];
}

function writeMet({ met, metText, aim }) {
  const result = metText ? metText.en : writeState(met);
  if (!aim) return result;
  return `${result} (aim ${readEnglish(aim.value)}: ${aim.text ? aim.text.en : writeState(aim.met)})`;
}

function makeRow(section, figure, previous, page) {
  const values = [...(figure.values ?? [])];
  const command = readEnglish(figure.command);
  const cells = {
    what: () => figure.what.en,
    tests: () => command,
    command: () => (previous && command === readEnglish(previous.command) ? 'same' : command),
    floor: () => readEnglish(figure.floor),
    date: () => [figure.date, ...writeVersion(figure, page), figure.dateNote?.en].filter(Boolean).join(', '),
    met: () => writeMet(figure),
    published: () => writePublished(figure, page),
  };
  return (section.columns ?? COLUMNS).map(
    (column) => cells[column]?.() ?? writeValue(figure, values.shift()),
  );
}

const joinCells = (cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

function makeTable(section, page) {
  const columns = section.columns ?? COLUMNS;
  const figures = section.groups.flatMap((group) => group.figures);
  return [
    joinCells(columns.map((column) => (column === 'floor' && section.floorTitle?.en) || readEnglish(column))),
    `|${'---|'.repeat(columns.length)}`,
    ...figures.map((figure, index) => joinCells(makeRow(section, figure, figures[index - 1], page))),
  ].join('\n');
}

const makeSection = (section, page) =>
  [
    `## ${section.title.en}`,
    ...(section.data ? [section.data.en] : []),
    makeTable(section, page),
    ...(section.remarks ?? []).map(({ en }) => en),
    ...(section.notes ?? []),
  ].join('\n\n');

/** All that falls short, in the order of the sections: of figures, then of a section, then of nothing that is measured. */
function listShort({ page, sections }) {
  const bySection = sections.flatMap(({ groups, short = [] }) => [
    ...groups.flatMap(({ figures }) => figures.flatMap((figure) => figure.short ?? [])),
    ...short,
  ]);
  return [...bySection, ...page.short];
}

/** The English figures as Markdown. */
export function makeQuality(quality = readQuality()) {
  return `${[
    '# What is measured',
    ...quality.page.preface,
    ...quality.sections.map((section) => makeSection(section, quality.page)),
    '## Falls short',
    listShort(quality)
      .map(({ en }) => `- ${en}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}

function run(args) {
  if (!args.includes('--check')) return writeFileSync(QUALITY, makeQuality());
  if (readFileSync(QUALITY, 'utf8') === makeQuality()) return;
  console.error('docs/quality.md is not what apps/web/content/quality says: run npm run quality');
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run(process.argv.slice(2));
