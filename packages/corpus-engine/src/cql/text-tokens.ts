import type { Segment } from '../segment/segment';
import type { TokenClasses } from './token-classes';

/** The tokens of one text of a segment, words and marks merged in text order; loaded text by text. */
export class TextTokens {
  readonly #segment: Segment;
  readonly #classes: TokenClasses;
  readonly #needsSentences: boolean;
  /** Tokens of the loaded text. */
  size = 0;
  classes = new Uint32Array(0);
  /** For each token, and for the end of the text, the first running word at or after it. */
  words = new Uint32Array(0);
  /** For each token the end of its sentence, as a token; the end of the text if sentences play no part. */
  sentenceEnds = new Uint32Array(0);
  #firstWord = 0;
  #firstMark = 0;

  constructor(segment: Segment, classes: TokenClasses, needsSentences: boolean) {
    this.#segment = segment;
    this.#classes = classes;
    this.#needsSentences = needsSentences;
  }

  load(text: number): void {
    const { sections } = this.#segment;
    const { wordStarts, markStarts } = sections;
    const { readingClasses, relationClasses, relationClassCount } = this.#classes;
    const hasRelations = relationClassCount > 1;
    let word = (this.#firstWord = sections.textWordStarts[text]!);
    let mark = (this.#firstMark = sections.textMarkStarts[text]!);
    const wordEnd = sections.textWordStarts[text + 1]!;
    const markEnd = sections.textMarkStarts[text + 1]!;
    this.#makeRoom(wordEnd - word + markEnd - mark);
    const { classes, words, size } = this;
    for (let token = 0; token < size; token++) {
      const isWord = mark >= markEnd || (word < wordEnd && wordStarts[word]! < markStarts[mark]!);
      const reading = isWord ? sections.wordReadings[word]! : sections.markReadings[mark]!;
      let tokenClass = readingClasses[reading]! * relationClassCount;
      if (hasRelations)
        tokenClass +=
          relationClasses[isWord ? sections.wordRelations[word]! : sections.markRelations[mark]!]!;
      classes[token] = tokenClass;
      words[token] = word;
      if (isWord) word += 1;
      else mark += 1;
    }
    words[size] = word;
    for (const outcomes of this.#classes.outcomes) {
      for (let token = 0; token < size; token++) classes[token]! *= outcomes.classCount;
      outcomes.addClasses(text, classes, size);
    }
    if (this.#needsSentences) this.#findSentences(text);
    else this.sentenceEnds.fill(size, 0, size);
  }

  /** Offset of a token in the content of the segment. */
  start(token: number): number {
    const { wordStarts, markStarts } = this.#segment.sections;
    return this.#isWord(token) ? wordStarts[this.words[token]!]! : markStarts[this.#mark(token)]!;
  }

  /** Offset just after a token in the content of the segment. */
  end(token: number): number {
    const { sections } = this.#segment;
    if (this.#isWord(token)) return this.#segment.wordEnd(this.words[token]!);
    const mark = this.#mark(token);
    return sections.markStarts[mark]! + sections.readingLengths[sections.markReadings[mark]!]!;
  }

  /** Place of the reading of a token, and of its relation, in the tables of the segment. */
  reading(token: number): number {
    const { wordReadings, markReadings } = this.#segment.sections;
    return this.#isWord(token) ? wordReadings[this.words[token]!]! : markReadings[this.#mark(token)]!;
  }

  relation(token: number): number {
    const { wordRelations, markRelations } = this.#segment.sections;
    return this.#isWord(token) ? wordRelations[this.words[token]!]! : markRelations[this.#mark(token)]!;
  }

  #isWord(token: number): boolean {
    return this.words[token + 1] !== this.words[token];
  }

  /** The number of a token among the marks of the segment, or of the next mark. */
  #mark(token: number): number {
    return this.#firstMark + token - (this.words[token]! - this.#firstWord);
  }

  #makeRoom(size: number): void {
    this.size = size;
    if (this.classes.length >= size) return;
    this.classes = new Uint32Array(2 * size);
    this.words = new Uint32Array(2 * size + 1);
    this.sentenceEnds = new Uint32Array(2 * size);
  }

  /** Tokens belong to the last sentence that starts before them. */
  #findSentences(text: number): void {
    const { textSentenceStarts, sentenceStarts } = this.#segment.sections;
    const first = textSentenceStarts[text]!;
    let sentence = textSentenceStarts[text + 1]! - 1;
    let end = this.size;
    for (let token = this.size - 1; token >= 0; token--) {
      const start = this.start(token);
      const before = sentence;
      while (sentence > first && sentenceStarts[sentence]! > start) sentence -= 1;
      if (sentence !== before && token < this.size - 1) end = token + 1;
      this.sentenceEnds[token] = end;
    }
  }
}
