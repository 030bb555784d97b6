import type { AnnotatedSentence, AnnotatedText, AnnotatedToken, TextLanguage } from '../annotated-text';
import { AnnotationFormatError } from './annotation-format-error';
import { ByteReader } from './byte-reader';
import { KNOWN_STRINGS } from './known-strings';
import {
  CHECKSUM_BYTES,
  computeChecksum,
  FORMAT_VERSION,
  LANGUAGES,
  LEMMA_IS_ROOT,
  LEMMA_IS_STORED,
  LEMMA_IS_STRIPPED_ROOT_WITH_MA,
  LONG_GAP,
  MAGIC_FIRST,
  MAGIC_SECOND,
  stripMarks,
  TREELESS_FORMAT_VERSION,
} from './layout';
import { makeNoTrees, readTrees, type TreeColumns } from './tree-section';

const HEADER_BYTES = 4;

/** Tag of a token: what its upos, xpos and features are. */
export interface AnnotationTag {
  readonly upos: string;
  readonly xpos: string;
  readonly features: string;
}

/** An annotation as columns, one entry a token; sentence `i` holds tokens `sentenceTokens[i]` to `sentenceTokens[i + 1]`. */
export interface AnnotationColumns extends TreeColumns {
  readonly language: TextLanguage;
  readonly tokenCount: number;
  readonly sentenceCount: number;
  /** UTF-16 offsets of every token in the text. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Index of every token into `lemmas` and `roots`; the same lemma may stand there twice, with different roots. */
  readonly lexemes: Uint32Array;
  readonly lemmas: readonly string[];
  readonly roots: readonly string[];
  /** Index of every token into `tagTable`. */
  readonly tags: Uint32Array;
  readonly tagTable: readonly AnnotationTag[];
  /** First token of every sentence, and the number of tokens at the end. */
  readonly sentenceTokens: Int32Array;
  readonly sentenceStarts: Int32Array;
  readonly sentenceEnds: Int32Array;
}

/** Checks the frame of the bytes and gives a reader of what is inside. Throws AnnotationFormatError. */
function openAnnotation(bytes: Uint8Array): {
  reader: ByteReader;
  language: TextLanguage;
  hasTreeSection: boolean;
} {
  if (bytes.length < HEADER_BYTES + CHECKSUM_BYTES || bytes[0] !== MAGIC_FIRST || bytes[1] !== MAGIC_SECOND) {
    throw new AnnotationFormatError('not a stored annotation');
  }
  const hasTreeSection = bytes[2] === FORMAT_VERSION;
  if (!hasTreeSection && bytes[2] !== TREELESS_FORMAT_VERSION)
    throw new AnnotationFormatError(`annotation format ${bytes[2]} is not known`);
  const end = bytes.length - CHECKSUM_BYTES;
  const stored =
    (bytes[end]! | (bytes[end + 1]! << 8) | (bytes[end + 2]! << 16) | (bytes[end + 3]! << 24)) >>> 0;
  if (stored !== computeChecksum(bytes, end))
    throw new AnnotationFormatError('annotation is damaged (checksum)');
  const language = LANGUAGES[bytes[3]!];
  if (language === undefined)
    throw new AnnotationFormatError(`annotation names an unknown language ${bytes[3]}`);
  return { reader: new ByteReader(bytes, HEADER_BYTES, end), language, hasTreeSection };
}

function readKnown(reader: ByteReader): string {
  const code = reader.readVarint();
  if (code === 0) return reader.readString();
  const value = KNOWN_STRINGS[code - 1];
  if (value === undefined) throw new AnnotationFormatError(`annotation names an unknown string ${code}`);
  return value;
}

function readTags(reader: ByteReader): AnnotationTag[] {
  const count = reader.readCount();
  const tags: AnnotationTag[] = [];
  for (let index = 0; index < count; index += 1) {
    const upos = readKnown(reader);
    const xpos = readKnown(reader);
    const parts: string[] = [];
    for (let left = reader.readCount(); left > 0; left -= 1) parts.push(readKnown(reader));
    tags.push({ upos, xpos, features: parts.length === 0 ? '_' : parts.join('|') });
  }
  return tags;
}

function readLexemes(reader: ByteReader): { lemmas: string[]; roots: string[] } {
  const count = reader.readCount();
  const lemmas: string[] = [];
  const roots: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const head = reader.readVarint();
    const mode = head & 3;
    const root = reader.readUnits(head >>> 2);
    roots.push(root);
    if (mode === LEMMA_IS_ROOT) lemmas.push(root);
    else if (mode === LEMMA_IS_STORED) lemmas.push(reader.readString());
    else lemmas.push(mode === LEMMA_IS_STRIPPED_ROOT_WITH_MA ? `${stripMarks(root)}ma` : stripMarks(root));
  }
  return { lemmas, roots };
}

function readSentences(
  reader: ByteReader,
): Pick<AnnotationColumns, 'sentenceTokens' | 'sentenceStarts' | 'sentenceEnds'> {
  const count = reader.readCount();
  const sentenceTokens = new Int32Array(count + 1);
  const sentenceStarts = new Int32Array(count);
  const sentenceEnds = new Int32Array(count);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const start = end + reader.readVarint();
    end = start + reader.readVarint();
    sentenceStarts[index] = start;
    sentenceEnds[index] = end;
    sentenceTokens[index + 1] = sentenceTokens[index]! + reader.readCount();
  }
  return { sentenceTokens, sentenceStarts, sentenceEnds };
}

/**
 * Reads a stored annotation as typed arrays, without an object for a token: for loading a corpus. Throws
 * AnnotationFormatError if the bytes are no annotation of a known version or are damaged.
 */
export function decodeAnnotationColumns(bytes: Uint8Array): AnnotationColumns {
  const { reader, language, hasTreeSection } = openAnnotation(bytes);
  const tagTable = readTags(reader);
  const { lemmas, roots } = readLexemes(reader);
  const sentences = readSentences(reader);
  const sentenceCount = sentences.sentenceStarts.length;
  const tokenCount = sentences.sentenceTokens[sentenceCount]!;
  if (tokenCount > bytes.length)
    throw new AnnotationFormatError('annotation holds a count larger than its size');
  const starts = new Int32Array(tokenCount);
  const ends = new Int32Array(tokenCount);
  const lexemes = new Uint32Array(tokenCount);
  const tags = new Uint32Array(tokenCount);
  for (let sentence = 0; sentence < sentenceCount; sentence += 1) {
    let end = sentences.sentenceStarts[sentence]!;
    for (
      let token = sentences.sentenceTokens[sentence]!;
      token < sentences.sentenceTokens[sentence + 1]!;
      token += 1
    ) {
      const shape = reader.readVarint();
      const gap = shape & 3;
      const start = end + (gap === LONG_GAP ? reader.readVarint() : gap);
      end = start + (shape >>> 2);
      starts[token] = start;
      ends[token] = end;
      lexemes[token] = checkIndex(reader.readVarint(), lemmas.length);
      tags[token] = checkIndex(reader.readVarint(), tagTable.length);
    }
  }
  const trees = hasTreeSection ? readTrees(reader, sentences.sentenceTokens) : makeNoTrees(tokenCount);
  if (!reader.isAtEnd()) throw new AnnotationFormatError('annotation goes on after its end');
  return {
    language,
    tokenCount,
    sentenceCount,
    starts,
    ends,
    lexemes,
    lemmas,
    roots,
    tags,
    tagTable,
    ...sentences,
    ...trees,
  };
}

function checkIndex(index: number, size: number): number {
  if (index >= size) throw new AnnotationFormatError('annotation points outside its tables');
  return index;
}

/** Reads a stored annotation as objects. Throws AnnotationFormatError as `decodeAnnotationColumns` does. */
export function decodeAnnotation(bytes: Uint8Array): AnnotatedText {
  const columns = decodeAnnotationColumns(bytes);
  const sentences: AnnotatedSentence[] = [];
  for (let sentence = 0; sentence < columns.sentenceCount; sentence += 1) {
    const tokens: AnnotatedToken[] = [];
    for (
      let token = columns.sentenceTokens[sentence]!;
      token < columns.sentenceTokens[sentence + 1]!;
      token += 1
    ) {
      const lexeme = columns.lexemes[token]!;
      const tag = columns.tagTable[columns.tags[token]!]!;
      tokens.push({
        start: columns.starts[token]!,
        end: columns.ends[token]!,
        lemma: columns.lemmas[lexeme]!,
        upos: tag.upos,
        xpos: tag.xpos,
        features: tag.features,
        root: columns.roots[lexeme]!,
        head: columns.heads[token]!,
        relation: columns.relationTable[columns.relations[token]!]!,
      });
    }
    sentences.push({
      start: columns.sentenceStarts[sentence]!,
      end: columns.sentenceEnds[sentence]!,
      tokens,
    });
  }
  return { language: columns.language, sentences };
}
