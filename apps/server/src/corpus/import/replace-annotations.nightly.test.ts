import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { FAILING_WORD, makeTestAnnotator } from '../annotation/testing/annotator-for-test';
import type { VersionedAnnotator } from '../annotation/text-annotator';
import { makeAnnotatedTexts } from '../index/annotated-texts.repository';
import { makeCorpusStatusReader } from '../status/read-corpus-status';
import {
  countPendingTexts,
  deleteUnusedAnnotations,
  readAnnotatedTexts,
  readAnnotationBytes,
} from '../store/annotation.repository';
import { countOutdatedTexts } from '../store/annotation-replacement.repository';
import { readCorpusSummary, readCorpusVersion } from '../store/corpus-state.repository';
import type { CorpusText } from '../store/corpus-text';
import { removeTexts } from '../store/remove-texts.repository';
import { saveTexts } from '../store/save-texts.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { annotatePendingTexts } from './annotate-pending-texts';

/** Six batches. */
const TEXTS = 550;
/** By the third call one batch is about to be stored. */
const THIRD_CALL = 3;
const never = new AbortController().signal;

const makeText = (content: string): CorpusText => ({ id: randomUUID(), content, properties: [] });

describeOnBothDatabases('the change to another annotator', (database) => {
  const connection = () => database().connection;
  const db = () => connection().db;
  let texts: CorpusText[];

  const save = (saved: readonly CorpusText[]) =>
    saveTexts(db(), saved, { isDemo: false, removesDemo: false });

  beforeEach(async () => {
    await connection().executeSql('delete from text; delete from annotation');
    texts = Array.from({ length: TEXTS }, (_, place) => makeText(`Tekst ${place}.`));
    await save(texts);
    await annotatePendingTexts(connection(), makeTestAnnotator('v1'));
  });

  /** Ids by the annotator that the texts have now. */
  async function readAnnotators(): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for await (const { id, annotatorVersion } of readAnnotatedTexts(db(), 0)) {
      found.set(annotatorVersion, [...(found.get(annotatorVersion) ?? []), id]);
    }
    return found;
  }

  async function countAnnotations(version: string): Promise<number> {
    const { rows } = await connection().executeSql(
      `select count(*)::int as n from annotation where annotator_version = '${version}'`,
    );
    return rows[0]!.n as number;
  }

  /** An annotator that does something before it answers its third call. */
  function makeInterrupted(interrupt: () => Promise<void> | void): VersionedAnnotator {
    const annotator = makeTestAnnotator('v2');
    let calls = 0;
    return {
      version: 'v2',
      async annotate(given) {
        if (++calls === THIRD_CALL) await interrupt();
        return annotator.annotate(given);
      },
    };
  }

  async function interruptReplacement(): Promise<void> {
    const stop = new AbortController();
    const annotator = makeInterrupted(() => stop.abort());
    await expect(annotatePendingTexts(connection(), annotator, { signal: stop.signal })).rejects.toThrow();
  }

  it('happens to all texts at once, in their order of arrival', async () => {
    const seen = new Set<string>();
    const annotator = makeTestAnnotator('v2');
    const before = await readCorpusVersion(db());
    const checks: Promise<void>[] = [];
    const look = async (): Promise<void> => {
      seen.add([...(await readAnnotators()).keys()].join());
    };
    const result = await annotatePendingTexts(connection(), annotator, {
      onProgress: () => void checks.push(look()),
    });
    await Promise.all(checks);
    expect(result).toEqual({ texts: TEXTS, problems: [] });
    expect([...seen].every((versions) => ['v1', 'v2'].includes(versions))).toBe(true);
    expect(await readAnnotators()).toEqual(new Map([['v2', texts.map(({ id }) => id)]]));
    expect(annotator.texts).toBe(TEXTS);
    expect(await countAnnotations('v1')).toBe(0);
    const after = await readCorpusVersion(db());
    expect(after).toMatchObject({ version: before.version + 1, removalVersion: before.version + 1 });
    expect(await readCorpusSummary(db())).toMatchObject({ pendingTexts: 0, runningWords: 2 * TEXTS });
  });

  it('goes on where it was interrupted, and nothing changes until then', async () => {
    await interruptReplacement();
    expect([...(await readAnnotators()).keys()]).toEqual(['v1']);
    const stored = await countAnnotations('v2');
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(TEXTS);
    expect(await countOutdatedTexts(db(), 'v2')).toBe(TEXTS - stored);
    // Another process tidies up.
    expect(await deleteUnusedAnnotations(db(), 'v2')).toBe(0);

    const annotator = makeTestAnnotator('v2');
    await annotatePendingTexts(connection(), annotator);
    expect(annotator.texts).toBe(TEXTS - stored);
    expect(await readAnnotators()).toEqual(new Map([['v2', texts.map(({ id }) => id)]]));
  });

  it('holds back a text that comes in the middle, and waits for no text that goes', async () => {
    const [changed, removed] = [texts[3]!, texts[200]!];
    const added = makeText('Hiline tekst.');
    let version = '';
    const annotator = makeInterrupted(async () => {
      await save([added, { ...changed, content: 'Muudetud tekst.' }]);
      await removeTexts(db(), [removed.id]);
      version = [...(await readAnnotators()).keys()].join();
    });
    await annotatePendingTexts(connection(), annotator);
    expect(version).toBe('v1');
    const kept = texts.filter((text) => text !== removed && text !== changed).map(({ id }) => id);
    expect(await readAnnotators()).toEqual(new Map([['v2', [...kept, added.id]]]));
    // The changed text had had its turn; the next run has nothing else to do.
    expect(await countPendingTexts(db(), 'v2')).toBe(1);
    expect(await annotatePendingTexts(connection(), makeTestAnnotator('v2'))).toMatchObject({ texts: 1 });
    expect((await readAnnotators()).get('v2')).toEqual([...kept, added.id, changed.id]);
  });

  it('gives a new text of an unfinished replacement no analysis of its own version', async () => {
    await interruptReplacement();
    const added = makeText('Uus tekst.');
    await save([added]);
    expect(await readCorpusSummary(db())).toMatchObject({ texts: TEXTS + 1, pendingTexts: 1 });
    const annotated = makeAnnotatedTexts(db());
    await expect(annotated.read([texts[0]!.id, added.id], never)).rejects.toThrow();
    await annotatePendingTexts(connection(), makeTestAnnotator('v2'));
    expect(await annotated.read([texts[0]!.id, added.id], never)).toHaveLength(2);
    expect([...(await readAnnotators()).keys()]).toEqual(['v2']);
  });

  it('leaves a text that cannot be analysed any more without analysis', async () => {
    const annotator = makeTestAnnotator('v2');
    const failing = texts[7]!;
    const picky: VersionedAnnotator = {
      version: 'v2',
      annotate: (given) =>
        annotator.annotate(
          given.map((one) => (one.text === failing.content ? { ...one, text: FAILING_WORD } : one)),
        ),
    };
    const result = await annotatePendingTexts(connection(), picky);
    expect(result).toMatchObject({ texts: TEXTS - 1, problems: [{ place: `text ${failing.id}` }] });
    expect((await readAnnotators()).get('v2')).toHaveLength(TEXTS - 1);
    expect(await readCorpusSummary(db())).toMatchObject({ texts: TEXTS, pendingTexts: 1 });
    expect(await annotatePendingTexts(connection(), makeTestAnnotator('v2'))).toMatchObject({ texts: 1 });
  });

  it('does not happen where the annotator analyses nothing', async () => {
    await removeTexts(
      db(),
      texts.slice(2).map(({ id }) => id),
    );
    const broken: VersionedAnnotator = { version: 'v2', annotate: () => Promise.reject(new Error('broken')) };
    expect(await annotatePendingTexts(connection(), broken)).toMatchObject({ texts: 0 });
    expect([...(await readAnnotators()).keys()]).toEqual(['v1']);
  });

  it('skips a version that was never finished', async () => {
    await interruptReplacement();
    await annotatePendingTexts(connection(), makeTestAnnotator('v3'));
    expect([...(await readAnnotators()).keys()]).toEqual(['v3']);
    expect(await countAnnotations('v2')).toBe(0);
  });

  it('is told by the status, and downloads read the new analyses alone', async () => {
    const readStatus = makeCorpusStatusReader(db(), 'v2');
    expect(await readStatus()).toMatchObject({ pendingTexts: 0, outdatedTexts: TEXTS });
    const ids = texts.map(({ id }) => id);
    let stored = 0;
    const annotator = makeInterrupted(async () => {
      stored = (await readAnnotationBytes(db(), 'v2', ids)).size;
    });
    await annotatePendingTexts(connection(), annotator);
    expect(stored).toBeLessThan(TEXTS);
    expect((await readAnnotationBytes(db(), 'v2', ids)).size).toBe(TEXTS);
    expect(await readStatus()).toMatchObject({ pendingTexts: 0, outdatedTexts: 0 });
  });
});
