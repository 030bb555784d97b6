import { NOT_PARSED } from '@keelerada/corpus-engine/segment/relations';
import { sentencesToIndexText, toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { expect, it, describe } from 'vitest';
import { MemorySource } from '../../index/testing/source-for-test';
import { BlockRows } from './block-rows';
import { numberText, type NumberedText } from './number-text';
import { readRowBinary } from '../read-row-binary';
import { StoreDictionary } from './store-dictionary';

const CONTENT =
  'Ema ja isa. Ema nägi: ema oli kodus, isa ka ja ema ka. '.repeat(3) + 'x '.repeat(300) + 'lõpp, ema';

function makeDictionary(): StoreDictionary {
  const dictionary = new StoreDictionary();
  dictionary.numberRelation(NOT_PARSED);
  return dictionary;
}

async function makeRows(content: string): Promise<{ rows: BlockRows; text: NumberedText }> {
  const source = new MemorySource();
  source.add('a', content);
  const dictionary = makeDictionary();
  const rows = new BlockRows();
  rows.start(7);
  for await (const given of source.readTexts(0)) {
    const annotation = decodeAnnotationColumns(given.annotationBytes);
    const text = numberText(toIndexText(given.id, given.content, annotation), dictionary);
    rows.addText(given, text);
    return { rows, text };
  }
  throw new Error('There is no text.');
}

/** Running words of a text in a unit. */
function listRunning(text: NumberedText, unit: 'form' | 'folded' | 'lemma'): number[] {
  return [...text[unit]].filter((_, token) => text.isWord[token] === 1);
}

describe('rows of a text', () => {
  it('have every running word once, with the words and the like words around it', async () => {
    const { rows, text } = await makeRows(CONTENT);
    const words = listRunning(text, 'folded');
    const types = [
      ...(['UInt32', 'UInt32', 'UInt32', 'UInt32', 'UInt8', 'UInt8'] as const),
      ...Array.from({ length: 10 }, () => 'UInt32' as const),
    ];
    const columns = readRowBinary(rows.tables.get('postings_folded')!.view(), types) as ArrayLike<number>[];
    const [u, t, w, block, dl, dr, ...context] = columns as [Uint32Array, ...Uint32Array[]];
    expect(u).toHaveLength(words.length);
    expect(new Set(w)).toEqual(new Set(words.keys()));
    for (let row = 0; row < u.length; row++) {
      const place = w![row]!;
      expect(u[row]).toBe(words[place]);
      expect([t![row], block![row]]).toEqual([1, 7]);
      const before = words.lastIndexOf(u[row]!, place - 1);
      const after = words.indexOf(u[row]!, place + 1);
      expect(dl![row]).toBe(place === 0 || before < 0 ? 0 : Math.min(place - before, 255));
      expect(dr![row]).toBe(after < 0 ? 0 : Math.min(after - place, 255));
      const around = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map((step) => words[place + step] ?? 0);
      expect(context.map((column) => column[row])).toEqual(around);
    }
  });

  it('of lemmas name the folded forms of the word and of those around it', () => {
    const content = 'Emad jõid vett';
    const tokens = [...content.matchAll(/\S+/gu)].map(({ 0: form, index }, place) => ({
      start: index,
      end: index + form.length,
      lemma: `lemma-${place}`,
      upos: 'NOUN',
      features: '_',
    }));
    const indexed = sentencesToIndexText('a', content, [{ start: 0, end: content.length, tokens }]);
    const rows = new BlockRows();
    rows.start(7);
    const text = numberText(indexed, makeDictionary());
    rows.addText({ id: 'a', ordinal: 1, content, annotationBytes: new Uint8Array() }, text);
    const types = [
      ...(['UInt32', 'UInt32', 'UInt32', 'UInt32', 'UInt8', 'UInt8'] as const),
      ...Array.from({ length: 21 }, () => 'UInt32' as const),
    ];
    const columns = readRowBinary(rows.tables.get('postings_lemma')!.view(), types) as ArrayLike<number>[];
    const row = Array.from(columns[2]!).indexOf(1);
    const [mothers, drank, water] = text.folded;
    expect(columns[0]![row]).toBe(text.lemma[1]);
    const around = [0, 0, 0, 0, mothers, water, 0, 0, 0, 0];
    expect(columns.slice(16).map((column) => column[row])).toEqual([drank, ...around]);
    expect(columns.slice(6, 16).map((column) => column[row])).not.toEqual(around);
  });

  it('count the words by part of speech, and each word once as first', async () => {
    const { rows, text } = await makeRows(CONTENT);
    const types = ['UInt32', 'UInt32', 'UInt8', 'UInt32', 'UInt32', 'UInt8'] as const;
    const [, u, , , c, first] = readRowBinary(rows.tables.get('counts_form')!.view(), types);
    const words = listRunning(text, 'form');
    expect(c.reduce((sum, count) => sum + count, 0)).toBe(words.length);
    const counted = [...u].filter((_, row) => first[row] === 1);
    expect(counted).toEqual([...new Set(words)].sort((a, b) => a - b));
  });
});
