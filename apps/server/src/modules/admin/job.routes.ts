import { jobsCall, analysisJobCall, type JobsResponse } from '@keelerada/contract/site/admin';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { ANNOTATE_TEXTS_QUEUE } from '../../corpus/import/annotate-texts-job';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { writeAdminLog } from '../../platform/admin-log/admin-log.repository';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { listJobs } from '../../platform/jobs/record-job';
import { listWaitingJobs } from '../../platform/jobs/waiting-job.repository';

export interface JobParts {
  readonly db: Database;
  readonly readCorpusStatus: CorpusStatusReader;
  /** Asks for the analysis of texts that have none. */
  readonly requestAnnotation: () => Promise<void>;
}

/** Imports and analyses: how they went, and one more. The scope lets administrators in only. */
export function registerJobs(app: FastifyInstance, parts: JobParts): void {
  const { db, readCorpusStatus, requestAnnotation } = parts;
  serveCall(app, jobsCall, () => readJobs(db));
  serveCall(app, analysisJobCall, async (request) => {
    const { pendingTexts, outdatedTexts } = await readCorpusStatus();
    const waitingTexts = pendingTexts + outdatedTexts;
    if (waitingTexts > 0) {
      await requestAnnotation();
      const details = String(waitingTexts);
      await writeAdminLog(db, [
        { actor: readActor(request), action: 'job_requested', subject: 'analysis', details },
      ]);
    }
    return { waitingTexts };
  });
}

async function readJobs(db: Database): Promise<JobsResponse> {
  const [waiting, runs] = await Promise.all([listWaitingJobs(db, ANNOTATE_TEXTS_QUEUE), listJobs(db)]);
  return [
    ...waiting.map(({ id, requestedAt }) => ({
      ...{ id, kind: 'analysis' as const, source: null, state: 'waiting' as const },
      ...{ phase: 'analysing' as const, done: 0, total: 0 },
      ...{ requestedAt: requestedAt.toISOString(), startedAt: null, updatedAt: null, failure: null },
    })),
    ...runs.map(({ requestedAt, startedAt, updatedAt, ...run }) => ({
      ...run,
      requestedAt: requestedAt?.toISOString() ?? null,
      startedAt: startedAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
  ];
}
