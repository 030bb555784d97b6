import { TokenStoreClient } from '../token-store-client';
import type { TokenStoreState } from '../token-store-state';
import { openNames, type StoreNames } from './store-names';
import { StoreSelection, type StoreSelectionParts, type StoreTexts } from './store-selection';
import { makeStoreTokenIndex, type StoreTokenIndex } from './store-token-index';

/** Texts of the store in a state of it: plain data for threads. */
export interface StoredTexts {
  readonly state: TokenStoreState;
  readonly texts: StoreTexts;
  /** The texts of the corpus that can have what a question about errors looks for; undefined for any. */
  readonly marked?: Uint32Array | undefined;
}

/** What this thread has open: the connections and the names of the last state. */
let client: { readonly key: string; readonly client: TokenStoreClient } | undefined;
let names: { readonly key: string; readonly names: StoreNames } | undefined;

/** Opens texts of the store in this thread; an own text beside them stays in memory. */
export function openStoreIndex(
  { state, texts, marked }: StoredTexts,
  asked: Pick<StoreSelectionParts, 'own' | 'signal' | 'loadMarks'>,
): StoreTokenIndex {
  const key = JSON.stringify(state.address);
  if (client?.key !== key) client = { key, client: new TokenStoreClient(state.address) };
  const namesKey = `${key} ${state.version} ${state.vocabulary.idOfRank.length}`;
  if (names?.key !== namesKey) names = { key: namesKey, names: openNames(state.vocabulary) };
  const parts = { client: client.client, state, names: names.names, texts, marked, ...asked };
  return makeStoreTokenIndex(new StoreSelection(parts));
}

/** A choice of no texts in the state of another. */
export function noStoredTexts(other: StoredTexts | null): StoredTexts | null {
  return other === null ? null : { state: other.state, texts: new Uint32Array() };
}
