import { describe, expect, it } from 'vitest';
import type { SelectedTexts } from '../text-selection/selected-texts';
import {
  MAX_LINK_CHARACTERS,
  decodeResult,
  encodeAddress,
  encodeNarrowedTexts,
  encodeResult,
  encodeTexts,
} from './encode-result';
import { meansTexts } from './find-linked-texts';

const query = { corpuses: ['clWmOIrLa'], level: ['B1'], language: ['eesti'] };
const makeIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
const options = { type: 'LEMMAS', customStopwords: 'õun, ära' };

const makeSelection = (parts: Partial<SelectedTexts>): SelectedTexts => ({
  corpusTextIds: null,
  ownTexts: null,
  corpusSource: null,
  compared: null,
  ...parts,
});

const restore = (selection: SelectedTexts, foundIds: readonly string[]) => {
  const hash = encodeResult(selection, options);
  const result = decodeResult(hash ?? '');
  return { hash, result, ids: result?.chooseIds?.(foundIds) };
};

describe('a link to a result', () => {
  it('brings back options and the whole answer of a query, without its ids', () => {
    const ids = makeIds(12_000);
    const selection = makeSelection({ corpusTextIds: ids, corpusSource: { query, unchosenIds: [] } });
    const { hash, result, ids: restored } = restore(selection, ids);
    expect(result).toMatchObject({ options, query, textCount: 12_000, hadOwnText: false });
    expect(restored).toEqual(ids);
    expect(hash?.length).toBeLessThan(500);
  });

  it.each([3, 2000])('brings back %i texts picked out of those a query found', (count) => {
    const found = makeIds(2400);
    const chosen = found.slice(0, count);
    const source = { query, unchosenIds: found.slice(count) };
    const { ids, hash } = restore(makeSelection({ corpusTextIds: chosen, corpusSource: source }), found);
    expect(ids).toEqual(chosen);
    expect(hash?.length).toBeLessThan(4000);
  });

  it.each([0, 3, 1900])('narrows texts by a filter, with %i of those found left out', (left) => {
    const found = makeIds(2000);
    const source = { query, unchosenIds: found.slice(0, left) };
    const chosen = makeSelection({ corpusTextIds: found.slice(left), corpusSource: source });
    const result = decodeResult(encodeNarrowedTexts(chosen, { nativeLang: ['vene'] }) ?? '');
    expect(result).toMatchObject({ query: { ...query, nativeLang: ['vene'] }, textCount: null });
    const [first, last] = [found[0]!, found.at(-1)!];
    expect(result?.chooseIds?.([first, last])).toEqual(left === 0 ? [first, last] : [last]);
  });

  it('narrows texts that were picked by id among all that the filter finds', () => {
    const picked = makeIds(4);
    const result = decodeResult(
      encodeNarrowedTexts(makeSelection({ corpusTextIds: picked }), { level: ['B1'] }) ?? '',
    );
    expect(result?.query).toMatchObject({ level: ['B1'], language: ['eesti', 'vene'] });
    expect(result?.chooseIds?.([...makeIds(3), picked[2]!])).toEqual([picked[2]]);
  });

  it('brings back ids that no query found', () => {
    const ids = makeIds(40);
    expect(restore(makeSelection({ corpusTextIds: ids }), []).ids).toEqual(ids);
  });

  it('holds nothing of the own text but that there was one', () => {
    const { hash, result } = restore(makeSelection({ ownTexts: 'salajane kiri' }), []);
    expect(result?.hadOwnText).toBe(true);
    expect(atob(hash!.slice('#result='.length))).not.toContain('salajane');
  });

  it.each([1, 2000])('brings back a second selection too (%i texts picked out for it)', (count) => {
    const [found, others] = [makeIds(300), makeIds(2400)];
    const source = { query: { corpuses: ['clWmOIrLa'], level: ['C1'] }, unchosenIds: others.slice(count) };
    const compared = { corpusTextIds: others.slice(0, count), corpusSource: source, ownTexts: 'minu tekst' };
    const first = { corpusTextIds: found, corpusSource: { query, unchosenIds: [] } };
    const { result, ids, hash } = restore(makeSelection({ ...first, compared }), found);
    expect(ids).toEqual(found);
    expect(result?.compared).toMatchObject({ query: source.query, textCount: count, hadOwnText: true });
    expect(result?.compared?.chooseIds?.(others)).toEqual(compared.corpusTextIds);
    expect(atob(hash!.slice('#result='.length).split('.')[0]!)).not.toContain('minu');
  });

  it('of one selection brings back no second one, and one with a broken second selection nothing', () => {
    expect(restore(makeSelection({ ownTexts: 'üks' }), []).result?.compared).toBeNull();
    const broken = { v: 2, o: {}, c: 'none', n: 0, b: { c: 'all', n: 3 } };
    expect(decodeResult(`#result=${btoa(JSON.stringify(broken))}`)).toBeNull();
  });

  it('is not given where it would be cut off on its way', () => {
    const ids = makeIds(MAX_LINK_CHARACTERS / 16);
    expect(encodeResult(makeSelection({ corpusTextIds: ids }), options)).toBeNull();
  });

  it.each(['', '#main', '#result=', '#result=%%%', '#result=e30', '#result=bnVsbA', '#result=eyJ2IjoxfQ.x'])(
    'that is broken (%s) brings back nothing',
    (hash) => expect(decodeResult(hash)).toBeNull(),
  );

  it('of the first format still opens', () => {
    const head = { v: 1, o: options, c: 'all', q: query, n: 2 };
    const hash = `#result=${btoa(JSON.stringify({ ...head, o: { type: 'LEMMAS' } }))}`;
    expect(decodeResult(hash)).toMatchObject({ options: { type: 'LEMMAS' }, query, textCount: 2, views: {} });
  });

  it('brings back how the result was looked at', () => {
    const views = { view: { sort: null, filters: {} }, cloud: true };
    expect(decodeResult(encodeResult(makeSelection({}), options, views)!)?.views).toEqual(views);
  });
});

describe('the address of the page', () => {
  it('leaves out texts that are too many for it, and tells their number', () => {
    const ids = makeIds(MAX_LINK_CHARACTERS / 16);
    const selection = makeSelection({ corpusTextIds: ids });
    const hash = encodeAddress(selection, options, {});
    expect(hash.length).toBeLessThan(300);
    const linked = decodeResult(hash)!;
    expect(linked.chooseIds).toBeNull();
    expect(meansTexts(linked, makeSelection({ corpusTextIds: [...ids].reverse() }))).toBe(true);
    expect(meansTexts(linked, makeSelection({ corpusTextIds: ids.slice(1) }))).toBe(false);
  });

  it('means the own text of whoever has it open', () => {
    const own = makeSelection({ ownTexts: 'salajane kiri' });
    const linked = decodeResult(encodeAddress(own, options, {}))!;
    expect(meansTexts(linked, own)).toBe(true);
    expect(meansTexts(linked, makeSelection({}))).toBe(false);
  });

  it('of a link that takes texts along stays short and asks for nothing', () => {
    const selection = makeSelection({ corpusTextIds: makeIds(1500) });
    expect(encodeTexts(selection).length).toBeLessThan(300);
    expect(decodeResult(encodeTexts(selection))?.options).toBeUndefined();
  });
});
