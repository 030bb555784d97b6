import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { wordPageCall } from '@keelerada/contract/teaching/word-page';
import { queryApi } from '../../shared/http/call-api';

/** All of a word in the whole corpus. */
export const wordPageOptions = (keyword: string) =>
  queryApi(wordPageCall, { body: { tekstivalik: ALL_TEXTS, keyword } }, { showsProgress: true });
