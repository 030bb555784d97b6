import { nameMark } from '@keelerada/corpus-engine/error-marks/mark-places';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { beforeEach, expect, it } from 'vitest';
import type { VersionedAnnotator } from '../annotation/text-annotator';
import { annotatePendingTexts } from '../import/annotate-pending-texts';
import { removeTexts } from '../store/remove-texts.repository';
import { makeTextColumnsReader } from '../text-columns/keep-text-columns';
import { findTextIds } from '../text-selection/find-texts';
import { saveTexts, type TextToSave } from '../store/save-texts.repository';
import { ComputeThreadLostError } from '../../platform/compute/compute-errors';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { makeErrorMarks } from './error-marks';
import { loadTextMarks } from './load-text-marks';
import { makeMarksReader } from './make-marks-reader';
import { markPendingTexts } from './mark-pending-texts';
import { countUnmarkedTexts } from './pending-marks.repository';
import { placeReplacement } from './make-marks';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import { readMarksState } from '../store/marks-state.repository';
import type { TextMarker } from './text-marker';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [FIRST, SECOND, RUSSIAN] = [idOf(1), idOf(2), idOf(3)];

function tokenise(text: string) {
  const reading = { lemma: 'x', upos: 'NOUN', xpos: 'S', features: '_', root: 'x', head: -1, relation: '_' };
  return segmentText(text).map((sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token) => ({ ...token, ...reading })),
  }));
}

const makeAnnotator = (version: string): VersionedAnnotator => ({
  version,
  annotate: (texts) =>
    Promise.resolve(
      texts.map(({ text }) => {
        const sentences = tokenise(text);
        return {
          bytes: encodeAnnotation({ language: 'et', sentences }),
          words: 2,
          sentences: sentences.length,
        };
      }),
    ),
});

/** Finds `vga` misspelt, and what people marked. */
function makeMarker(version: string, annotatorVersion = 'a1', asked: string[] = []): TextMarker {
  return {
    version,
    annotatorVersion,
    mark: (texts) =>
      Promise.resolve(
        texts.map(({ text, humanMarks }) => {
          asked.push(text);
          if (text.includes('spoilt')) return null;
          const tokens = tokenise(text).flatMap((sentence) => sentence.tokens);
          const found = [...text.matchAll(/vga/gu)].map(({ index }) => ({
            ...{ start: index, end: index + 3, corrected: 'väga', code: 'R:SPELL' },
          }));
          return (humanMarks ?? found).map(({ start, end, corrected, code }): PlacedMark => {
            const place = placeReplacement(text, tokens, { from: start, to: end, replacement: corrected })!;
            const { words, ...edit } = place;
            return {
              ...edit,
              code,
              probability: 0.9,
              corrected: words.map((form) => ({ form, lemma: form })),
            };
          });
        }),
      ),
  };
}

describeOnBothDatabases('marks of texts', (database) => {
  const db = () => database().connection.db;
  const store = (texts: readonly TextToSave[]) =>
    saveTexts(db(), texts, { isDemo: false, removesDemo: false });
  const annotate = (version = 'a1') => annotatePendingTexts(database().connection, makeAnnotator(version));
  const load = (...ids: string[]) => loadTextMarks(db(), ids);
  const first = { id: FIRST, content: 'See on vga hea.', properties: [] };
  const second = { id: SECOND, content: 'Ma tulen. Ta on vga vga.', properties: [] };

  beforeEach(async () => {
    await database().connection.executeSql(
      'delete from text; update corpus_state set marked_with = null, edits_version = 0',
    );
    const language = [{ name: 'tekstikeel', value: 'vene' }];
    await store([first, second, { id: RUSSIAN, content: 'Мама vga.', properties: language }]);
    await annotate();
  });

  it('stand on tokens, in the order asked for; a text in another language has none', async () => {
    await markPendingTexts(db(), makeMarker('c1'));
    const spelling = { code: 'R:SPELL', corrected: [{ form: 'väga', lemma: 'väga' }], probability: 0.9 };
    expect(await load(SECOND, RUSSIAN, FIRST)).toMatchObject([
      {
        ...{ textId: SECOND, origin: 'machine' },
        marks: [
          { ...spelling, start: 5, end: 6 },
          { ...spelling, start: 6, end: 7 },
        ],
      },
      { textId: FIRST, marks: [{ ...spelling, start: 2, end: 3, from: 7, to: 10 }] },
    ]);
    expect(await countUnmarkedTexts(db(), makeMarker('c1'))).toBe(0);
  });

  it('narrow a text query once they are there', async () => {
    const readColumns = makeTextColumnsReader(db());
    const find = async (errors: string[]) =>
      findTextIds(await readColumns(), { language: ['eesti'], errors });
    const title = [
      { name: 'title', value: 'Kiri' },
      { name: 'tekstikeel', value: 'eesti' },
    ];
    await store([{ ...first, properties: title }]);
    expect(await find(['R:SPELL'])).toEqual([]);
    await markPendingTexts(db(), makeMarker('c1'));
    expect(await find(['R:SPELL', 'R:WO'])).toEqual([FIRST]);
    expect(await find(['R:WO'])).toEqual([]);
  });

  it('are counted as they are stored', async () => {
    const marks = makeErrorMarks(db());
    expect((await marks.readColumns()).states).toEqual(['waiting', 'waiting', 'other-language']);
    await markPendingTexts(db(), makeMarker('c1'));
    const { counts, states, findPlace } = await marks.readColumns();
    expect(states).toEqual(['machine', 'machine', 'other-language']);
    const loaded = await load(FIRST, SECOND);
    for (const { textId, marks } of loaded) {
      const place = findPlace(textId)!;
      const own = counts.counts.subarray(counts.offsets[place], counts.offsets[place + 1]);
      // Once as its kind, once among all.
      expect([...own]).toEqual([marks.length, marks.length]);
    }
  });

  it('name the texts that have an error of a kind', async () => {
    await store([first, { id: SECOND, content: 'See on hea.', properties: [] }]);
    await annotate();
    await markPendingTexts(db(), makeMarker('v1'));
    const reader = makeMarksReader(db());
    expect(await reader.listTextsWith((code) => nameMark(code).includes('SPELL'))).toEqual([FIRST]);
    expect(await reader.listTextsWith((code) => nameMark(code).includes('R:SPELL'))).toEqual([FIRST]);
    expect(await reader.listTextsWith((code) => nameMark(code).includes('PUNCT'))).toEqual([]);
  });

  it('go with a text that is withdrawn or changed', async () => {
    await markPendingTexts(db(), makeMarker('c1'));
    const before = await readMarksState(db());
    await store([{ ...first, content: 'See on hea.' }]);
    await removeTexts(db(), [SECOND]);
    expect(await load(FIRST, SECOND)).toEqual([]);
    const { rows } = await database().connection.executeSql('select * from text_edits');
    expect(rows).toEqual([]);
    expect((await readMarksState(db())).name).not.toBe(before.name);
    await annotate();
    await markPendingTexts(db(), makeMarker('c1'));
    expect(await load(FIRST)).toMatchObject([{ marks: [] }]);
  });

  it('of a new version take over at once, also where a text cannot be marked', async () => {
    await store([{ id: idOf(4), content: 'spoilt vga', properties: [] }]);
    await annotate();
    expect(await markPendingTexts(db(), makeMarker('c1'))).toEqual([idOf(4)]);
    expect(await load(idOf(4))).toEqual([]);
    const interrupted = makeMarker('c2');
    const shown = () => load(FIRST, SECOND).then((texts) => texts.map(({ version }) => version));
    const cut = {
      ...interrupted,
      mark: () => Promise.reject(new Error('the analyser is away')),
    };
    await expect(markPendingTexts(db(), cut)).rejects.toThrow('away');
    expect(await shown()).toEqual(['c1', 'c1']);
    await markPendingTexts(db(), interrupted);
    expect(await shown()).toEqual(['c2', 'c2']);
    const { rows } = await database().connection.executeSql('select distinct version from text_edits');
    expect(rows).toEqual([{ version: 'c2' }]);
  });

  it('are kept for the other texts of a batch where one costs its compute thread', async () => {
    await store([{ id: idOf(4), content: 'See kaotab vga', properties: [] }]);
    await annotate();
    const marker = makeMarker('c1');
    const mark: typeof marker.mark = (texts, signal) =>
      texts.some(({ text }) => text.startsWith('See kaotab'))
        ? Promise.reject(new ComputeThreadLostError('killed'))
        : marker.mark(texts, signal);
    expect(await markPendingTexts(db(), { ...marker, mark })).toEqual([idOf(4)]);
    expect((await load(FIRST, SECOND)).map(({ version }) => version)).toEqual(['c1', 'c1']);
  });

  it('are asked for once a version where a text cannot be marked, and again when the text changes', async () => {
    const spoilt = { id: idOf(4), content: 'spoilt vga', properties: [] };
    const asked: string[] = [];
    const told: unknown[] = [];
    const mark = (version: string, annotator = 'a1') =>
      markPendingTexts(db(), makeMarker(version, annotator, asked), {
        onProgress: (done, total, failed) => told.push([done, total, [...failed]]),
      });
    await store([spoilt]);
    await annotate();
    await mark('c1');
    expect(told.at(-1)).toEqual([3, 3, [idOf(4)]]);
    expect(await countUnmarkedTexts(db(), makeMarker('c1'))).toBe(0);
    expect((await makeErrorMarks(db()).readColumns()).states).toContain('failed');
    expect(await makeErrorMarks(db()).readText(idOf(4))).toMatchObject({ marks: null, hasFailed: true });
    asked.length = 0;
    await mark('c1');
    expect(asked).toEqual([]);
    await mark('c2');
    expect(asked.filter((text) => text === spoilt.content)).toHaveLength(1);
    await store([{ ...spoilt, content: 'See on vga uus.' }]);
    await annotate();
    await mark('c2');
    expect(await load(idOf(4))).toMatchObject([{ marks: [{ code: 'R:SPELL' }] }]);
    const gold = [{ start: 0, end: 3, corrected: 'Too', code: 'R:LEX' as const }];
    await store([{ ...spoilt, edits: null }]);
    await annotate();
    await mark('c2');
    await store([{ ...spoilt, edits: gold }]);
    expect(await countUnmarkedTexts(db(), makeMarker('c2'))).toBe(1);
  });

  it('stay on their words while a new annotator has analysed and the corrector not yet', async () => {
    await markPendingTexts(db(), makeMarker('c1'));
    await annotate('a2');
    expect(await load(FIRST)).toMatchObject([{ version: 'c1', marks: [{ start: 2, end: 3 }] }]);
    await markPendingTexts(db(), makeMarker('c2', 'a2'));
    expect(await load(FIRST)).toMatchObject([{ version: 'c2' }]);
  });

  it('of people replace those of the corrector, and go where they are taken away', async () => {
    await markPendingTexts(db(), makeMarker('c1'));
    const gold = [{ start: 4, end: 6, corrected: 'oli', code: 'R:VERB:FORM' as const }];
    expect(await store([{ ...first, edits: gold }])).toEqual(['updated']);
    expect(await store([{ ...first, edits: gold }])).toEqual(['unchanged']);
    expect(await load(FIRST)).toEqual([]);
    await markPendingTexts(db(), makeMarker('c1'));
    expect(await load(FIRST)).toMatchObject([
      { origin: 'gold', marks: [{ start: 1, end: 2, code: 'R:VERB:FORM' }] },
    ]);
    await store([{ ...first, edits: null }]);
    await markPendingTexts(db(), makeMarker('c1'));
    expect(await load(FIRST)).toMatchObject([{ origin: 'machine', marks: [{ start: 2, end: 3 }] }]);
  });
});
