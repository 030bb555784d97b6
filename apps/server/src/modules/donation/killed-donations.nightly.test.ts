import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { donatedText, donatedTextProperty, donationLog } from '../../platform/database/donation-schema';
import { receiveDonation } from './receive-donation';

/** More by hand: KILLS=100 npx vitest run killed-donations.nightly */
const KILLS = Number(process.env['KILLS'] ?? 3);
/** From the moment at which the database is open. */
const LONGEST_LIFE_MS = 600;
const TIMEOUT_MS = 60_000 + KILLS * 20_000;
const source = fileURLToPath(new URL('./testing/donate-until-killed.ts', import.meta.url));
/** Inside the package, so that Node finds the drivers. It starts much faster than the source. */
const folder = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const script = `${folder}${process.pid}-donate-until-killed.js`;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [source],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/*', 'drizzle-orm', 'drizzle-orm/*', 'pg', 'zod'],
    logLevel: 'error',
  });
});
afterAll(() => rm(script, { force: true }));

describeOnBothDatabases('donations of a server that is killed', (database) => {
  it(
    'none acknowledged is lost, none is doubled, none is stored by half',
    async () => {
      const acknowledged = new Map<number, string>();
      const { settings } = database();
      await database().close();
      for (let kill = 0; kill < KILLS; kill++) {
        const lines = await donateUntilKilled(JSON.stringify(settings), acknowledged.size);
        for (const line of lines) {
          const [number, id] = line.split(' ');
          acknowledged.set(Number(number), id!);
        }
      }
      const { db } = await database().reopen();
      // The donor whose donation was cut off sends it again.
      for (const number of [acknowledged.size - 1, acknowledged.size]) {
        const form = { pealkiri: `Tekst ${number}`, sisu: `See on tekst number ${number}.` };
        const { id } = await receiveDonation(db, new Uint8Array(32), form, `key of the donation ${number}`);
        if (acknowledged.has(number)) expect(id).toBe(acknowledged.get(number));
        else acknowledged.set(number, id);
      }
      expect(acknowledged.size).toBeGreaterThan(1);
      const rows = await db.select({ id: donatedText.id, content: donatedText.content }).from(donatedText);
      expect(new Map(rows.map(({ id, content }) => [id, content]))).toEqual(
        new Map(Array.from(acknowledged, ([number, id]) => [id, `See on tekst number ${number}.`])),
      );
      const titles = await db.$count(donatedTextProperty);
      expect(titles % acknowledged.size).toBe(0);
      expect(await db.$count(donationLog)).toBe(acknowledged.size);
    },
    TIMEOUT_MS,
  );
});

async function donateUntilKilled(settings: string, first: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, settings, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    timer ??= setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_LIFE_MS);
  });
  await once(child, 'close');
  // A line that was cut off was not heard.
  return output.split('\n').slice(1, -1);
}
