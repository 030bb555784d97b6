import { StringTable } from '@keelerada/corpus-engine/base/string-table';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/decode-annotation';
import { beforeAll, expect, it } from 'vitest';
import { MemorySource } from '../index/testing/source-for-test';
import { loadTexts } from './load-texts';
import { readRowBinary } from './read-row-binary';
import { readVocabulary } from './read-vocabulary';
import { readState } from './store-state';
import { describeWithStore } from './testing/test-store';

const TEXTS = [
  'Ema läks õue. Isa jäi koju.',
  'Õu on suur ja maja on suur.',
  'Ema, ema! Kus sa oled?',
  '',
  'Poiss luges raamatut, tüdruk kirjutas kirja.',
];

describeWithStore('loading', (store) => {
  const source = new MemorySource();
  beforeAll(async () => {
    TEXTS.forEach((text, i) => source.add(`t${i}`, text));
    await loadTexts(store().client, source.readTexts(0), { blockWords: 8, corpusId: 'c' });
  });

  it('gives the counts that the segment of the same texts has', async () => {
    const { client } = store();
    const texts = (await source.listTexts()) as never[];
    const segment = buildSegment(
      texts.map(({ id, content, annotationBytes }) =>
        toIndexText(id, content, decodeAnnotationColumns(annotationBytes)),
      ),
    );
    const vocabulary = await readVocabulary(client);
    const strings = new StringTable(vocabulary.stringStarts, vocabulary.stringUnits);
    const answer = await client.ask(
      'SELECT u, sum(c), sum(d) FROM totals_folded_all GROUP BY u FORMAT RowBinary',
    );
    const [ids, counts] = readRowBinary(answer, ['UInt32', 'Int64', 'Int64']);
    const found = new Map([...ids].map((id, row) => [strings.get(vocabulary.rankOfId[id]!), counts[row]]));
    const expected = new Map<string, number>();
    const { wordReadings, readingFolded } = segment.sections;
    for (const reading of wordReadings) {
      const word = segment.strings.get(readingFolded[reading]!);
      expected.set(word, (expected.get(word) ?? 0) + 1);
    }
    expect(new Map([...found].sort())).toEqual(new Map([...expected].sort()));
    expect(await readState(client)).toMatchObject({ texts: 5, lastText: 5, isOpen: false, corpusId: 'c' });
  });
});
