import type { AnnotatedToken } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { GivenTextBuilder, GivenTextError, type GivenText } from '@keelerada/estonian/given/given-text';
import { z } from 'zod';
import type { GivenAnnotation } from '../../store/given-annotation.repository';

/** A tag is a column of CoNLL-U. */
const NO_BREAK = /^[^\t\n\r]*$/u;
const NO_BREAK_MESSAGE = 'a tab or a line break is in it';
const tagSchema = z.string().min(1).regex(NO_BREAK, NO_BREAK_MESSAGE);
const [NO_XPOS, NO_FEATURES, NO_HEAD, NO_RELATION] = ['', '_', -1, '_'] as const;

const tokenSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  lemma: z.string().min(1),
  /** With marks of compounds and derivation; the lemma where it is absent. */
  root: z.string().min(1).optional(),
  upos: tagSchema,
  xpos: z.string().regex(NO_BREAK, NO_BREAK_MESSAGE).default(NO_XPOS),
  features: tagSchema.default(NO_FEATURES),
  /** Place of the head in the tokens of the sentence, from 0; -1 for the root and without a tree. */
  head: z.int().min(NO_HEAD).default(NO_HEAD),
  relation: tagSchema.default(NO_RELATION),
});

/** An annotation from elsewhere as it stands in a record of JSON Lines; places in UTF-16 units of the content. */
export const annotationFieldSchema = z.object({
  /** Who made it. */
  source: z.string().nullish(),
  sentences: z.array(z.object({ tokens: z.array(tokenSchema).min(1) })).min(1),
});

type AnnotationField = z.output<typeof annotationFieldSchema>;
type FieldToken = AnnotationField['sentences'][number]['tokens'][number];

/** The field for what is stored; `readAnnotationField` makes the same of it. Throws AnnotationFormatError. */
export function makeAnnotationField({
  bytes,
  source,
}: GivenAnnotation): z.input<typeof annotationFieldSchema> {
  const sentences = decodeAnnotation(bytes).sentences.map(({ tokens }) => ({
    tokens: tokens.map(makeToken),
  }));
  return { ...(source === null ? {} : { source }), sentences };
}

function makeToken(token: AnnotatedToken): z.input<typeof tokenSchema> {
  const { start, end, lemma, root, upos, xpos, features, head, relation } = token;
  return {
    ...{ start, end, lemma },
    ...(root === lemma ? {} : { root }),
    upos,
    ...(xpos === NO_XPOS ? {} : { xpos }),
    ...(features === NO_FEATURES ? {} : { features }),
    ...(relation === NO_RELATION ? {} : { head, relation }),
  };
}

/** The field does not fit its content; `path` leads to the place in the record. */
export class AnnotationFieldError extends Error {
  override readonly name = 'AnnotationFieldError';
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** What a field says of its content, as the other forms give it. Throws AnnotationFieldError. */
export function readAnnotationField(content: string, { sentences }: AnnotationField): GivenText {
  checkPlaces(content, sentences);
  const builder = new GivenTextBuilder((piece) => piece);
  builder.addSpace(content.slice(0, sentences[0]!.tokens[0]!.start));
  try {
    sentences.forEach(({ tokens }, index) => {
      const after = sentences[index + 1]?.tokens[0]?.start ?? content.length;
      const given = tokens.map(({ start, end, root, ...token }) => ({
        ...{ ...token, root: root ?? token.lemma, form: content.slice(start, end) },
      }));
      const spaces = tokens.map(({ end }, place) => content.slice(end, tokens[place + 1]?.start ?? after));
      builder.addSentence(given, spaces, `sentence ${index + 1}`);
    });
  } catch (error) {
    if (!(error instanceof GivenTextError)) throw error;
    throw new AnnotationFieldError('annotation.sentences', error.message);
  }
  return builder.finish();
}

/** Tokens follow each other, hold whole characters, and leave no word of the content out. */
function checkPlaces(content: string, sentences: AnnotationField['sentences']): void {
  let before = 0;
  for (const [index, { tokens }] of sentences.entries()) {
    const hasTree = tokens.some(({ relation }) => relation !== NO_RELATION);
    for (const [place, token] of tokens.entries()) {
      const fault = findFault(content, token, before, hasTree);
      if (fault)
        throw new AnnotationFieldError(
          `annotation.sentences.${index}.tokens.${place}.${fault.field}`,
          fault.reason,
        );
      before = token.end;
    }
  }
  if (hasWord(content.slice(before)))
    throw new AnnotationFieldError(
      'annotation.sentences',
      `no token holds what stands after ${before} in the content`,
    );
}

function findFault(
  content: string,
  { start, end, relation }: FieldToken,
  before: number,
  hasTree: boolean,
): { field: keyof FieldToken; reason: string } | null {
  if (start < before) return { field: 'start', reason: 'it is before the end of the token before it' };
  if (end > content.length) return { field: 'end', reason: 'it is not in the content' };
  if (end <= start) return { field: 'end', reason: 'it is not after the start' };
  if (hasWord(content.slice(before, start)))
    return { field: 'start', reason: `no token holds what stands from ${before} to there in the content` };
  for (const field of ['start', 'end'] as const) {
    if (isInsideCharacter(content, field === 'start' ? start : end))
      return { field, reason: 'it is inside a character of two UTF-16 units' };
  }
  if (hasTree && relation === NO_RELATION)
    return { field: 'relation', reason: 'other tokens of the sentence have one' };
  return null;
}

function hasWord(gap: string): boolean {
  return /[\p{L}\p{N}]/u.test(gap);
}

function isInsideCharacter(content: string, place: number): boolean {
  return place > 0 && content.codePointAt(place - 1)! > 0xffff;
}
