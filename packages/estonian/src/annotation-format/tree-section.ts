import { type AnnotatedText, NO_TREE_PLACE } from '../annotated-text';
import { AnnotationFormatError } from './annotation-format-error';
import type { ByteReader } from './byte-reader';
import type { ByteWriter } from './byte-writer';
import { KNOWN_RELATION_CODES, KNOWN_RELATIONS } from './known-relations';

/** Dependency trees as columns, one entry a token. */
export interface TreeColumns {
  /** Index of the head within the sentence; -1 for the root and for a token without a tree. */
  readonly heads: Int32Array;
  /** Index into `relationTable`. */
  readonly relations: Uint32Array;
  /** `_` stands for no tree. */
  readonly relationTable: readonly string[];
}

const NO_TREES = 0;
const HAS_TREES = 1;
const NO_RELATION = KNOWN_RELATIONS.indexOf(NO_TREE_PLACE.relation);

/**
 * Writes a byte that says whether any token has a place in a tree; if so, for every token the way to its head and the number of
 * its relation plus 1 (0 and the string for a relation that is not known). The way is 0 for no head, else twice the number of
 * tokens to the right, or to the left and one less.
 */
export function writeTrees(writer: ByteWriter, { sentences }: AnnotatedText): void {
  const hasTrees = sentences.some(({ tokens }) =>
    tokens.some(({ head, relation }) => head !== NO_TREE_PLACE.head || relation !== NO_TREE_PLACE.relation),
  );
  writer.writeByte(hasTrees ? HAS_TREES : NO_TREES);
  if (!hasTrees) return;
  for (const { tokens } of sentences) {
    tokens.forEach(({ head, relation }, index) => {
      writer.writeVarint(head < 0 ? 0 : head > index ? 2 * (head - index) : 2 * (index - head) - 1);
      const code = KNOWN_RELATION_CODES.get(relation);
      writer.writeVarint(code === undefined ? 0 : code + 1);
      if (code === undefined) writer.writeString(relation);
    });
  }
}

/** Reads what `writeTrees` wrote. Throws AnnotationFormatError if a head is outside its sentence. */
export function readTrees(reader: ByteReader, sentenceTokens: Int32Array): TreeColumns {
  const tokenCount = sentenceTokens.at(-1)!;
  if (reader.readByte() === NO_TREES) return makeNoTrees(tokenCount);
  const heads = new Int32Array(tokenCount).fill(-1);
  const relations = new Uint32Array(tokenCount);
  const relationTable = [...KNOWN_RELATIONS];
  for (let sentence = 0; sentence < sentenceTokens.length - 1; sentence += 1) {
    const first = sentenceTokens[sentence]!;
    const end = sentenceTokens[sentence + 1]!;
    for (let token = first; token < end; token += 1) {
      const way = reader.readVarint();
      const head = way % 2 === 0 ? token + way / 2 : token - (way + 1) / 2;
      if (head < first || head >= end)
        throw new AnnotationFormatError('annotation has a head outside its sentence');
      if (way > 0) heads[token] = head - first;
      relations[token] = readRelation(reader, relationTable);
    }
  }
  return { heads, relations, relationTable };
}

function readRelation(reader: ByteReader, table: string[]): number {
  const code = reader.readVarint();
  if (code > KNOWN_RELATIONS.length)
    throw new AnnotationFormatError(`annotation names an unknown relation ${code}`);
  if (code > 0) return code - 1;
  const relation = reader.readString();
  const known = table.indexOf(relation);
  return known >= 0 ? known : table.push(relation) - 1;
}

/** Columns of a text that is not parsed. */
export function makeNoTrees(tokenCount: number): TreeColumns {
  return {
    heads: new Int32Array(tokenCount).fill(-1),
    relations: new Uint32Array(tokenCount).fill(NO_RELATION),
    relationTable: KNOWN_RELATIONS,
  };
}
