import ruleWords from '../../../../../models/rule-words/rule-words.json';

/** Tables of words that are counted, not written by hand; each entry is a word and what is known of it (card: models/rule-words). */
export const RULE_WORDS: Readonly<Record<keyof typeof ruleWords, readonly string[]>> = ruleWords;
