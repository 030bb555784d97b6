import { JsonBytes } from '@keelerada/corpus-engine/base/json-bytes';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import type { IndexText } from '@keelerada/corpus-engine/segment/index-text';
import { countSketch } from '@keelerada/corpus-engine/word-sketch/count-sketch';
import { encodeSketch } from '@keelerada/corpus-engine/word-sketch/encode-sketch';
import { makeSketch } from '@keelerada/corpus-engine/word-sketch/make-sketch';
import { makeWordlist } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import { type BaseTexts, repeatTexts } from '../corpus/make-base-texts';
import { measure, type Timing } from '../measure';

/** What tokens are in made-up trees, about as often as in Estonian ones: of ten, seven are edges of a sketch. */
const RELATIONS = ['nsubj', 'obj', 'amod', 'advmod', 'conj', 'compound:prt', 'obj', 'cc', 'root', 'mark'];
const FARTHEST_HEAD = 4;

/** The rough annotation has no trees: each token gets a head among the next ones. Speed does not depend on which. */
function addTrees(text: IndexText): IndexText {
  const { starts } = text.tokens;
  const heads = Int32Array.from({ length: starts.length }, (_, token) =>
    Math.min(starts.length - 1, token + 1 + (token % FARTHEST_HEAD)),
  );
  const relations = heads.map((_, token) => (token * 7) % RELATIONS.length);
  return { ...text, tokens: { ...text.tokens, relations, relationTable: RELATIONS, heads } };
}

/** A word sketch of the most frequent base form, with the first collocates of each relation as JSON. */
export function measureSketch(base: BaseTexts, size: number, runs: number): Promise<Timing> {
  const texts = base.texts.map(addTrees);
  const parts = [{ segment: buildSegment(repeatTexts({ ...base, texts }, size)), texts: null }];
  const index = new MemoryTokenIndex(parts);
  const { names, ids } = makeWordlist(index.countWords('lemma'), index.measure(), { unit: 'lemma' });
  const keyword = names.get(ids[0]!);
  return measure(() => {
    const columns = countSketch(parts, { keyword });
    const rows = makeSketch(columns, undefined, { limit: 10, minCount: 1, order: 'LOGDICE' });
    const out = new JsonBytes();
    encodeSketch(rows, columns, undefined, out);
    return out.length;
  }, runs);
}
