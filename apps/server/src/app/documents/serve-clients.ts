import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import { PROJECT_ROOT } from '../../platform/config/project-root';

const CLIENTS_FOLDER = join(PROJECT_ROOT, 'clients');
const PACKAGE_FOLDER = join(CLIENTS_FOLDER, 'python');
const PACKAGE_FILES = ['pyproject.toml', 'README.md'];
const PACKAGE_SOURCES = 'src/keelerada';
/** The folder in the archive; pip takes an archive with one. */
const ARCHIVE_FOLDER = 'keelerada';
/** The same files give the same archive; zip knows no earlier day. */
const ARCHIVE_TIME = new Date(1980, 0, 1);

/**
 * Serves the clients of this version: `source("SITE/clients/keelerada.R")` in R and `pip install SITE/clients/keelerada.zip`.
 * `clients/README.md` tells more.
 */
export function serveClients(app: FastifyInstance): void {
  app.get('/clients/keelerada.R', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await readFile(join(CLIENTS_FOLDER, 'r', 'keelerada.R'), 'utf8')),
  );
  app.get('/clients/keelerada.zip', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/zip')
      .send(Buffer.from(await packPackage())),
  );
}

async function packPackage(): Promise<Uint8Array> {
  const sources = await readdir(join(PACKAGE_FOLDER, PACKAGE_SOURCES));
  const files = sources.filter((name) => name.endsWith('.py') || name === 'py.typed').sort();
  const names = [...PACKAGE_FILES, ...files.map((name) => `${PACKAGE_SOURCES}/${name}`)];
  const entries = await Promise.all(
    names.map(
      async (name) => [`${ARCHIVE_FOLDER}/${name}`, await readFile(join(PACKAGE_FOLDER, name))] as const,
    ),
  );
  return zipSync(Object.fromEntries(entries), { mtime: ARCHIVE_TIME });
}
