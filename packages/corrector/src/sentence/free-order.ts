import { listWords } from './readings';

/** Words of the speaker before a sentence: the order behind them is free. */
export const SENTENCE_ADVERBS = listWords('tegelikult pealegi seega järelikult niisiis');

/** Words that stress the subject before them: `siis nad ise näevad`. */
export const STRESSING = listWords('siis ise ikka ka');
