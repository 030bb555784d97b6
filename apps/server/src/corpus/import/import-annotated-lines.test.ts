import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { text as readStream } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { exportAnnotatedCorpus } from '../export/export-forms';
import { exportCorpus } from './export-corpus';
import { importPath } from './testing/import-path-for-test';
import { FIRST, FOREIGN, OURS, SECOND } from './testing/conllu-for-test';

const THIRD = '00000000-0000-4000-8000-000000000003';

/** Columns that say nothing, not even `_`. */
const EMPTY = '# newdoc id = a\n1\tTere\ttere\tINTJ\t\t\t0\t\t_\t_\n2\tMari\tMari\t\t_\t_\t1\t\t_\t_\n\n';

type Token = Record<string, unknown>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeOnBothDatabases('annotations from elsewhere in JSON Lines', (database) => {
  const clear = () =>
    database().connection.executeSql(
      'delete from text; delete from annotation; delete from given_annotation',
    );
  beforeEach(async () => void (await clear()));

  async function importFile(name: string, content: string) {
    const path = join(folder, name);
    await writeFile(path, content);
    return importPath(database().connection, path);
  }

  async function collect(write: (output: Writable) => Promise<unknown>): Promise<string> {
    const output = new PassThrough();
    const written = readStream(output);
    await write(output);
    output.end();
    return written;
  }
  const exportLines = () => collect((output) => exportCorpus(database().connection, output));
  const exportConllu = () =>
    collect((output) =>
      exportAnnotatedCorpus(database().connection, 'conllu', { softwareVersion: '1' }, output),
    );

  it('go out and come back with every place, tag and tree', async () => {
    await importFile('ours.conllu', OURS + FOREIGN + EMPTY);
    const [conllu, lines] = [await exportConllu(), await exportLines()];
    expect(conllu).toContain(OURS);
    expect(conllu).toContain('\n2\tMari\tMari\tX\t_\t_\t_\t_\t_');
    await clear();
    expect(await importFile('again.jsonl', lines)).toMatchObject({ texts: { added: 4 }, problems: 0 });
    expect(await exportConllu()).toBe(conllu);
    expect(await exportLines()).toBe(lines);
    expect(await importFile('third.jsonl', lines)).toMatchObject({ texts: { unchanged: 4 }, analysed: 0 });
  });

  it('stand in the line of their text alone, written short', async () => {
    const plain = `${JSON.stringify({ id: THIRD, content: 'Tere! Tere!', properties: [] })}\n`;
    await importFile('ours.conllu', OURS);
    await importFile('plain.jsonl', plain);
    const [first, second, third] = (await exportLines()).trimEnd().split('\n');
    expect(`${third}\n`).toBe(plain);
    expect(JSON.parse(first!)).toMatchObject({ annotation: { source: 'Tiina & Co' } });
    expect(JSON.parse(second!)).toEqual({
      id: SECOND,
      content: 'Tere hommikust!',
      properties: [{ name: 'title', value: 'Teine' }],
      annotation: {
        sentences: [
          {
            tokens: [
              { start: 0, end: 4, lemma: 'tere', upos: 'INTJ', xpos: 'I', head: -1, relation: 'root' },
              {
                ...{ start: 5, end: 14, lemma: 'hommik', upos: 'NOUN', xpos: 'S' },
                ...{ features: 'Case=Ela|Number=Sing', head: 0, relation: 'obl' },
              },
              { start: 14, end: 15, lemma: '!', upos: 'PUNCT', xpos: 'Z', head: 0, relation: 'punct' },
            ],
          },
        ],
      },
    });
  });

  it('are left alone by a line without them, changed by one that gives another, and on one line in CoNLL-U', async () => {
    const properties = [{ name: 'title', value: 'Teine' }];
    const line = (annotation?: unknown) =>
      `${JSON.stringify({ id: SECOND, content: 'Tere!', properties, annotation })}\n`;
    const tokens = [
      { start: 0, end: 4, lemma: 'tere', upos: 'INTJ' },
      { start: 4, end: 5, lemma: '!', upos: 'PUNCT' },
    ];
    await importFile('own.jsonl', line());
    const given = await importFile('given.jsonl', line({ source: 'Mari\nja Jüri', sentences: [{ tokens }] }));
    expect(given).toMatchObject({ texts: { updated: 1 }, analysed: 1, problems: 0 });
    expect(await importFile('silent.jsonl', line())).toMatchObject({ texts: { unchanged: 1 }, analysed: 0 });
    const conllu = await exportConllu();
    expect(conllu).toContain('\n# annotator = Mari ja Jüri\n# property title');
    expect(conllu).toContain('\n1\tTere\ttere\tINTJ\t_\t_\t_\t_\t_\tSpaceAfter=No\n');
  });

  it('that are malformed are told by line and field, and the other lines are taken', async () => {
    const content = 'Üks 😀 kaks.';
    const token = (start: number, end: number, more: Token = {}): Token => ({
      ...{ start, end, lemma: 'x', upos: 'X' },
      ...more,
    });
    const good = [token(0, 3), token(4, 6), token(7, 11), token(11, 12)];
    const tree = (heads: readonly number[]) =>
      good.map((one, place) => ({ ...one, head: heads[place], relation: 'dep' }));
    const swap = (place: number, ...tokens: Token[]) => good.toSpliced(place, 1, ...tokens);
    const at = (place: number, field: string) => `"annotation.sentences.0.tokens.${place}.${field}": `;
    const broken: readonly (readonly [annotation: unknown, reason: string])[] = [
      [null, '"annotation": '],
      [{ sentences: [] }, '"annotation.sentences": '],
      [{ sentences: [{ tokens: [] }] }, '"annotation.sentences.0.tokens": '],
      [{ source: 7, sentences: [{ tokens: good }] }, '"annotation.source": '],
      [swap(1, token(4, 6, { lemma: 7 })), at(1, 'lemma')],
      [swap(1, token(4, 6, { upos: 'A\tB' })), `${at(1, 'upos')}a tab or a line break is in it`],
      [swap(1, token(4, 6, { head: -2 })), at(1, 'head')],
      [swap(1, token(4, 5)), `${at(1, 'end')}it is inside a character of two UTF-16 units`],
      [swap(1, token(2, 6)), `${at(1, 'start')}it is before the end of the token before it`],
      [swap(1, token(4, 4)), `${at(1, 'end')}it is not after the start`],
      [swap(3, token(11, 13)), `${at(3, 'end')}it is not in the content`],
      [swap(2), `${at(2, 'start')}no token holds what stands from 6 to there in the content`],
      [good.slice(0, 2), '"annotation.sentences": no token holds what stands after 6 in the content'],
      [swap(1, token(4, 6), token(6, 7)), '"annotation.sentences": sentence 1: word 3 has no form'],
      [tree([-1, 0, 0, 4]), '"annotation.sentences": sentence 1: there is no word 5 to be a head'],
      [tree([1, 0, 0, 0]), '"annotation.sentences": sentence 1: the heads go round in a circle'],
      [swap(1, token(4, 6, { head: 0, relation: 'dep' })), `${at(0, 'relation')}other tokens`],
    ];
    const record = (id: string, annotation: unknown) =>
      JSON.stringify({
        ...{ id, content, properties: [] },
        annotation: Array.isArray(annotation) ? { sentences: [{ tokens: annotation }] } : annotation,
      });
    const report = await importFile(
      'broken.jsonl',
      [
        record(FIRST, good),
        ...broken.map(([annotation]) => record(THIRD, annotation)),
        JSON.stringify({
          id: THIRD,
          content: 'cafe\u0301',
          annotation: { sentences: [{ tokens: [token(0, 5)] }] },
        }),
        record(SECOND, tree([-1, 0, 0, 0])),
      ].join('\n'),
    );
    expect(report.texts).toMatchObject({ added: 2, skipped: broken.length + 1 });
    expect(report.problemList).toEqual([
      ...broken.map(([, reason], place) => ({
        place: `broken.jsonl, line ${place + 2}`,
        reason: expect.stringContaining(reason) as string,
      })),
      {
        place: `broken.jsonl, line ${broken.length + 2}`,
        reason: 'its annotation cannot be placed: the content is not clean (NFC)',
      },
    ]);
    // Both texts have one content, and with it the annotation that came last.
    expect((await exportConllu()).match(/\tdep\t/gu)).toHaveLength(8);
  });
});
