import type { WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import type { ListedWord } from './list-words';

export type WordLists = Pick<
  WordAnalyserResponse,
  'sonad' | 'lemmad' | 'silbid' | 'sonaliigid' | 'vormimargendid' | 'kohad' | 'kordused'
>;

function makeEmptyLists(): WordLists {
  return { sonad: [], lemmad: [], silbid: [], sonaliigid: [], vormimargendid: [], kohad: [], kordused: [] };
}

function addWord(lists: WordLists, { word, description }: ListedWord): void {
  lists.sonad.push(word);
  lists.lemmad.push(description.lemma);
  lists.silbid.push(description.syllables);
  lists.sonaliigid.push(description.wordClass);
  lists.vormimargendid.push(description.form);
}

/** Every word with its place. */
export function listEveryWord(words: Iterable<ListedWord>): WordLists {
  const lists = makeEmptyLists();
  for (const listed of words) {
    addWord(lists, listed);
    lists.kohad.push(listed.start);
  }
  return lists;
}

/** Each different word with how often it occurs, in the order of first occurrences. */
export function countEqualWords(words: Iterable<ListedWord>): WordLists {
  const lists = makeEmptyLists();
  const indexes = new Map<string, number>();
  for (const listed of words) {
    const { lemma, syllables, wordClass, form } = listed.description;
    const key = [listed.word, lemma, syllables, wordClass, form].join('\t');
    const known = indexes.get(key);
    if (known === undefined) {
      indexes.set(key, lists.sonad.length);
      addWord(lists, listed);
      lists.kordused.push(1);
    } else lists.kordused[known]! += 1;
  }
  return lists;
}
