import { governCases } from '@keelerada/corpus-engine/clusters/govern-cases';
import type { IndexText } from '@keelerada/corpus-engine/segment/index-text';
import type { StoreDictionary } from './store-dictionary';

/** The tokens of a text as numbers of the dictionary, in text order. */
export interface NumberedText {
  readonly form: Uint32Array;
  readonly folded: Uint32Array;
  readonly lemma: Uint32Array;
  readonly tag: Uint16Array;
  readonly label: Uint16Array;
  readonly relation: Uint8Array;
  readonly isWord: Uint8Array;
  /** Number of the sentence in the text. */
  readonly sentence: Uint32Array;
  /** Place in PARTS_OF_SPEECH. */
  readonly partOfSpeech: Uint8Array;
  readonly words: number;
}

/** Numbers the tokens of a text; new words, tags, relations and labels go into the dictionary. */
export function numberText(
  { content, tokens, sentenceStarts }: IndexText,
  dictionary: StoreDictionary,
): NumberedText {
  const size = tokens.starts.length;
  const lemmas = tokens.lemmaTable.map((lemma) => dictionary.numberLemma(lemma));
  const tags = tokens.tagTable.map((tag) => dictionary.numberTag(tag));
  const relations = tokens.relationTable.map((relation) => dictionary.numberRelation(relation));
  const form = new Uint32Array(size);
  const folded = new Uint32Array(size);
  const lemma = new Uint32Array(size);
  const tag = new Uint16Array(size);
  const relation = new Uint8Array(size);
  const isWord = new Uint8Array(size);
  const partOfSpeech = new Uint8Array(size);
  let words = 0;
  for (let token = 0; token < size; token++) {
    const written = dictionary.numberToken(content.slice(tokens.starts[token], tokens.ends[token]));
    form[token] = written.form;
    folded[token] = written.folded;
    lemma[token] = lemmas[tokens.lemmas[token]!]! || written.folded;
    tag[token] = tags[tokens.tags[token]!]!;
    relation[token] = relations[tokens.relations[token]!]!;
    const described = dictionary.describeTag(tag[token]!);
    partOfSpeech[token] = described.partOfSpeech;
    if (!described.isWord) continue;
    isWord[token] = 1;
    words += 1;
  }
  const sentence = numberSentences(tokens.starts, sentenceStarts);
  const tagged = { tags: tag, isWord, sentences: sentence };
  const cases = governCases(tagged, (id) => dictionary.describeTag(id));
  const label = new Uint16Array(size);
  for (let token = 0; token < size; token++)
    label[token] = dictionary.numberLabel(tag[token]!, cases[token]!, relation[token]!);
  return { form, folded, lemma, tag, label, relation, isWord, sentence, partOfSpeech, words };
}

/** Tokens belong to the last sentence that starts before them, as in a cluster stream. */
function numberSentences(tokenStarts: ArrayLike<number>, sentenceStarts: ArrayLike<number>): Uint32Array {
  const numbers = new Uint32Array(tokenStarts.length);
  let sentence = 0;
  for (let token = 0; token < numbers.length; token++) {
    while (sentence + 1 < sentenceStarts.length && sentenceStarts[sentence + 1]! <= tokenStarts[token]!)
      sentence += 1;
    numbers[token] = sentence;
  }
  return numbers;
}
