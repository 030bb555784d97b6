import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../database/testing/test-databases';
import { UsageCounter } from './usage-counter';

describeOnBothDatabases('UsageCounter', (database) => {
  beforeEach(async () => {
    await database().connection.executeSql('delete from usage_count');
  });

  it('counts calls by name and by the day in Estonia, over restarts', async () => {
    let now = new Date('2026-05-01T20:59:59Z');
    const { db } = database().connection;
    const counter = new UsageCounter(db, () => now);
    counter.add('wordlist');
    counter.add('wordlist');
    counter.add('speech');
    await counter.flush();
    now = new Date('2026-05-01T21:00:00Z');
    counter.add('wordlist');
    await counter.close();
    const second = new UsageCounter(db, () => now);
    second.add('wordlist');
    second.expect('keyness');
    expect(await second.read(2)).toEqual({
      from: '2026-05-01',
      to: '2026-05-02',
      counts: [
        { day: '2026-05-01', name: 'speech', calls: 1 },
        { day: '2026-05-01', name: 'wordlist', calls: 2 },
        { day: '2026-05-02', name: 'wordlist', calls: 2 },
      ],
      names: ['keyness', 'speech', 'wordlist'],
    });
    expect((await second.read(1)).counts).toHaveLength(1);
    await second.close();
  });

  it('adds up what several servers count', async () => {
    const { db } = database().connection;
    const counters = [new UsageCounter(db), new UsageCounter(db)];
    await Promise.all(
      counters.map(async (counter) => {
        for (let call = 0; call < 50; call++) {
          counter.add('wordlist');
          await counter.flush();
        }
      }),
    );
    expect((await counters[0]!.read(1)).counts).toMatchObject([{ name: 'wordlist', calls: 100 }]);
    for (const counter of counters) await counter.close();
  });

  it('forgets counts of more than two years ago', async () => {
    await database().connection.executeSql(`insert into usage_count values ('2020-01-01', 'wordlist', 5)`);
    const counter = new UsageCounter(database().connection.db);
    counter.add('speech');
    expect((await counter.read(366)).counts).toMatchObject([{ name: 'speech' }]);
    await counter.close();
    const { rows } = await database().connection.executeSql('select name from usage_count');
    expect(rows).toEqual([{ name: 'speech' }]);
  });

  it('keeps counts that cannot be stored for the next time', async () => {
    const { db } = database().connection;
    let isGone = true;
    const sometimes = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction' && isGone
          ? () => Promise.reject(new Error('gone'))
          : (Reflect.get(target, name) as unknown),
    });
    const counter = new UsageCounter(sometimes);
    counter.add('wordlist');
    await counter.flush();
    isGone = false;
    expect((await counter.read(1)).counts).toMatchObject([{ name: 'wordlist', calls: 1 }]);
    await counter.close();
  });
});
