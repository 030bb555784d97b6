import { countHitsByText, type TextHits } from '@keelerada/corpus-engine/distribution/count-hits-by-text';
import type { Search } from '@keelerada/corpus-engine/token-index/token-index';
import { countStoreMatches } from './count-store-matches';
import { openParts, listHitTexts } from './open-hit-texts';
import { resolveKeyword } from './resolve-keyword';
import type { StoreSelection } from './store-selection';

/** How often each chosen text has what is looked for, in the order of the store; the own text last. */
export async function countStoreHits(selection: StoreSelection, search: Search): Promise<TextHits> {
  const own = countHitsByText(selection.own, search);
  if (selection.isEmpty) return own;
  const sql = `SELECT t, id, words FROM texts_all WHERE ${selection.condition} ORDER BY t`;
  const [[texts, ids, words], { hits, ownHits }] = await Promise.all([
    selection.read(sql, ['UInt32', 'String', 'UInt32']),
    countByNumber(selection, search),
  ]);
  return {
    ids: [...ids, ...own.ids],
    runningWords: Uint32Array.from([...words, ...own.runningWords]),
    hits: Uint32Array.from([...[...texts].map((text) => hits.get(text) ?? 0), ...ownHits]),
  };
}

interface CountedHits {
  readonly hits: ReadonlyMap<number, number>;
  readonly ownHits: readonly number[];
}

async function countByNumber(selection: StoreSelection, search: Search): Promise<CountedHits> {
  const listOwn = (total: number): readonly number[] => (selection.own.length === 0 ? [] : [total]);
  if ('cql' in search) {
    const { texts, counts, own } = await countStoreMatches(selection, search);
    return { hits: new Map([...texts].map((text, i) => [text, counts[i]!])), ownHits: listOwn(own.total) };
  }
  const keyword = await resolveKeyword(selection, search);
  const ownHits = listOwn(keyword.own.total);
  if (keyword.condition === null) return { hits: new Map(), ownHits };
  if (!keyword.isExact) {
    const texts = (await listHitTexts(selection, keyword)).sort();
    const counted = countHitsByText(await openParts(selection, texts), search);
    const [own = 0] = counted.hits.slice(texts.length);
    return { hits: new Map([...texts].map((text, i) => [text, counted.hits[i]!])), ownHits: listOwn(own) };
  }
  const sql =
    `SELECT t, count() FROM postings_${keyword.unit}_all ` +
    `WHERE ${keyword.condition} AND ${selection.condition} GROUP BY t`;
  const [texts, counts] = await selection.read(sql, ['UInt32', 'UInt64']);
  return { hits: new Map([...texts].map((text, i) => [text, counts[i]!])), ownHits };
}
