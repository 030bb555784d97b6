import { decodeSections } from './section-file';

/** Decimal logarithms of relative frequencies are stored in steps of this size, from 0 downwards. */
export const FREQUENCY_STEP = 1 / 28;
/** Marks words that may be offered as a correction. */
export const CANDIDATE_FLAG = 0x80;
/** The share of capitalised uses inside sentences is stored in the low bits, 0 to 7. */
export const CAPITAL_SHARE_MASK = 0x07;

/** Terminates the letters of a word in the file: the high bit of its last letter. */
const LAST_LETTER = 0x80;

/** What a lexicon file has besides its arrays. */
export interface LexiconMeta {
  /** The letters; a letter's code is its index plus 1. */
  readonly alphabet: string;
}

/**
 * The letters of all words as a trie in preorder: the first child of node `n` is `n + 1`, the next sibling of a node is
 * `end[node]`, its subtree ends at `end[n]`. Node 0 is the root.
 */
export interface LetterTrie {
  /** Letter codes by node. */
  readonly letter: Uint8Array;
  /** The node after the subtree. */
  readonly end: Uint32Array;
  /** The word that ends at the node, or -1. */
  readonly word: Int32Array;
}

/** Words in lower case with their frequencies. Ids are numbers from 0 in the order of the file. */
export interface Lexicon {
  readonly size: number;
  readonly alphabet: string;
  readonly trie: LetterTrie;
  /** Letter codes of a word in lower case, 255 for a letter that no word has. */
  encode(word: string): Uint8Array;
  /** The id of a word in lower case, or -1. */
  find(word: string): number;
  /** The word of an id. */
  read(id: number): string;
  /** Decimal logarithm of the relative frequency in edited Estonian. */
  logFrequency(id: number): number;
  /** Share of capitalised uses inside sentences, 0 to 1: near 1 for names. */
  capitalShare(id: number): number;
  /** Whether the word may be offered as a correction (the dictionary knows it). */
  isCandidate(id: number): boolean;
}

const UNKNOWN_LETTER = 255;

/** Loads a lexicon file (see `models/language`). Throws an Error if the bytes are none. */
export function loadLexicon(bytes: Uint8Array): Lexicon {
  const sections = decodeSections(bytes);
  const { alphabet } = sections.meta as LexiconMeta;
  const [shared, letters] = [sections.get('shared', 'u8'), sections.get('letters', 'u8')];
  const [frequency, flags] = [sections.get('frequency', 'u8'), sections.get('flags', 'u8')];
  const { trie, nodeOfWord, parent } = buildTrie(shared, letters);
  const codes = new Map([...alphabet].map((letter, i) => [letter, i + 1]));
  const letterOf = ['', ...alphabet];

  const encode = (word: string): Uint8Array =>
    Uint8Array.from([...word], (letter) => codes.get(letter) ?? UNKNOWN_LETTER);
  return {
    size: shared.length,
    alphabet,
    trie,
    encode,
    find: (word) => findWord(trie, codes, word),
    read(id) {
      let word = '';
      for (let node = nodeOfWord[id]!; node > 0; node = parent[node]!) {
        word = letterOf[trie.letter[node]!]! + word;
      }
      return word;
    },
    logFrequency: (id) => -frequency[id]! * FREQUENCY_STEP,
    capitalShare: (id) => (flags[id]! & CAPITAL_SHARE_MASK) / CAPITAL_SHARE_MASK,
    isCandidate: (id) => (flags[id]! & CANDIDATE_FLAG) !== 0,
  };
}

interface BuiltTrie {
  readonly trie: LetterTrie;
  readonly nodeOfWord: Uint32Array;
  readonly parent: Uint32Array;
}

/** Every stored letter is a node: a word's own letters begin where those it shares with the word before end. */
function buildTrie(shared: Uint8Array, letters: Uint8Array): BuiltTrie {
  const nodes = letters.length + 1;
  const letter = new Uint8Array(nodes);
  const end = new Uint32Array(nodes);
  const word = new Int32Array(nodes).fill(-1);
  const parent = new Uint32Array(nodes);
  const nodeOfWord = new Uint32Array(shared.length);
  const path = new Uint32Array(256); // nodes on the way to the last word, the root first
  let [node, depth] = [1, 0];
  for (let id = 0; id < shared.length; id++) {
    for (; depth > shared[id]!; depth--) end[path[depth]!] = node;
    for (let isLast = false; !isLast; node++) {
      const code = letters[node - 1]!;
      isLast = (code & LAST_LETTER) !== 0;
      letter[node] = code & ~LAST_LETTER;
      parent[node] = path[depth]!;
      depth += 1;
      path[depth] = node;
    }
    word[node - 1] = id;
    nodeOfWord[id] = node - 1;
  }
  for (; depth >= 0; depth--) end[path[depth]!] = node;
  return { trie: { letter, end, word }, nodeOfWord, parent };
}

function findWord(
  { letter, end, word }: LetterTrie,
  codes: ReadonlyMap<string, number>,
  text: string,
): number {
  let node = 0;
  for (const character of text) {
    const code = codes.get(character);
    if (code === undefined) return -1;
    const last = end[node]!;
    let child = node + 1;
    while (child < last && letter[child] !== code) child = end[child]!;
    if (child >= last) return -1;
    node = child;
  }
  return word[node]!;
}
