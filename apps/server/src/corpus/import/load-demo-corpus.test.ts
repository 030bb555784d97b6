import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { readCorpusSummary } from '../store/corpus-state.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import { loadDemoCorpus } from './load-demo-corpus';

const DEMO_FOLDER = join(PROJECT_ROOT, 'demo-corpus');
const LEAST_TEXTS = 84;

describeOnBothDatabases('loadDemoCorpus', (database) => {
  it('loads every text of the demonstration into an empty store, and nothing into one with texts', async () => {
    const { connection } = database();
    const report = await loadDemoCorpus(connection, DEMO_FOLDER, makeTestAnnotator());
    expect(report?.problemList).toEqual([]);
    expect(report?.unknownProperties).toEqual({});
    expect(report?.texts.added).toBeGreaterThanOrEqual(LEAST_TEXTS);
    expect(await readCorpusSummary(connection.db)).toMatchObject({ isDemo: true, pendingTexts: 0 });
    expect(await loadDemoCorpus(connection, DEMO_FOLDER, makeTestAnnotator())).toBeNull();
  });
});
