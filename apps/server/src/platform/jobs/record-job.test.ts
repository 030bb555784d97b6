import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../database/testing/test-databases';
import { listJobs, recordJob, runRecorded } from './record-job';

describeOnBothDatabases('records of jobs', (database) => {
  const db = () => database().connection.db;
  beforeEach(async () => {
    await database().connection.executeSql('delete from job_run');
  });

  it('tell how far a job is and how it ended, the newest first', async () => {
    const first = await recordJob(db(), { kind: 'import', source: 'texts.zip' });
    first.progress({ phase: 'reading', done: 5, total: 10 });
    await expect.poll(async () => (await listJobs(db()))[0]?.done).toBe(5);
    expect(await listJobs(db())).toMatchObject([
      { kind: 'import', source: 'texts.zip', state: 'running', phase: 'reading', done: 5, total: 10 },
    ]);
    first.progress({ phase: 'analysing', done: 7, total: 7 });
    await first.end('done');
    const second = await recordJob(db(), { kind: 'analysis' });
    const failing = runRecorded(second, undefined, () => Promise.reject(new Error('no analyser')));
    await expect(failing).rejects.toThrow('no analyser');
    const third = await recordJob(db(), { kind: 'analysis' });
    await expect(
      runRecorded(third, AbortSignal.abort(), () => Promise.reject(new Error())),
    ).rejects.toThrow();
    expect((await listJobs(db())).map(({ state, done }) => [state, done])).toEqual([
      ['interrupted', 0],
      ['failed', 0],
      ['done', 7],
    ]);
  });

  it('tell that a job was cut off when its process is not heard of any more', async () => {
    await recordJob(db(), { kind: 'analysis' }).then((record) => record.end('done'));
    await database().connection.executeSql(
      `insert into job_run (kind, updated_at) values ('import', now() - interval '10 minutes')`,
    );
    expect((await listJobs(db())).map(({ state }) => state)).toEqual(['interrupted', 'done']);
  });

  it.each(['-', '+'])('are right again soon after the clock was set by %s1 hour', async (sign) => {
    const record = await recordJob(db(), { kind: 'import' });
    await database().connection.executeSql(
      `update job_run set started_at = started_at ${sign} interval '1 hour', updated_at = updated_at ${sign} interval '1 hour'`,
    );
    record.progress({ phase: 'reading', done: 1, total: 2 });
    await expect.poll(async () => (await listJobs(db()))[0]?.state).toBe('running');
    await record.end('done');
    expect(await listJobs(db())).toMatchObject([{ state: 'done', done: 1 }]);
  });

  it('keep the last ones only', async () => {
    await database().connection.executeSql(
      `insert into job_run (kind, started_at) select 'import', now() - n * interval '1 day' from generate_series(1, 300) n`,
    );
    const record = await recordJob(db(), { kind: 'analysis' });
    const { rows } = await database().connection.executeSql('select count(*)::int as n from job_run');
    expect(rows).toEqual([{ n: 200 }]);
    await record.end('done');
  });

  it('never disturb the job', async () => {
    await database().connection.executeSql('alter table job_run rename to elsewhere');
    const record = await recordJob(db(), { kind: 'import' });
    record.progress({ phase: 'reading', done: 1, total: 2 });
    expect(await runRecorded(record, undefined, () => Promise.resolve(3))).toBe(3);
    await database().connection.executeSql('alter table elsewhere rename to job_run');
  });
});
