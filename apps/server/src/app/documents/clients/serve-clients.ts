import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { listCalls, type ApiDescription, type Call, describeField, isListField } from './list-calls';
import { writePythonCalls, writePythonFields } from './write-python';

const CLIENTS_FOLDER = join(PROJECT_ROOT, 'clients');
const R_SCRIPT = join(CLIENTS_FOLDER, 'r', 'keelerada.R');
const PACKAGE_FOLDER = join(CLIENTS_FOLDER, 'python');
const PACKAGE_FILES = ['pyproject.toml', 'README.md'];
const PACKAGE_SOURCES = 'src/keelerada';
/** The folder in the archive; pip takes an archive with one. */
const ARCHIVE_FOLDER = 'keelerada';
/** The same files give the same archive; zip knows no earlier day. */
const ARCHIVE_TIME = new Date(1980, 0, 1);

/**
 * Serves the clients of this version: `source("SITE/clients/keelerada.R")` in R and `pip install SITE/clients/keelerada.zip`.
 * What knows the calls is written from the description of the API; `clients/README.md` tells more.
 */
export function serveClients(app: FastifyInstance): void {
  const list = (): Call[] => listCalls(app.calls, app.swagger() as ApiDescription);
  app.get('/clients/keelerada.R', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${await readFile(R_SCRIPT, 'utf8')}\n${writeRCalls(list())}`),
  );
  app.get('/clients/keelerada.zip', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/zip')
      .send(Buffer.from(await packPackage(list()))),
  );
}

async function packPackage(calls: readonly Call[]): Promise<Uint8Array> {
  const sources = await readdir(join(PACKAGE_FOLDER, PACKAGE_SOURCES));
  const files = sources.filter((name) => name.endsWith('.py') || name === 'py.typed').sort();
  const names = [...PACKAGE_FILES, ...files.map((name) => `${PACKAGE_SOURCES}/${name}`)];
  const entries = await Promise.all(
    names.map(
      async (name) =>
        [`${ARCHIVE_FOLDER}/${name}`, await readFile(join(PACKAGE_FOLDER, name), 'utf8')] as const,
    ),
  );
  const written = [
    [`${ARCHIVE_FOLDER}/${PACKAGE_SOURCES}/_calls.py`, writePythonCalls(calls)],
    [`${ARCHIVE_FOLDER}/${PACKAGE_SOURCES}/_fields.py`, writePythonFields(calls)],
  ] as const;
  const archive = [...entries, ...written].map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(archive), { mtime: ARCHIVE_TIME });
}

const LINE_CHARACTERS = 100;

/** The part of `keelerada.R` after what people wrote: what is known of the calls, and a function for each. */
function writeRCalls(calls: readonly Call[]): string {
  return `# ---- Written by the site from the description of its API ----

keelerada_calls <- list(
${calls.map(writeShape).join(',\n')}
)
${calls.map(writeFunction).join('')}`;
}

function writeShape(call: Call): string {
  const { path, rows, nested, isPaged, isRead, columns, fields } = call;
  const lists = fields.filter(isListField).map(({ name }) => `"${name}"`);
  const parts = [
    rows === undefined ? '' : `rows = "${rows}"`,
    nested === undefined ? '' : `nested = "${nested}"`,
    isPaged ? 'paged = TRUE' : '',
    columns.length === 0 ? '' : `columns = c(${columns.map((name) => `"${name}"`).join(', ')})`,
    isRead ? 'read = TRUE' : '',
    lists.length === 0 ? '' : `lists = c(${lists.join(', ')})`,
  ].filter((part) => part !== '');
  return `  "${path}" = list(${parts.join(', ')})`;
}

function writeFunction({ name, path, summary, fields }: Call): string {
  const comments = [`${summary}.`, ...fields.map((field) => `- ${describeField(field)}`)].flatMap(wrap);
  const given = fields.length === 0 ? '' : ', ...';
  const asked = fields.length === 0 ? '' : ', list(...)';
  return `
${comments.join('\n')}
keelerada_${name} <- function(site${given}) keelerada_ask(site, "${path}"${asked})
`;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > LINE_CHARACTERS && line !== '#') {
      lines.push(line);
      line = '#  ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
