import { PARTS_OF_SPEECH } from '@keelerada/corpus-engine/segment/parts-of-speech';
import type { IndexedTextName, TextToIndex } from '../../index/index-source';
import type { NumberedText } from './number-text';
import { RowBinaryWriter } from '../row-binary';
import { STORE_UNITS, TEXT_TABLES, type StoreUnit } from '../schema-tables';

/** Running words beside a word that its posting holds, on each side. */
const CONTEXT = 5;
const MOST_DISTANCE = 255;
/** A key of sorting is word and place in one number below 2^53. */
const PLACE_LIMIT = 2 ** 22;

/** Rows of one block for one shard, a writer for each table. */
export class BlockRows {
  readonly tables: ReadonlyMap<string, RowBinaryWriter> = new Map(
    TEXT_TABLES.map((table) => [table, new RowBinaryWriter()]),
  );
  #block = 0;
  texts = 0;

  /** Begins the rows of another block in the same memory. */
  start(block: number): void {
    this.#block = block;
    this.texts = 0;
    for (const rows of this.tables.values()) rows.clear();
  }

  /** Adds all rows of a text. Throws RangeError for a text of more than 4,194,304 words. */
  addText(text: TextToIndex & IndexedTextName, numbered: NumberedText): void {
    if (numbered.words >= PLACE_LIMIT)
      throw new RangeError(`Text ${text.id} has more than ${PLACE_LIMIT} words.`);
    this.texts += 1;
    this.#writeText(text, numbered);
    this.#writeTokens(text.ordinal, numbered);
    const running = chooseRunning(numbered);
    for (const unit of STORE_UNITS) this.#writeUnit(unit, text.ordinal, running);
  }

  #writeText(
    { id, ordinal, content, annotationBytes }: TextToIndex & IndexedTextName,
    text: NumberedText,
  ): void {
    const texts = this.tables.get('texts')!;
    texts.writeUInt32(ordinal);
    texts.writeUInt32(this.#block);
    texts.writeString(id);
    texts.writeUInt32(text.words);
    texts.writeUInt32(text.form.length);
    const bodies = this.tables.get('bodies')!;
    bodies.writeUInt32(ordinal);
    bodies.writeUInt32(this.#block);
    bodies.writeString(id);
    bodies.writeString(content);
    bodies.writeBytes(annotationBytes);
  }

  #writeTokens(ordinal: number, text: NumberedText): void {
    const rows = this.tables.get('tokens')!;
    rows.writeUInt32(ordinal);
    rows.writeUInt32(this.#block);
    rows.writeUInt32Array(text.form);
    rows.writeUInt32Array(text.folded);
    rows.writeUInt32Array(text.lemma);
    rows.writeUInt16Array(text.tag);
    rows.writeUInt16Array(text.label);
    rows.writeUInt8Array(text.relation);
    rows.writeUInt8Array(text.isWord);
    rows.writeUInt32Array(text.sentence);
  }

  /** Postings and counts of a text in one unit, in the order of their keys. */
  #writeUnit(unit: StoreUnit, ordinal: number, running: RunningWords): void {
    const { words, partsOfSpeech } = running;
    const ids = running[unit];
    const places = sortPlaces(ids, words);
    const rows = this.tables.get(`postings_${unit}`)!;
    const beside = unit === 'lemma' ? running.folded : null;
    const tally = new Uint32Array(PARTS_OF_SPEECH.length);
    for (let from = 0; from < words;) {
      const u = ids[CONTEXT + places[from]!]!;
      let to = from + 1;
      while (to < words && ids[CONTEXT + places[to]!] === u) to += 1;
      tally.fill(0);
      for (let i = from; i < to; i++) {
        const w = places[i]!;
        tally[partsOfSpeech[w]!]! += 1;
        rows.writeUInt32(u);
        rows.writeUInt32(ordinal);
        rows.writeUInt32(w);
        rows.writeUInt32(this.#block);
        rows.writeUInt8(i === from ? 0 : Math.min(w - places[i - 1]!, MOST_DISTANCE));
        rows.writeUInt8(i + 1 === to ? 0 : Math.min(places[i + 1]! - w, MOST_DISTANCE));
        writeContext(rows, ids, w);
        if (beside === null) continue;
        rows.writeUInt32(beside[CONTEXT + w]!);
        writeContext(rows, beside, w);
      }
      this.#writeCounts(unit, ordinal, u, tally);
      from = to;
    }
  }

  #writeCounts(unit: StoreUnit, ordinal: number, u: number, tally: Uint32Array): void {
    const rows = this.tables.get(`counts_${unit}`)!;
    let first = 1;
    for (let pos = 0; pos < tally.length; pos++) {
      if (tally[pos] === 0) continue;
      rows.writeUInt32(ordinal);
      rows.writeUInt32(u);
      rows.writeUInt8(pos);
      rows.writeUInt32(this.#block);
      rows.writeUInt32(tally[pos]!);
      rows.writeUInt8(first);
      first = 0;
    }
  }
}

/** Running words of a text in each unit, with CONTEXT zeros before and after. */
interface RunningWords extends Readonly<Record<StoreUnit, Uint32Array>> {
  readonly words: number;
  readonly partsOfSpeech: Uint8Array;
}

function chooseRunning(text: NumberedText): RunningWords {
  const { words } = text;
  const make = () => new Uint32Array(words + 2 * CONTEXT);
  const running = {
    words,
    form: make(),
    folded: make(),
    lemma: make(),
    partsOfSpeech: new Uint8Array(words),
  };
  for (let token = 0, w = 0; token < text.isWord.length; token++) {
    if (text.isWord[token] === 0) continue;
    for (const unit of STORE_UNITS) running[unit][CONTEXT + w] = text[unit][token]!;
    running.partsOfSpeech[w++] = text.partOfSpeech[token]!;
  }
  return running;
}

/** Places of the running words, ordered by word, then by place. */
function sortPlaces(ids: Uint32Array, words: number): Uint32Array {
  const keys = new Float64Array(words);
  for (let w = 0; w < words; w++) keys[w] = ids[CONTEXT + w]! * PLACE_LIMIT + w;
  keys.sort();
  const places = new Uint32Array(words);
  for (let i = 0; i < words; i++) places[i] = keys[i]! % PLACE_LIMIT;
  return places;
}

/** The words beside a running word: those before it, then those after it. */
function writeContext(rows: RowBinaryWriter, ids: Uint32Array, w: number): void {
  rows.writeUInt32s(ids, w, w + CONTEXT);
  rows.writeUInt32s(ids, w + CONTEXT + 1, w + 2 * CONTEXT + 1);
}
