import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { countPendingTexts } from '../../corpus/store/annotation.repository';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import type { VersionedAnnotator } from '../../corpus/annotation/text-annotator';
import { describeOnBothDatabases } from '../database/testing/test-databases';
import { startAnnotateTextsJob, ANNOTATE_TEXTS_QUEUE } from '../../corpus/import/annotate-texts-job';
import { openJobs } from './open-jobs';

const WAIT = { timeout: 20_000, interval: 50 };

const annotator: VersionedAnnotator = {
  version: 'v1',
  annotate: (texts) =>
    Promise.resolve(texts.map(() => ({ bytes: Uint8Array.of(1, 2), words: 1, sentences: 1 }))),
};

describeOnBothDatabases('jobs', (database) => {
  const store = (content: string) =>
    saveTexts(database().connection.db, [{ id: randomUUID(), content, properties: [] }], {
      isDemo: false,
      removesDemo: false,
    });

  it('runs a requested job, and again after closing and opening', async () => {
    for (let round = 0; round < 2; round++) {
      const jobs = await openJobs(database().connection, (error) => expect.fail(error.message));
      const handle = vi.fn(() => Promise.resolve());
      await jobs.work('trial', handle);
      await jobs.request('trial');
      await vi.waitFor(() => expect(handle).toHaveBeenCalled(), WAIT);
      await jobs.close();
    }
  });

  it('analyses at start what an interrupted import left, and later what is asked for', async () => {
    await store('Üks.');
    const { connection } = database();
    const jobs = await openJobs(connection, (error) => expect.fail(error.message));
    await startAnnotateTextsJob(connection, jobs, annotator);
    const expectNonePending = () =>
      vi.waitFor(async () => expect(await countPendingTexts(connection.db, 'v1')).toBe(0), WAIT);
    await expectNonePending();
    await store('Kaks.');
    await jobs.request(ANNOTATE_TEXTS_QUEUE);
    await expectNonePending();
    await jobs.close();
  });

  it('runs a job that was asked for before the clock was set back', async () => {
    const { connection } = database();
    const jobs = await openJobs(connection, (error) => expect.fail(error.message));
    await jobs.request('later');
    await connection.executeSql(
      "update pgboss.job set start_after = now() + interval '1 hour' where name = 'later'",
    );
    const handle = vi.fn(() => Promise.resolve());
    await jobs.work('later', handle);
    await jobs.request('later');
    await vi.waitFor(() => expect(handle).toHaveBeenCalled(), WAIT);
    await jobs.close();
  });

  it('tells of a job that fails', async () => {
    const onError = vi.fn();
    const jobs = await openJobs(database().connection, onError);
    await jobs.work('failing', () => Promise.reject(new Error('the analyser is away')));
    await jobs.request('failing');
    await vi.waitFor(
      () =>
        expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'the analyser is away' })),
      WAIT,
    );
    await jobs.close();
  });

  it('aborts a running job when it closes', async () => {
    const jobs = await openJobs(database().connection, () => undefined);
    const aborted = vi.fn();
    const started = vi.fn();
    await jobs.work('long', (signal) => {
      started();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted();
          reject(signal.reason as Error);
        });
      });
    });
    await jobs.request('long');
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), WAIT);
    await jobs.close();
    expect(aborted).toHaveBeenCalledOnce();
  });
});
