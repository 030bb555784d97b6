import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { completeReplacement } from './annotation-replacement.repository';
import {
  countPendingTexts,
  deleteUnusedAnnotations,
  readAnnotatedTexts,
  readPendingTexts,
  saveAnnotations,
} from './annotation.repository';
import { readCorpusSummary, readCorpusVersion } from './corpus-state.repository';
import { findUnknownIds, readAllTexts, readContents, readText } from './corpus-text.repository';
import type { CorpusText } from './corpus-text';
import { saveTexts } from './save-texts.repository';

const REAL = { isDemo: false, removesDemo: false };

const makeText = (content: string, pairs: [string, string][] = []): CorpusText => ({
  id: randomUUID(),
  content,
  properties: pairs.map(([name, value]) => ({ name, value })),
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describeOnBothDatabases('corpus store', (database) => {
  const db = () => database().connection.db;
  beforeEach(async () => {
    await database().connection.executeSql('delete from text; delete from annotation');
  });

  async function annotateAll(version = 'v1'): Promise<number> {
    const pending = await readPendingTexts(db(), version, 0, 1000);
    return saveAnnotations(
      db(),
      version,
      pending.map((text) => ({
        text,
        annotation: { bytes: Buffer.from(text.content), words: text.content.length, sentences: 1 },
      })),
    );
  }

  it('gives back a text with all its properties in order', async () => {
    const text = makeText('Tere, õhtu! 😀\n\tUus "rida" \\ ja \'ülakoma\'.', [
      ['emakeel', 'vene'],
      ['emakeel', 'eesti'],
      ['title', 'Pealkiri; {a,b} NULL'],
    ]);
    expect(await saveTexts(db(), [text], REAL)).toEqual(['added']);
    expect(await readText(db(), text.id)).toEqual(text);
    expect(await readText(db(), text.id.toUpperCase())).toEqual(text);
    expect(await readText(db(), randomUUID())).toBeNull();
  });

  it('leaves an equal text alone and takes over a changed one', async () => {
    const text = makeText('Üks.', [['title', 'A']]);
    await saveTexts(db(), [text], REAL);
    await annotateAll();
    const before = await readCorpusVersion(db());
    expect(await saveTexts(db(), [text], REAL)).toEqual(['unchanged']);
    expect(await readCorpusVersion(db())).toEqual(before);

    const renamed = { ...text, properties: [{ name: 'title', value: 'B' }] };
    expect(await saveTexts(db(), [renamed], REAL)).toEqual(['updated']);
    expect(await countPendingTexts(db(), 'v1')).toBe(0);
    expect((await readCorpusVersion(db())).removalVersion).toBe(before.removalVersion);

    const rewritten = { ...renamed, content: 'Kaks.' };
    expect(await saveTexts(db(), [rewritten], REAL)).toEqual(['updated']);
    expect(await countPendingTexts(db(), 'v1')).toBe(1);
    const after = await readCorpusVersion(db());
    expect(after.removalVersion).toBe(after.version);
    expect(await readText(db(), text.id)).toEqual(rewritten);
  });

  it('takes the demonstration out with the first real texts', async () => {
    await saveTexts(db(), [makeText('Näidis.')], { isDemo: true, removesDemo: false });
    expect((await readCorpusSummary(db())).isDemo).toBe(true);
    const real = makeText('Päris.');
    await saveTexts(db(), [real], { isDemo: false, removesDemo: true });
    expect(await collect(readAllTexts(db()))).toEqual([real]);
    expect(await readCorpusSummary(db())).toMatchObject({ texts: 1, isDemo: false });
  });

  it('stores one analysis for equal texts and hands the index everything in order', async () => {
    const texts = [makeText('Sama.'), makeText('Muu.'), makeText('Sama.')];
    await saveTexts(db(), texts, REAL);
    expect(await readCorpusSummary(db())).toMatchObject({ pendingTexts: 3, runningWords: 0 });
    expect(await annotateAll()).toBe(3);
    const { rows } = await database().connection.executeSql('select count(*)::int as n from annotation');
    expect(rows[0]?.n).toBe(2);
    const read = await collect(readAnnotatedTexts(db(), 0));
    expect(read.map(({ id, content }) => ({ id, content }))).toEqual(
      texts.map(({ id, content }) => ({ id, content })),
    );
    expect(read.map((text) => Buffer.from(text.annotationBytes).toString())).toEqual([
      'Sama.',
      'Muu.',
      'Sama.',
    ]);
    const [, second] = read;
    expect(await collect(readAnnotatedTexts(db(), second!.ordinal))).toHaveLength(1);
    expect(await readCorpusSummary(db())).toMatchObject({ pendingTexts: 0, runningWords: 14 });
  });

  it('does not touch a text that was changed while it was analysed', async () => {
    const text = makeText('Enne.');
    await saveTexts(db(), [text], REAL);
    const [pending] = await readPendingTexts(db(), 'v1', 0, 10);
    await saveTexts(db(), [{ ...text, content: 'Pärast.' }], REAL);
    const annotation = { bytes: Buffer.from('x'), words: 1, sentences: 1 };
    expect(await saveAnnotations(db(), 'v1', [{ text: pending!, annotation }])).toBe(0);
    expect(await countPendingTexts(db(), 'v1')).toBe(1);
  });

  it('lets a new annotator replace the analyses and removes those no text uses', async () => {
    await saveTexts(db(), [makeText('Üks.'), makeText('Kaks.')], REAL);
    await annotateAll('v1');
    expect(await countPendingTexts(db(), 'v2')).toBe(2);
    expect(await deleteUnusedAnnotations(db(), 'v2')).toBe(0);
    expect(await annotateAll('v2')).toBe(0);
    expect(await deleteUnusedAnnotations(db(), 'v2')).toBe(0);
    expect(await completeReplacement(db(), 'v2', [])).toEqual({ texts: 2, waiting: 0 });
    const after = await readCorpusVersion(db());
    expect(after.removalVersion).toBe(after.version);
    expect(await deleteUnusedAnnotations(db(), 'v2')).toBe(2);
    const read = await collect(readAnnotatedTexts(db(), 0));
    expect(read.map((text) => text.annotatorVersion)).toEqual(['v2', 'v2']);
  });

  it('answers contents in the order asked for and names unknown ids', async () => {
    const texts = [makeText('Üks.'), makeText('Kaks.')];
    await saveTexts(db(), texts, REAL);
    const unknown = randomUUID();
    const ids = [texts[1]!.id, unknown, texts[0]!.id];
    expect(await readContents(db(), ids)).toEqual(['Kaks.', 'Üks.']);
    expect(await findUnknownIds(db(), ids)).toEqual([unknown]);
  });

  it('reads all texts once where there are more than one page', async () => {
    const texts = Array.from({ length: 450 }, (_, place) => makeText(`Tekst ${place}.`));
    await saveTexts(db(), texts, REAL);
    await annotateAll();
    expect(new Set((await collect(readAllTexts(db()))).map((text) => text.id)).size).toBe(450);
    const ordinals = (await collect(readAnnotatedTexts(db(), 0))).map((text) => text.ordinal);
    expect(ordinals).toHaveLength(450);
    expect(ordinals).toEqual([...ordinals].sort((left, right) => left - right));
  });

  it('keeps the numbers of texts without gaps after a failed transaction', async () => {
    const before = await readCorpusVersion(db());
    const broken = { ...makeText('Katki.'), id: 'not a uuid' };
    await expect(saveTexts(db(), [makeText('Terve.'), broken], REAL)).rejects.toThrow();
    expect(await readCorpusVersion(db())).toEqual(before);
    expect(await readCorpusSummary(db())).toMatchObject({ texts: 0 });
  });
});
