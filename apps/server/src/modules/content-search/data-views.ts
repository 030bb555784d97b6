import type { FoundHit } from './find-hits';
import { element, text, textElement, type Xml } from '@keelerada/estonian/xml/write-xml';

export const VIEW_TYPES = {
  hits: 'application/x-clarin-fcs-hits+xml',
  adv: 'application/x-clarin-fcs-adv+xml',
} as const;

export const isDataView = (id: string): id is keyof typeof VIEW_TYPES => Object.hasOwn(VIEW_TYPES, id);

const RESOURCE_NAMESPACE = 'http://clarin.eu/fcs/resource';
const HITS_NAMESPACE = 'http://clarin.eu/fcs/dataview/hits';
const ADV_NAMESPACE = 'http://clarin.eu/fcs/dataview/advanced';

export interface LayeredToken {
  /** First and last character, counted in code points from 1 at the start of what is shown. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly lemma: string;
  readonly pos: string;
  readonly isHit: boolean;
}

/** Layers of the tokens by their identifiers in FCS-QL, in the order in which clients show them. */
export function listLayers(endpoint: string) {
  const layer = <Id extends keyof LayeredToken>(id: Id, type: string) => ({
    id,
    type,
    resultId: `${endpoint}/layer/${id}`,
  });
  return [layer('word', 'text'), layer('pos', 'pos'), layer('lemma', 'lemma')];
}

/** The payload of a record: a hit in its sentence, of the text at an address. */
export function writeResource(address: string | undefined, ...views: readonly Xml[]): Xml {
  return element(
    'fcs:Resource',
    { 'xmlns:fcs': RESOURCE_NAMESPACE, ref: address },
    element('fcs:ResourceFragment', {}, ...views),
  );
}

const writeView = (id: keyof typeof VIEW_TYPES, content: Xml): Xml =>
  element('fcs:DataView', { type: VIEW_TYPES[id] }, content);

/** The sentence with the hit marked; with `marked` only what it finds inside the hit. */
export function writeHits(hit: FoundHit, marked: RegExp | null): Xml {
  const { contextBefore, keyword, contextAfter, joined } = hit;
  const isJoined = (side: 'BEFORE' | 'AFTER'): boolean => joined === side || joined === 'BOTH';
  const before = contextBefore === '' || isJoined('BEFORE') ? contextBefore : `${contextBefore} `;
  const after = contextAfter === '' || isJoined('AFTER') ? contextAfter : ` ${contextAfter}`;
  const content = [text(before), ...markInside(keyword, marked), text(after)];
  return writeView('hits', element('hits:Result', { 'xmlns:hits': HITS_NAMESPACE }, ...content));
}

function markInside(keyword: string, marked: RegExp | null): Xml[] {
  const written: Xml[] = [];
  let at = 0;
  for (const { 0: found, index } of marked === null ? [] : keyword.matchAll(marked)) {
    if (found === '') continue;
    written.push(text(keyword.slice(at, index)), textElement('hits:Hit', found));
    at = index + found.length;
  }
  return at === 0 ? [textElement('hits:Hit', keyword)] : [...written, text(keyword.slice(at))];
}

/** The tokens of the sentence with their layers; those of the hit are highlighted. */
export function writeLayers(tokens: readonly LayeredToken[], endpoint: string): Xml {
  const segments = tokens.map(({ start, end }, i) => element('adv:Segment', { id: `s${i + 1}`, start, end }));
  const layers = listLayers(endpoint).map(({ id, resultId }) =>
    element(
      'adv:Layer',
      { id: resultId },
      ...tokens.map((token, i) =>
        textElement('adv:Span', token[id], { ref: `s${i + 1}`, highlight: token.isHit ? 'h1' : undefined }),
      ),
    ),
  );
  return writeView(
    'adv',
    element(
      'adv:Advanced',
      { 'xmlns:adv': ADV_NAMESPACE },
      element('adv:Segments', { unit: 'item' }, ...segments),
      element('adv:Layers', {}, ...layers),
    ),
  );
}
