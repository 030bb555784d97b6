import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { keepAnnouncing } from './keep-announcing';
import { announceWaitingDonations, type DonationAlertBody } from './announce-waiting-donations';

let hook: Server;
let url: string;
let status = 200;
const received: DonationAlertBody[] = [];
beforeAll(async () => {
  hook = createServer((request, response) => {
    void text(request).then((body) => {
      if (status === 200) received.push(JSON.parse(body) as DonationAlertBody);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
});
afterAll(() => void hook.close());

describeOnBothDatabases('the alert of waiting donations', (database) => {
  const run = (sql: string) => database().connection.executeSql(sql);
  const tell = () =>
    announceWaitingDonations({ db: database().connection.db, url, publicUrl: 'https://keel.example' });
  const donate = (state = 'waiting') =>
    run(`insert into text_added (content, hash, state) values ('Minu salajane kiri', 'h', '${state}')`);
  const pass = (interval: string) =>
    run(`update donation_alert set next_at = next_at - interval '${interval}',
      sent_at = sent_at - interval '${interval}'`);
  beforeEach(async () => {
    await run('delete from donation_alert; delete from text_added');
    received.length = 0;
    status = 200;
  });

  it('tells numbers and the address of the queue, and nothing of a text', async () => {
    expect(await tell()).toBe(false);
    await donate('accepted');
    expect(await tell()).toBe(false);
    await donate();
    await donate();
    expect(await tell()).toBe(true);
    expect(received).toMatchObject([
      { event: 'donations-waiting', waiting: 2, address: 'https://keel.example/admin/review' },
    ]);
    expect(received[0]!.text).toContain('2 donated texts wait');
    expect(JSON.stringify(received)).not.toContain('salajane');
  });

  it('comes once an hour at most, and for the same donations once a day', async () => {
    await donate();
    expect(await tell()).toBe(true);
    await donate();
    expect(await tell()).toBe(false);
    await pass('61 minutes');
    expect(await tell()).toBe(true);
    await pass('61 minutes');
    expect(await tell()).toBe(false);
    await pass('24 hours');
    expect(await tell()).toBe(true);
    expect(received.map(({ waiting }) => waiting)).toEqual([1, 2, 2]);
  });

  it('is sent again when it did not arrive, after pauses that grow', async () => {
    await donate();
    status = 500;
    await expect(tell()).rejects.toThrow('500');
    expect(await tell()).toBe(false);
    await pass('61 seconds');
    await expect(tell()).rejects.toThrow('500');
    await pass('61 seconds');
    expect(await tell()).toBe(false);
    await pass('5 minutes');
    status = 200;
    expect(await tell()).toBe(true);
    expect(received).toHaveLength(1);
  });

  it('is sent once by servers that ask at the same time', async () => {
    await donate();
    const answers = await Promise.all([tell(), tell(), tell()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is looked after until closed, and a failure names no address', async () => {
    await donate();
    status = 500;
    const lines: string[] = [];
    const parts = { db: database().connection.db, url, publicUrl: null };
    const close = keepAnnouncing(parts, (line) => lines.push(line), 10);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    close();
    expect(lines.join()).not.toContain('127.0.0.1');
  });
});
