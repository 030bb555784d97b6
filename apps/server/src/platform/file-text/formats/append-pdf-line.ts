const SOFT_HYPHEN = '\u00ad';
/** Behind a space or another one it is a dash. */
const hyphenAtEnd = /[^\s-][-\u2010]$/u;
const wordAtEnd = /([\p{L}\p{M}]+)[-\u2010]$/u;
const smallLettersAtStart = /^\p{Ll}+/u;

/** Estonian keeps the hyphen behind abbreviations, Roman numerals and single letters: ID-kaart, XIX-sajandi, e-post. */
const keepsHyphenAlways = /^(?:\p{Lu}+|\p{L})$/u;

/** "Ees- ja tagatuled": the hyphen stands for what the words have in common, and a space follows. */
const conjunctions = new Set(['ja', 'või', 'ning', 'ega', 'kuni', 'ehk']);
/**
 * Beginnings that hardly ever stand for themselves before "ja": frequent words (välja, kirja, sõja) and those who do
 * something (õpetaja, kasutaja). In 460 000 words of the Estonian UD treebanks, "ta-" before "ja" is only "aasta-".
 */
const brokenBeforeJa = /^(?:va|as|ma)$|(?:väl|kir|nel|põh|äs|sõ)$|(?<!aas)ta$/iu;
const doerEndings = ['', 'd', 'le', 't', 'ga', 'ks', 'te', 'tele', 'test', 'tega'];

/**
 * Appends lines of print to a paragraph as the writer had them before they were set: words broken at a line end are made
 * whole. `wholeText` is what the document writes elsewhere, to decide by.
 */
export function createLineAppender(wholeText: string): (paragraph: string, line: string) => string {
  let words: Set<string> | undefined;
  const isWord = (word: string) => {
    words ??= new Set(wholeText.toLowerCase().match(/\p{L}+/gu));
    return words.has(word);
  };

  function isSuspended(first: string, second: string): boolean {
    if (!conjunctions.has(second)) return false;
    if (first === '') return true;
    if (second === 'ja' && brokenBeforeJa.test(first)) return false;
    const joined = (first + second).toLowerCase();
    return !doerEndings.some((ending) => isWord(joined + ending));
  }

  /** Whether the hyphen belongs to the word: also where the rest of the text writes it with one and not without. */
  function keepsHyphen(first: string, second: string): boolean {
    if (keepsHyphenAlways.test(first)) return true;
    return wholeText.includes(`${first}-${second}`) && !wholeText.includes(first + second);
  }

  return (paragraph, line) => {
    if (paragraph.endsWith(SOFT_HYPHEN)) return paragraph.slice(0, -1) + line;
    if (!hyphenAtEnd.test(paragraph)) return `${paragraph} ${line}`;
    const first = wordAtEnd.exec(paragraph)?.[1] ?? '';
    const second = smallLettersAtStart.exec(line)?.[0] ?? '';
    if (isSuspended(first, second)) return `${paragraph} ${line}`;
    if (first === '' || second === '' || keepsHyphen(first, second)) return paragraph + line;
    return paragraph.slice(0, -1) + line;
  };
}
