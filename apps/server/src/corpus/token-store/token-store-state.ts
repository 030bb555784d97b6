import type { TokenStoreAddress } from './index-url';
import type { TokenStoreVocabulary } from './read-vocabulary';

/** What questions are asked of: plain data for threads. */
export interface TokenStoreState {
  /** Equal versions, equal answers. */
  readonly version: number;
  /** Questions leave out texts after this one. */
  readonly lastText: number;
  readonly texts: number;
  readonly words: number;
  readonly address: TokenStoreAddress;
  readonly vocabulary: TokenStoreVocabulary;
}
