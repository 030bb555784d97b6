import { makeEstonianSortKey } from '@keelerada/corpus-engine/base/estonian-collation';
import { foldForm, NO_LEMMA, normaliseForm } from '@keelerada/corpus-engine/segment/normalise-word';
import {
  addGovernedCase,
  describeTag,
  type TagDescription,
} from '@keelerada/corpus-engine/clusters/tag-labels';
import { splitTag } from '@keelerada/corpus-engine/segment/index-text';
import { classOfUpos } from '@keelerada/corpus-engine/segment/parts-of-speech';
import { NOT_PARSED, splitRelation } from '@keelerada/corpus-engine/segment/relations';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { readWordOfSortKey, writeSortKey } from '../sort-key-bytes';
import type { ColumnType } from '../read-row-binary';
import { RowBinaryWriter } from '../row-binary';
import { FIRST_SHARD, type TokenStoreClient } from '../token-store-client';

/** Tags and labels are numbered in 16 bits, relations in 8. */
const MOST_NUMBERS = 2 ** 16;
const MOST_RELATIONS = 2 ** 8;
const MOST_CASES = 16;
const MOST_PARTS = 16;
/** Tokens, and lemmas, whose numbers are remembered as they are written; after that the memory begins anew. */
const MOST_KEPT_TOKENS = 1_000_000;
/** So that others of this thread have their turn, and few words are in memory twice. */
const WORDS_A_READ = 200_000;
/** Where the tables of names are read and written whole. */
const READ_TIMEOUT_MS = 600_000;

/** What a tag says of its tokens. */
export interface StoreTag extends TagDescription {
  readonly isWord: boolean;
  /** Place in PARTS_OF_SPEECH. */
  readonly partOfSpeech: number;
}

/** Form and folded form of a token by their numbers. */
export interface TokenWords {
  readonly form: number;
  readonly folded: number;
}

/** Names of one kind under numbers that rise in the order they come, and those that the store does not have yet. */
class NewNames {
  readonly #numbers = new Map<string, number>();
  #next: number;
  added: [id: number, name: string][] = [];

  constructor(first: number) {
    this.#next = first;
  }

  /** Takes over a name that the store has. */
  keep(id: number, name: string): void {
    this.#numbers.set(name, id);
    this.#next = Math.max(this.#next, id + 1);
  }

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  get size(): number {
    return this.#next;
  }

  number(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const id = this.#next++;
    this.#numbers.set(name, id);
    this.added.push([id, name]);
    return id;
  }
}

/**
 * The numbers of words, tags, relations and labels, as the store has them and as a loader adds to them. Takes about 150 bytes
 * for each different word. Throws RangeError where there are more than 65,536 tags or labels.
 */
export class StoreDictionary {
  readonly #words = new NewNames(1);
  readonly #tags = new NewNames(0);
  readonly #relations = new NewNames(0);
  readonly #labels = new NewNames(0);
  readonly #tagsByNumber: StoreTag[] = [];
  readonly #parts: string[] = [];
  readonly #partOfRelation: number[] = [];
  readonly #labelOfTag = new Map<number, number>();
  #tokens = new Map<string, TokenWords>();
  #lemmas = new Map<string, number>();

  /** Reads what the store has numbered. */
  static async read(client: TokenStoreClient): Promise<StoreDictionary> {
    const dictionary = new StoreDictionary();
    const options = { timeoutMs: READ_TIMEOUT_MS };
    const read = <const Types extends readonly ColumnType[]>(sql: string, types: Types) =>
      client.read(FIRST_SHARD, sql, types, options);
    const [largest] = await read('SELECT max(id) FROM words', ['UInt32']);
    for (let from = 0; from <= largest[0]!; from += WORDS_A_READ) {
      const sql = `SELECT id, sortKey FROM words WHERE id >= ${from} AND id < ${from + WORDS_A_READ}`;
      const [ids, keys] = await read(sql, ['UInt32', 'Bytes']);
      ids.forEach((id, row) => dictionary.#words.keep(id, readWordOfSortKey(keys[row]!)));
    }
    const tags = await read('SELECT id, tag FROM tags ORDER BY id', ['UInt16', 'String']);
    tags[0].forEach((id, row) => dictionary.#keepTag(id, tags[1][row]!));
    const relations = await read('SELECT id, relation FROM relations ORDER BY id', ['UInt8', 'String']);
    relations[0].forEach((id, row) => dictionary.#keepRelation(id, relations[1][row]!));
    const labels = await read('SELECT id, label FROM labels', ['UInt16', 'String']);
    labels[0].forEach((id, row) => dictionary.#labels.keep(id, labels[1][row]!));
    dictionary.numberRelation(NOT_PARSED);
    return dictionary;
  }

  /** Numbers given so far, and one more. */
  get wordLimit(): number {
    return this.#words.size;
  }

  numberToken(token: string): TokenWords {
    const known = this.#tokens.get(token);
    if (known !== undefined) return known;
    if (this.#tokens.size >= MOST_KEPT_TOKENS) this.#tokens = new Map();
    const form = normaliseForm(token);
    const words = { form: this.#words.number(form), folded: this.#words.number(foldForm(form)) };
    this.#tokens.set(token, words);
    return words;
  }

  /** Number of a lemma; 0 where a token has none and stands under its folded form. */
  numberLemma(lemma: string): number {
    const known = this.#lemmas.get(lemma);
    if (known !== undefined) return known;
    if (this.#lemmas.size >= MOST_KEPT_TOKENS) this.#lemmas = new Map();
    const id = lemma === NO_LEMMA ? 0 : this.#words.number(foldForm(lemma));
    this.#lemmas.set(lemma, id);
    return id;
  }

  numberTag(tag: string): number {
    const known = this.#tags.find(tag);
    if (known !== undefined) return known;
    const id = this.#tags.number(tag);
    if (id >= MOST_NUMBERS) throw new RangeError('The texts have more than 65,536 different tags.');
    this.#keepTag(id, tag);
    return id;
  }

  describeTag(id: number): StoreTag {
    return this.#tagsByNumber[id]!;
  }

  /** A relation past those that a byte can number stands as not parsed, as in a segment. */
  numberRelation(relation: string): number {
    const known = this.#relations.find(relation);
    if (known !== undefined) return known;
    if (this.#relations.size >= MOST_RELATIONS) return 0;
    const id = this.#relations.number(relation);
    this.#keepRelation(id, relation);
    return id;
  }

  /** Number of the grammar tags with a governed case (0 for none) and the sentence part. */
  numberLabel(tag: number, caseNumber: number, relation: number): number {
    const part = this.#partOfRelation[relation]!;
    const place = (tag * MOST_CASES + caseNumber) * MOST_PARTS + part;
    const known = this.#labelOfTag.get(place);
    if (known !== undefined) return known;
    const tags = addGovernedCase(this.describeTag(tag).grammar, caseNumber);
    const id = this.#labels.number(
      JSON.stringify({ tags, part: this.#parts[part] === '' ? null : this.#parts[part] }),
    );
    if (id >= MOST_NUMBERS) throw new RangeError('The texts have more than 65,536 different labels.');
    this.#labelOfTag.set(place, id);
    return id;
  }

  /** Writes what was numbered since the last call. */
  async save(client: TokenStoreClient): Promise<void> {
    await saveNames(client, 'words', this.#words);
    await saveNames(client, 'tags', this.#tags);
    await saveNames(client, 'relations', this.#relations);
    await saveNames(client, 'labels', this.#labels);
  }

  #keepTag(id: number, tag: string): void {
    this.#tags.keep(id, tag);
    const { upos } = splitTag(tag);
    this.#tagsByNumber[id] = {
      ...describeTag(tag),
      isWord: isRunningWord(upos),
      partOfSpeech: classOfUpos(upos),
    };
  }

  #keepRelation(id: number, relation: string): void {
    this.#relations.keep(id, relation);
    const part = splitRelation(relation).part ?? '';
    if (!this.#parts.includes(part)) this.#parts.push(part);
    this.#partOfRelation[id] = this.#parts.indexOf(part);
  }
}

async function saveNames(
  client: TokenStoreClient,
  table: 'words' | 'tags' | 'relations' | 'labels',
  names: NewNames,
): Promise<void> {
  const { added } = names;
  if (added.length === 0) return;
  names.added = [];
  const rows = new RowBinaryWriter();
  for (const [id, name] of added) {
    if (table === 'words') rows.writeUInt32(id);
    else if (table === 'relations') rows.writeUInt8(id);
    else rows.writeUInt16(id);
    rows.writeString(name);
    if (table === 'words') writeSortKey(rows, makeEstonianSortKey(name));
  }
  const columns = table === 'words' ? ['id', 'word', 'sortKey'] : ['id', table.slice(0, -1)];
  await client.insert(FIRST_SHARD, table, columns, rows.view());
}
