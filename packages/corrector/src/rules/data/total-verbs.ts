import { listWords } from '../../sentence/readings';
import countedWords from './counted-words.json';

/** Verbs whose object is mostly total in the treebanks. */
export const TOTAL_VERBS = listWords(countedWords.total);
