import type { AnnotatedText, AnnotatedToken } from '../annotated-text';
import { ByteWriter } from './byte-writer';
import { KNOWN_STRING_CODES } from './known-strings';
import {
  computeChecksum,
  FORMAT_VERSION,
  LANGUAGES,
  LEMMA_IS_ROOT,
  LEMMA_IS_STORED,
  LEMMA_IS_STRIPPED_ROOT,
  LEMMA_IS_STRIPPED_ROOT_WITH_MA,
  LONG_GAP,
  MAGIC_FIRST,
  MAGIC_SECOND,
  stripMarks,
} from './layout';
import { writeTrees } from './tree-section';

/** Distinct things numbered by how often they stand in the text, the most frequent first, so that numbers are short. */
class FrequencyTable {
  private readonly entries = new Map<string, { count: number; token: AnnotatedToken }>();
  private readonly ranks = new Map<string, number>();

  count(key: string, token: AnnotatedToken): void {
    const known = this.entries.get(key);
    if (known) known.count += 1;
    else this.entries.set(key, { count: 1, token });
  }

  rank(): AnnotatedToken[] {
    const ordered = [...this.entries].sort((a, b) => b[1].count - a[1].count);
    ordered.forEach(([key], rank) => this.ranks.set(key, rank));
    return ordered.map(([, { token }]) => token);
  }

  rankOf(key: string): number {
    return this.ranks.get(key)!;
  }
}

function tagKey(token: AnnotatedToken): string {
  return `${token.upos}\t${token.xpos}\t${token.features}`;
}

function lexemeKey(token: AnnotatedToken): string {
  return token.lemma === token.root ? token.lemma : `${token.lemma}\t${token.root}`;
}

/**
 * Compact binary form of an annotation for storage: about 7 bytes a token (5 without trees) and the tables of its lemmas and tags. Read by
 * `decodeAnnotation` and `decodeAnnotationColumns`. The text itself is not in it.
 */
export function encodeAnnotation(annotation: AnnotatedText): Uint8Array {
  const tags = new FrequencyTable();
  const lexemes = new FrequencyTable();
  for (const sentence of annotation.sentences) {
    for (const token of sentence.tokens) {
      tags.count(tagKey(token), token);
      lexemes.count(lexemeKey(token), token);
    }
  }
  const writer = new ByteWriter();
  writer.writeByte(MAGIC_FIRST);
  writer.writeByte(MAGIC_SECOND);
  writer.writeByte(FORMAT_VERSION);
  writer.writeByte(LANGUAGES.indexOf(annotation.language));
  writeTags(writer, tags.rank());
  writeLexemes(writer, lexemes.rank());
  writeSentences(writer, annotation);
  writeTokens(writer, annotation, lexemes, tags);
  writeTrees(writer, annotation);
  writer.writeUint32(computeChecksum(writer.view(), writer.view().length));
  return writer.view().slice();
}

/** A known string as its number plus 1, another as 0 and the string. */
function writeKnown(writer: ByteWriter, value: string): void {
  const code = KNOWN_STRING_CODES.get(value);
  if (code !== undefined) return writer.writeVarint(code + 1);
  writer.writeVarint(0);
  writer.writeString(value);
}

function writeTags(writer: ByteWriter, tokens: readonly AnnotatedToken[]): void {
  writer.writeVarint(tokens.length);
  for (const { upos, xpos, features } of tokens) {
    writeKnown(writer, upos);
    writeKnown(writer, xpos);
    const parts = features === '_' ? [] : features.split('|');
    writer.writeVarint(parts.length);
    for (const part of parts) writeKnown(writer, part);
  }
}

function writeLexemes(writer: ByteWriter, tokens: readonly AnnotatedToken[]): void {
  writer.writeVarint(tokens.length);
  for (const { lemma, root } of tokens) {
    const mode = lemmaMode(lemma, root);
    writer.writeVarint(root.length * 4 + mode);
    writer.writeUnits(root);
    if (mode === LEMMA_IS_STORED) writer.writeString(lemma);
  }
}

function lemmaMode(lemma: string, root: string): number {
  if (lemma === root) return LEMMA_IS_ROOT;
  const stripped = stripMarks(root);
  if (lemma === stripped) return LEMMA_IS_STRIPPED_ROOT;
  return lemma === `${stripped}ma` ? LEMMA_IS_STRIPPED_ROOT_WITH_MA : LEMMA_IS_STORED;
}

function writeSentences(writer: ByteWriter, annotation: AnnotatedText): void {
  writer.writeVarint(annotation.sentences.length);
  let end = 0;
  for (const sentence of annotation.sentences) {
    writer.writeVarint(sentence.start - end);
    writer.writeVarint(sentence.end - sentence.start);
    writer.writeVarint(sentence.tokens.length);
    end = sentence.end;
  }
}

function writeTokens(
  writer: ByteWriter,
  annotation: AnnotatedText,
  lexemes: FrequencyTable,
  tags: FrequencyTable,
): void {
  for (const sentence of annotation.sentences) {
    let end = sentence.start;
    for (const token of sentence.tokens) {
      const gap = token.start - end;
      writer.writeVarint((token.end - token.start) * 4 + Math.min(gap, LONG_GAP));
      if (gap >= LONG_GAP) writer.writeVarint(gap);
      writer.writeVarint(lexemes.rankOf(lexemeKey(token)));
      writer.writeVarint(tags.rankOf(tagKey(token)));
      end = token.end;
    }
  }
}
