import { createHash } from 'node:crypto';
import type { CorpusText, TextDescription } from './corpus-text';

/** Between the parts of what is digested; control characters do not stand in names. */
const UNIT_SEPARATOR = '\u001F';
/** 128 bits tell texts apart and keep the table narrow. */
const DIGEST_CHARACTERS = 32;

/**
 * What a text is, in short: id, content, language and properties in their order. Migration 0008 computes the same for texts
 * that were stored before.
 */
export function digestText(
  { id, properties }: Pick<CorpusText, 'id' | 'properties'>,
  { hash, language }: Pick<TextDescription, 'hash' | 'language'>,
): string {
  const parts = [id.toLowerCase(), hash, language, ...properties.flatMap(({ name, value }) => [name, value])];
  return createHash('sha256').update(parts.join(UNIT_SEPARATOR)).digest('hex').slice(0, DIGEST_CHARACTERS);
}
