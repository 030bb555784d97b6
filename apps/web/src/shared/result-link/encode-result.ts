import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { wholeCorpusQuery } from '../text-selection/whole-corpus.queries';
import { isRecord } from '../kept-value/is-record';
import type { ChosenTexts, SelectedTexts } from '../text-selection/selected-texts';
import type { ToolViews } from '../tool-session/tool-views';
import {
  decodeTextChoice,
  encodeNarrowedChoice,
  encodeTextChoice,
  type FoundTexts,
  headFoundTexts,
  type LinkedTexts,
  type LinkTexts,
} from './link-texts';
import { packJson, unpackJson } from './pack-ids';

/** Longest address that we hand out: some browsers show or keep no more than about 65,000 characters. */
export const MAX_LINK_CHARACTERS = 64_000;
const HASH_START = '#result=';
/** Of an address that every link of a page carries: more would make the page heavy. A thousand picked texts take about so much. */
const MAX_CARRIED_CHARACTERS = 8000;
/** The second format has views; the first is still read. */
const FORMAT_VERSION = 2;
const knownVersions: readonly unknown[] = [1, FORMAT_VERSION];

interface LinkHead extends LinkTexts {
  readonly v: number;
  /** Options of the tool, as its form holds them. */
  readonly o?: unknown;
  /** How the result is looked at. */
  readonly w?: ToolViews;
  /** The second selection, of a comparison. */
  readonly b?: LinkTexts;
}

/** What a link brings back. */
export interface LinkedResult extends LinkedTexts {
  /** Undefined if the address names texts alone. */
  readonly options: unknown;
  readonly views: ToolViews;
  /** The second selection, or null. */
  readonly compared: LinkedTexts | null;
}

/** Head, packed ids and packed ids of the second selection, with dots between; empty parts at the end are left out. */
function encode(selection: SelectedTexts, asked: Pick<LinkHead, 'o' | 'w'>, isKept: boolean): string {
  const first = encodeTextChoice(selection, isKept);
  const second = selection.compared === null ? null : encodeTextChoice(selection.compared, isKept);
  const head: LinkHead = {
    v: FORMAT_VERSION,
    ...asked,
    ...first.head,
    ...(second === null ? {} : { b: second.head }),
  };
  const parts = [packJson(head), first.packed, second?.packed ?? ''].join('.');
  return HASH_START + parts.replace(/\.+$/u, '');
}

const listAsked = (options: unknown, views: ToolViews): Pick<LinkHead, 'o' | 'w'> => ({
  o: options,
  ...(Object.keys(views).length > 0 ? { w: views } : {}),
});

/**
 * The part of an address after `#` that brings a result back: the options, how it is looked at, and the texts of both
 * selections by their query (asked again) or by id. It stays in the browser; an own text is never in it. Null if so many
 * single texts were picked that the address would be too long.
 */
export function encodeResult(
  selection: SelectedTexts,
  options: unknown,
  views: ToolViews = {},
): string | null {
  const hash = encode(selection, listAsked(options, views), false);
  return hash.length <= MAX_LINK_CHARACTERS ? hash : null;
}

/** The same for the address of the page itself: texts that are too many for it stay with this tab, and it says so to others. */
export function encodeAddress(selection: SelectedTexts, options: unknown, views: ToolViews): string {
  return encodeResult(selection, options, views) ?? encode(selection, listAsked(options, views), true);
}

/** The address of a result over all texts that a query finds, whatever texts are chosen here; `second` is compared with them. */
export function encodeFoundResult(
  first: FoundTexts,
  options: unknown,
  views: ToolViews = {},
  second: FoundTexts | null = null,
): string {
  const head: LinkHead = {
    v: FORMAT_VERSION,
    ...listAsked(options, views),
    ...headFoundTexts(first),
    ...(second === null ? {} : { b: headFoundTexts(second) }),
  };
  return HASH_START + packJson(head);
}

/** Texts without a result, for links that open another tool with them. */
export function encodeTexts(selection: SelectedTexts): string {
  const hash = encode(selection, {}, false);
  return hash.length <= MAX_CARRIED_CHARACTERS ? hash : encode(selection, {}, true);
}

/**
 * Those of the chosen texts that further filters let through, without a result, for a link that opens another tool with
 * them. Null if the address would be too long.
 */
export function encodeNarrowedTexts(texts: ChosenTexts, filters: TextQueryRequest): string | null {
  const { head, packed } = encodeNarrowedChoice(texts, filters, wholeCorpusQuery);
  const hash = HASH_START + [packJson({ v: FORMAT_VERSION, ...head }), packed].join('.').replace(/\.$/u, '');
  return hash.length <= MAX_LINK_CHARACTERS ? hash : null;
}

/** Whether the part after `#` claims to be a result. */
export function isResultHash(hash: string): boolean {
  return hash.startsWith(HASH_START);
}

/** Reads a result's address; null if it is broken or of an unknown format. */
export function decodeResult(hash: string): LinkedResult | null {
  if (!isResultHash(hash)) return null;
  const [head = '', packed = '', packedSecond = ''] = hash.slice(HASH_START.length).split('.');
  try {
    const { v, o, w, b, ...first } = unpackJson(head) as LinkHead;
    const texts = decodeTextChoice(first, packed);
    const compared = isRecord(b) ? decodeTextChoice(b, packedSecond) : null;
    const isWhole = texts !== null && (b === undefined || compared !== null);
    if (!knownVersions.includes(v) || !isWhole) return null;
    return { options: o, views: isRecord(w) ? w : {}, ...texts, compared };
  } catch {
    return null;
  }
}
