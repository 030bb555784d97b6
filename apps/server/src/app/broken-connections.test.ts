import type { CorpusTextDetail } from '@keelerada/contract/texts/corpus-text';
import {
  donationCall,
  reviewListCall,
  withdrawalCall,
  type ReviewedText,
} from '@keelerada/contract/texts/donation';
import { RECEIPT_HEADER } from '@keelerada/contract/texts/donation-choices';
import type { LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestAnnotator } from '../corpus/annotation/testing/annotator-for-test';
import { importCorpus } from '../corpus/import/import-corpus';
import { openImportSource } from '../corpus/import/open-import-source';
import { makeLines } from '../corpus/import/testing/lines-for-test';
import { saveTexts } from '../corpus/store/save-texts.repository';
import { isDatabaseOutage } from '../platform/database/failures/is-database-outage';
import { openDatabase } from '../platform/database/open-database';
import {
  makeCuttablePostgresql,
  type CuttableDatabase,
  type Cut,
} from '../platform/database/testing/line-to-postgresql';
import { testDatabaseUrl } from '../platform/database/testing/test-databases';
import { makeDonationApp, type DonationApp } from './testing/donation-app-for-test';
import { begin, finish, provider, useSessionSite } from './testing/session-site-for-test';

const note = testDatabaseUrl === '' ? ' - skipped: TEST_DATABASE_URL is not set' : '';
const cuts: readonly Cut[] = ['terminate', 'drop'];
/** More than any call here asks one after the other. */
const MOST_STATEMENTS = 80;

const uncaught: unknown[] = [];
const noteUncaught = (error: unknown): void => void uncaught.push(error);
beforeAll(() => {
  process.on('uncaughtException', noteUncaught);
  // The counts of use are not stored meanwhile: only what a call asks is cut.
  vi.useFakeTimers({ toFake: ['setInterval'] });
});
afterAll(() => {
  vi.useRealTimers();
  process.off('uncaughtException', noteUncaught);
});

/**
 * Does the same again and again with the connection cut behind its first, second … last statement; `prepare` makes what it
 * changes. Inside a transaction each cut fails, and what was asked goes well the next time. Answers how many did.
 */
async function cutEverywhere<Outcome>(
  { line }: CuttableDatabase,
  how: Cut,
  prepare: (round: number) => Promise<() => Promise<Outcome>>,
  hasFailed: (outcome: Outcome) => boolean,
): Promise<number> {
  let failures = 0;
  for (let round = 1; round < MOST_STATEMENTS; round++) {
    const act = await prepare(round);
    line.cutAfter(round, how);
    const isFailed = hasFailed(await act());
    const place = await line.disarm();
    expect(uncaught).toEqual([]);
    if (place === 'nowhere') return failures;
    if (place === 'outside') continue;
    failures++;
    expect([round, isFailed, hasFailed(await act())]).toEqual([round, true, false]);
  }
  return expect.fail('there is no end of statements');
}

/** False for an answer, true for the refusal that asks to try again; anything else is a fault. */
function isRefused({ statusCode, headers, body }: LightMyRequestResponse): boolean {
  if (statusCode < 400) return false;
  expect([statusCode, body]).toEqual([503, expect.stringContaining('"DatabaseUnavailable"')]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  return true;
}

describe.skipIf(testDatabaseUrl === '')(`a connection that breaks between two statements${note}`, () => {
  let database: CuttableDatabase;
  let made: DonationApp;
  beforeAll(async () => {
    made = await makeDonationApp(null, async () => (database = await makeCuttablePostgresql()));
  });
  afterAll(() => made.close());

  const post = (url: string, payload: object) =>
    made.app.inject({ method: 'POST', url, payload, headers: made.admin });
  const makeDonation = (name: string) => ({
    pealkiri: name,
    sisu: `${name}. Suvi on lühike.`,
    liik: 'mitteakadeemiline',
    mitteakadAlamliik: 'k2eesti_kiri_isiklik',
    autoriEmakeel: 'vene',
  });
  const donate = async (name: string) => {
    const { body, headers } = await post(donationCall.path, makeDonation(name));
    return { id: body, receipt: String(headers[RECEIPT_HEADER]) };
  };
  let names = 0;
  const nextName = () => `Kiri ${++names}`;
  const saveText = async () => {
    const id = `0b0c6f1e-0000-4000-8000-${String(++names).padStart(12, '0')}`;
    const properties = [{ name: 'title', value: `Jutt ${names}` }];
    const options = { isDemo: false, removesDemo: false };
    await saveTexts(made.db, [{ id, content: 'Metsas elas karu.', properties }], options);
    return id;
  };

  const changes: Readonly<Record<string, () => Promise<() => Promise<LightMyRequestResponse>>>> = {
    donation: () => {
      const payload = makeDonation(nextName());
      return Promise.resolve(() => post(donationCall.path, payload));
    },
    acceptance: async () => {
      const { id } = await donate(nextName());
      return () => post(`${reviewListCall.path}/${id}/accept`, {});
    },
    'edit of a donation': async () => {
      const { id } = await donate(nextName());
      const read = await made.app.inject({ url: `${reviewListCall.path}/${id}`, headers: made.admin });
      const { properties } = read.json<ReviewedText>();
      return () => post(`${reviewListCall.path}/${id}`, { text: `Uus lause ${names}.`, properties });
    },
    'withdrawal by the donor': async () => {
      const { receipt } = await donate(nextName());
      return () => post(withdrawalCall.path, { receipt });
    },
    'edit of a text': async () => {
      const url = `/api/admin/texts/${await saveText()}`;
      const read = await made.app.inject({ url, headers: made.admin });
      const { properties, revision } = read.json<CorpusTextDetail>();
      return () => post(url, { text: `Karu magas ${names} päeva.`, properties, revision });
    },
  };

  describe.each(cuts)('(%s)', (how) => {
    it.each(Object.keys(changes))('is a 503 that goes well the next time: %s', async (what) => {
      const failures = await cutEverywhere(database, how, changes[what]!, isRefused);
      expect(failures).toBeGreaterThan(0);
    });

    it('ends an import, which goes on the next time', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'keelerada-cut-'));
      const own = await makeCuttablePostgresql();
      const connection = await openDatabase(own.settings);
      const noFiles = {
        extractTextFromFile: () => Promise.reject(new Error('not needed')),
        close: () => undefined,
      };
      const importFile = async (path: string) => {
        const source = await openImportSource(path, noFiles);
        return importCorpus(connection, [source], makeTestAnnotator()).catch((error: unknown) => error);
      };
      const failures = await cutEverywhere(
        own,
        how,
        async (round) => {
          await connection.executeSql('delete from text; delete from annotation; delete from text_facet');
          const path = join(folder, `${round}.jsonl`);
          await writeFile(path, `${makeLines(2).join('\n')}\n`);
          return () => importFile(path);
        },
        (outcome) => {
          if (!(outcome instanceof Error)) return false;
          expect(isDatabaseOutage(outcome)).toBe(true);
          return true;
        },
      );
      expect(failures).toBeGreaterThan(0);
      await connection.close();
      await own.remove();
      await rm(folder, { recursive: true });
    });
  });
});

describe.skipIf(testDatabaseUrl === '')(`signing in over a connection that breaks${note}`, () => {
  let database: CuttableDatabase;
  useSessionSite(async () => (database = await makeCuttablePostgresql()));

  it.each(cuts)('leads back to the site, signed in or asked to try again (%s)', async (how) => {
    await cutEverywhere(
      database,
      how,
      async () => {
        const { url, cookies } = await begin();
        const back = await provider.signIn(url, 'mari');
        return () => finish(back, cookies);
      },
      (answer) => {
        expect(['/admin', '/?loginFailed=true']).toContain(answer.headers.location);
        return false;
      },
    );
  });
});
