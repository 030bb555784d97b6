import type { CorpusText, TextProperty } from '../corpus-store/corpus-text';
import { TITLE_PROPERTY } from '../corpus-store/property-names';

/**
 * Below this share of common words two contents are two texts. Set by hand: corrections leave most words of a text,
 * while two texts on one subject share little more than the small words.
 */
const MIN_COMMON_WORDS = 0.5;

/**
 * Whether a file holds another text than the one that an earlier import stored under its id, where that id was only made
 * of the names of folder and file. Folders of one name are common (`texts/1.txt`), so what is stored must bear out that
 * it is the same text: by an equal content, or by an equal title. A title vouches for a new content only where it is
 * one of the text's own and all other properties are equal, too; a missing one, the name of the file, or the one that a
 * whole class wrote under says nothing, and then the contents must share half of their words. What is in doubt is taken
 * for another text: it can still be imported, what was overwritten cannot be had back.
 */
export function isOtherText(stored: CorpusText, given: CorpusText, file: string): boolean {
  if (stored.content === given.content) return false;
  const title = findTitle(given.properties);
  if (title !== findTitle(stored.properties)) return true;
  const hasOwnTitle = title !== undefined && !isNameOfFile(title, file);
  if (hasOwnTitle && areEqual(stored.properties, given.properties)) return false;
  return shareCommonWords(stored.content, given.content) < MIN_COMMON_WORDS;
}

function findTitle(properties: readonly TextProperty[]): string | undefined {
  return properties.find(({ name }) => name === TITLE_PROPERTY)?.value;
}

/** With or without folder and ending. */
function isNameOfFile(title: string, file: string): boolean {
  const fold = (name: string) => name.normalize('NFC').toLowerCase();
  const path = fold(file);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [path, name, name.replace(/\.[^.]*$/u, '')].includes(fold(title));
}

function areEqual(left: readonly TextProperty[], right: readonly TextProperty[]): boolean {
  const list = (properties: readonly TextProperty[]) =>
    JSON.stringify(properties.map(({ name, value }) => [name, value]));
  return list(left) === list(right);
}

/** Of the different words of the text that has more of them: 0 to 1. */
function shareCommonWords(left: string, right: string): number {
  const [leftWords, rightWords] = [findWords(left), findWords(right)];
  const common = [...leftWords].filter((word) => rightWords.has(word)).length;
  return common / Math.max(leftWords.size, rightWords.size, 1);
}

function findWords(content: string): Set<string> {
  return new Set(content.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
