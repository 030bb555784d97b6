import { countNeighbours, type Neighbours } from '@keelerada/corpus-engine/near-words/count-neighbours';
import { keepFrequent } from '@keelerada/corpus-engine/collocates/describe-neighbours';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import { joinVocabularies } from '@keelerada/corpus-engine/segment/vocabulary';
import type { NeighbourColumns, NeighbourQuery } from '@keelerada/corpus-engine/token-index/token-index';
import { describeStoreWords } from './count-store-words';
import { openHitTexts } from './open-hit-texts';
import { CONTEXT_WORDS, resolveKeyword, type ResolvedKeyword } from './resolve-keyword';
import type { StoreSelection } from './store-selection';

/** Dense columns by id of the selection's vocabulary. */
interface DenseNeighbours {
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly texts: Uint32Array;
}

/** The neighbours of a keyword in a selection and its own text. Windows end at the borders of texts, so both add up. */
export async function countStoreNeighbours(
  selection: StoreSelection,
  query: NeighbourQuery,
): Promise<NeighbourColumns> {
  const keyword = await resolveKeyword(selection, query);
  const { vocabulary } = selection;
  const counts: DenseNeighbours = {
    left: new Uint32Array(vocabulary.size),
    right: new Uint32Array(vocabulary.size),
    texts: new Uint32Array(vocabulary.size),
  };
  let hits = keyword.count + keyword.own.total;
  if (keyword.word > 0 && query.span <= CONTEXT_WORDS) {
    await addFromPostings(selection, keyword, query.span, counts);
    addFromHits(selection, keyword.own, query, counts);
  } else {
    const opened = await openHitTexts(selection, keyword, query);
    hits = opened.total;
    addFromHits(selection, opened, query, counts);
  }
  const neighbours = keepFrequent(listNeighbours(counts), query.minCooccurrence ?? 1);
  const described = await describeStoreWords(selection, query.unit, neighbours.ids);
  return { names: vocabulary, ...neighbours, ...described, hits };
}

/** Where windows overlap a word counts at the hit it stands nearest to, at the left one if both are as near (Evert 2008). */
async function addFromPostings(
  selection: StoreSelection,
  { unit, word }: ResolvedKeyword,
  span: number,
  counts: DenseNeighbours,
): Promise<void> {
  const steps = Array.from({ length: span }, (_, i) => i + 1);
  const columns = [...steps.map((step) => `l${step}`), 'u', ...steps.map((step) => `r${step}`)];
  const distances = [...steps.map((step) => -step), 0, ...steps];
  const isInWindow =
    `if(d < 0, -d <= least(${span}, if(dl = 0, 255, intDiv(dl - 1, 2))), ` +
    `if(d > 0, d <= least(${span}, if(dr = 0, 255, intDiv(dr, 2))), ` +
    `(dl > 0 AND dl <= ${span}) OR (dr > 0 AND dr <= ${span})))`;
  const isLeft = '(d < 0 OR (d = 0 AND (dl = 0 OR (dr > 0 AND dl > dr))))';
  const sql =
    `SELECT v, countIf(${isLeft}) AS l, count() AS n, uniqExact(t) AS x FROM postings_${unit}_all ` +
    `ARRAY JOIN [${columns.join(', ')}] AS v, [${distances.map((d) => `toInt16(${d})`).join(', ')}] AS d ` +
    `WHERE u = ${word} AND ${selection.condition} AND v != 0 AND ${isInWindow} GROUP BY v`;
  const [words, left, all, texts] = await selection.read(sql, ['UInt32', 'UInt64', 'UInt64', 'UInt64']);
  words.forEach((number, row) => {
    const id = selection.idOf(number);
    counts.left[id]! += left[row]!;
    counts.right[id]! += all[row]! - left[row]!;
    counts.texts[id]! += texts[row]!;
  });
}

function addFromHits(
  { names, vocabulary, own }: StoreSelection,
  hits: Hits,
  { unit, span }: NeighbourQuery,
  counts: DenseNeighbours,
): void {
  if (hits.total === 0) return;
  const segments = hits.parts.map(({ segment }) => segment);
  const isKnown = segments.every((segment) => own.some((part) => part.segment === segment));
  // Words of opened texts are words of the store; the order of the own text's words is that of the selection.
  const joined = isKnown
    ? vocabulary
    : joinVocabularies([names, ...own.map(({ segment }) => segment), ...segments.slice(0, 1)]);
  const idMaps = segments.map((segment) => {
    const place = own.findIndex((part) => part.segment === segment);
    return joined.idMaps[place >= 0 ? 1 + place : 1 + own.length]!;
  });
  const found = countNeighbours(hits, { unit, span }, { ...joined, idMaps }, undefined);
  found.ids.forEach((id, row) => {
    counts.left[id]! += found.left[row]!;
    counts.right[id]! += found.right[row]!;
    counts.texts[id]! += found.texts[row]!;
  });
}

function listNeighbours({ left, right, texts }: DenseNeighbours): Neighbours {
  const ids = Uint32Array.from(left.keys()).filter((id) => (left[id]! | right[id]!) !== 0);
  const pick = (column: Uint32Array): Uint32Array => ids.map((id) => column[id]!);
  return { ids, left: pick(left), right: pick(right), texts: pick(texts) };
}
