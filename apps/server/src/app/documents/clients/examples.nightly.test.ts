import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { makeTestText, startTestServer, type TestServer } from '../../testing/server-for-test';

const run = promisify(execFile);
const CLIENTS = join(PROJECT_ROOT, 'clients');
/** pip fetches pandas. */
const INSTALL_MS = 600_000;

const WRITTEN = [
  'Minu sober elab Tartus. Ma arvan et ta tuleb homme. Ma loen huvitav raamat ja vaatan ilus pilt.',
  'Tema sober ootas bussi peatuses. Mul on kaks koer ja kolm kass. Ma elan suur majas.',
];
const texts = ['A2', 'B1', 'C1'].flatMap((level, place) =>
  Array.from({ length: 4 }, (_, index) =>
    makeTestText(place * 10 + index, `${WRITTEN[index % 2]!} Minu kodu on ${level} ja ${index}.`, {
      keeletase: level,
      emakeel: index % 2 === 0 ? 'vene' : 'soome',
    }),
  ),
);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-clients-'));
  server = await startTestServer(texts, { MARK_ERRORS: 'on' });
  const findErrors = async (): Promise<number> => {
    const url = '/api/tools/wordcontext';
    const payload = { tekstivalik: 'KOIK', cql: '[error.first="R:NOM:FORM"]' };
    return (await server.app.inject({ method: 'POST', url, payload })).json<{ total: number }>().total;
  };
  await vi.waitFor(async () => expect(await findErrors()).toBeGreaterThan(3), {
    timeout: 60_000,
    interval: 300,
  });
}, INSTALL_MS);
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

/** What an example shows of the server. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  wordlist_by_level: /kodu +12 +NOUN.*[\s\S]*State of the corpus: [\d-]{11}[\da-f]{8}/u,
  errors_in_context: /\d+ errors, \d+ of them here[\s\S]*raamat[\s\S]*vene/u,
  compare_levels: /sona.*[\s\S]*R:NOM:FORM[\s\S]*State of the corpus/u,
};

describe('the Python package, installed into an empty environment', () => {
  let python: string;
  beforeAll(async () => {
    await run('python3', ['-m', 'venv', join(folder, 'venv')]);
    python = join(folder, 'venv', 'bin', 'python');
    await run(python, ['-m', 'pip', 'install', '-q', `${server.address}/clients/keelerada.zip`]);
  }, INSTALL_MS);

  it.each(Object.entries(SHOWN))('runs %s.py', { timeout: INSTALL_MS }, async (name, shown) => {
    const file = join(CLIENTS, 'python/examples', `${name}.py`);
    expect((await run(python, [file, server.address])).stdout).toMatch(shown);
  });

  it('reads pages to the end, and raises what the server refuses', { timeout: INSTALL_MS }, async () => {
    const script = `
import sys, keelerada.client
from keelerada import Keelerada, KeeleradaError
site = Keelerada(sys.argv[1])
request = dict(tekstivalik="KOIK", type="LEMMAS", keyword="mina", displayCount=2, displayType="WORD")
whole = site.concordance(**request)
keelerada.client._PAGE_ROWS = 5
paged = site.concordance(**request)
assert len(whole) == whole.attrs["total"] > 5 and paged.equals(whole), (len(whole), len(paged))
assert len(site.ask("/api/tools/wordcontext", {**request, "limit": 7})) == 7
none = site.wordlist(tekstivalik="KOIK", type="WORDS", minFrequency=9999)
assert none.empty and "word" in none
for wrong in (dict(type="X"), dict(tekstivalik="KOIK", type="WORDS", minFreqency=9)):
    try:
        site.wordlist(**wrong)
    except KeeleradaError as error:
        print(error.code, error.field, error.status)
`;
    expect((await run(python, ['-c', script, server.address])).stdout).toBe(
      'InvalidRequest type 400\nInvalidRequest minFreqency 200\n',
    );
  });
});

const hasR = spawnSync('Rscript', ['-e', 'library(curl); library(jsonlite)']).status === 0;
const note = hasR ? '' : ' - skipped: Rscript with curl and jsonlite is not there';

describe.skipIf(!hasR)(`the R script${note}`, () => {
  it.each(Object.entries(SHOWN))('runs %s.R', { timeout: INSTALL_MS }, async (name, shown) => {
    const file = join(CLIENTS, 'r/examples', `${name}.R`);
    expect((await run('Rscript', [file, server.address])).stdout).toMatch(shown);
  });

  it('reads pages to the end, and signals what the server refuses', async () => {
    const script = `
source("${server.address}/clients/keelerada.R")
site <- keelerada("${server.address}")
request <- list(tekstivalik = "KOIK", type = "LEMMAS", keyword = "mina", displayCount = 2, displayType = "WORD")
whole <- keelerada_ask(site, "/api/tools/wordcontext", request)
keelerada_page_rows <- 5
paged <- keelerada_ask(site, "/api/tools/wordcontext", request)
stopifnot(nrow(whole) == attr(whole, "total"), nrow(whole) > 5, identical(whole$keyword, paged$keyword))
stopifnot("word" %in% names(keelerada_wordlist(site, tekstivalik = "KOIK", type = "WORDS", minFrequency = 9999)))
tell <- function(e) cat(e$code, e$field, e$status, "\n")
tryCatch(keelerada_wordlist(site, type = "X"), keelerada_error = tell)
tryCatch(keelerada_wordlist(site, tekstivalik = "KOIK", type = "WORDS", minFreqency = 9), keelerada_error = tell)
`;
    expect((await run('Rscript', ['-e', script])).stdout).toBe(
      'InvalidRequest type 400 \nInvalidRequest minFreqency 200 \n',
    );
  });
});

it('every example is run', async () => {
  for (const [where, ending] of [
    ['python/examples', '.py'],
    ['r/examples', '.R'],
  ] as const) {
    const files = (await readdir(join(CLIENTS, where))).filter((name) => name.endsWith(ending));
    expect(files.sort()).toEqual(
      Object.keys(SHOWN)
        .map((name) => `${name}${ending}`)
        .sort(),
    );
  }
});
