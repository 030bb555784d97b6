import { type Hits, readHitPlaces } from '../../keyword/hits';
import type { Segment } from '../../segment/segment';
import { findFirstAtLeast, findLastAtMost, findTextOfPlace } from '../../segment/selection';
import { countLemmas } from './lemma-frequencies';
import type { SentenceFeatures } from './rate-sentence';
import { Mark, ReadingMarks } from './reading-marks';

/** A sentence with what tells it from others. */
export interface ReadSentence extends Omit<SentenceFeatures, 'isRepeated'> {
  /** The same for sentences of the same lemmas, figures and names left out, in whatever order. */
  readonly key: number;
}

/** The running words and other tokens of a sentence, each to before the end; `text` is that of its segment. */
interface SentenceRange {
  readonly firstWord: number;
  readonly endWord: number;
  readonly firstMark: number;
  readonly endMark: number;
}

interface OpenPart {
  readonly segment: Segment;
  readonly marks: ReadingMarks;
  readonly places: Uint32Array;
  readonly textStarts: Uint32Array;
}

/** Reads the sentences of hits; quickest in the order of the hits. */
export class SentenceReader {
  readonly #hits: Hits;
  readonly #parts: readonly OpenPart[];
  #text = 0;
  #lastPart = -1;

  constructor(hits: Hits) {
    this.#hits = hits;
    const frequencies = countLemmas(hits.parts.map(({ segment }) => segment));
    this.#parts = hits.parts.map(({ segment }, part) => ({
      segment,
      marks: new ReadingMarks(segment, part, frequencies),
      ...readHitPlaces(hits, part),
    }));
  }

  read(index: number): ReadSentence {
    const { positions, spans, wordCount } = this.#hits;
    let hit = index;
    let part = 0;
    while (hit >= positions[part]!.length) hit -= positions[part++]!.length;
    const first = positions[part]![hit]!;
    const count = spans?.[part]?.wordCounts[hit] ?? wordCount;
    return this.#describe(part, this.#findRange(part, hit, first, count), first, count);
  }

  #findRange(part: number, hit: number, firstWord: number, count: number): SentenceRange {
    const { segment, places, textStarts } = this.#parts[part]!;
    const { sections } = segment;
    if (part !== this.#lastPart) this.#text = 0;
    this.#lastPart = part;
    const place = places[hit]!;
    if (place < textStarts[this.#text]! || place >= textStarts[this.#text + 1]!)
      this.#text = findTextOfPlace(textStarts, place, this.#text);
    const text = this.#text;
    const { wordStarts, markStarts, sentenceStarts, textSentenceStarts } = sections;
    const start = this.#hits.spans?.[part]?.starts[hit] ?? wordStarts[firstWord]!;
    const last = wordStarts[Math.max(firstWord, firstWord + count - 1)] ?? start;
    const endSentence = textSentenceStarts[text + 1]!;
    const opening = findLastAtMost(sentenceStarts, start, textSentenceStarts[text]!, endSentence);
    const closing = findLastAtMost(sentenceStarts, Math.max(start, last), opening, endSentence);
    const from = sentenceStarts[opening] ?? start;
    const to =
      closing + 1 < endSentence ? sentenceStarts[closing + 1]! : sections.textContentStarts[text + 1]!;
    let first = firstWord;
    while (first > sections.textWordStarts[text]! && wordStarts[first - 1]! >= from) first -= 1;
    let end = Math.max(firstWord, first);
    while (end < sections.textWordStarts[text + 1]! && wordStarts[end]! < to) end += 1;
    const markEnd = sections.textMarkStarts[text + 1]!;
    const firstMark = Math.min(markEnd, findFirstAtLeast(markStarts, from, sections.textMarkStarts[text]!));
    let endMark = firstMark;
    while (endMark < markEnd && markStarts[endMark]! < to) endMark += 1;
    return { firstWord: first, endWord: end, firstMark, endMark };
  }

  #describe(part: number, range: SentenceRange, keyword: number, count: number): ReadSentence {
    const { segment, marks } = this.#parts[part]!;
    const { wordReadings, markReadings } = segment.sections;
    const { firstWord, endWord, firstMark, endMark } = range;
    const script = keyword < endWord ? marks.read(wordReadings[keyword]!) & Mark.CYRILLIC : 0;
    let [oddTokens, unknownWords, rareWords, pronouns, names] = [0, 0, 0, 0, 0];
    let [all, keyOne, keyOther] = [0, 0, 0];
    for (let word = firstWord; word < endWord; word++) {
      const reading = wordReadings[word]!;
      const found = marks.read(reading);
      const isOdd = (found & Mark.ODD) !== 0 || (found & Mark.CYRILLIC) !== script;
      all |= found;
      if (!isOdd && (found & Mark.NAME) === 0) {
        const key = marks.lemmaKeys[reading]!;
        keyOne = (keyOne + key) | 0;
        keyOther = (keyOther + Math.imul(key, key | 1)) | 0;
      }
      if (word >= keyword && word < keyword + count) continue;
      if (isOdd) oddTokens += 1;
      if ((found & Mark.NAME) !== 0) names += 1;
      else if ((found & Mark.PRONOUN) !== 0) pronouns += 1;
      if (isOdd || (found & Mark.NAME) !== 0) continue;
      if ((found & Mark.UNKNOWN) !== 0) unknownWords += 1;
      else if ((found & Mark.RARE) !== 0) rareWords += 1;
    }
    for (let mark = firstMark; mark < endMark; mark++)
      if ((marks.read(markReadings[mark]!) & Mark.ODD) !== 0) oddTokens += 1;
    return {
      words: endWord - firstWord,
      isAtEdge: keyword === firstWord || keyword + count === endWord,
      isWhole: (all & Mark.FINITE) !== 0 && isClosed(this.#parts[part]!, range),
      ...{ oddTokens, unknownWords, rareWords, pronouns, names },
      hasVulgarWord: (all & Mark.VULGAR) !== 0,
      // Two numbers of 26 bits: of a million sentences hardly two are taken for one.
      key: (keyOne >>> 6) * 2 ** 26 + (keyOther >>> 6),
    };
  }
}

/** Begins with a capital letter, if with a quotation mark before it, and ends as sentences do. */
function isClosed({ segment, marks }: OpenPart, range: SentenceRange): boolean {
  const { wordReadings, wordStarts, markReadings, markStarts } = segment.sections;
  const { firstWord, endWord, firstMark, endMark } = range;
  if (firstWord >= endWord || (marks.read(wordReadings[firstWord]!) & Mark.CAPITAL) === 0) return false;
  for (let mark = firstMark; mark < endMark && markStarts[mark]! < wordStarts[firstWord]!; mark++)
    if ((marks.read(markReadings[mark]!) & Mark.QUOTE) === 0) return false;
  let last = endMark - 1;
  const lastWord = wordStarts[endWord - 1]!;
  while (
    last >= firstMark &&
    markStarts[last]! > lastWord &&
    (marks.read(markReadings[last]!) & Mark.QUOTE) !== 0
  )
    last -= 1;
  return (
    last >= firstMark && markStarts[last]! > lastWord && (marks.read(markReadings[last]!) & Mark.END) !== 0
  );
}
