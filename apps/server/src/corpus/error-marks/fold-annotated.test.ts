import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { describe, expect, it } from 'vitest';
import { foldAnnotated } from './mark-texts-task';

const reading = { lemma: 'x', upos: 'X', xpos: 'X', features: '_', root: 'x', head: -1, relation: '_' };
const fold = (text: string) => {
  const sentences = segmentText(text).map((sentence) => {
    return { ...sentence, tokens: sentence.tokens.map((token) => ({ ...token, ...reading })) };
  });
  return foldAnnotated(text, { language: 'et', sentences });
};

describe('a stored text for the corrector', () => {
  it.each([
    'Ta tuli koju.',
    '\ufeffTa tu\u00adli\u200b koju.',
    'Ta\u00a0tuli\u2060 ko\u200bju.',
    'Ta tu\u200cli koju\u00ad.\u200b',
  ])('has its tokens on plain letters: %j', (written) => {
    const { text, annotation, findStart, findEnd } = fold(written);
    const tokens = annotation.sentences.flatMap((sentence) => sentence.tokens);
    expect(text).toBe('Ta tuli koju.');
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(['Ta', 'tuli', 'koju', '.']);
    const back = tokens.map(({ start, end }) => ({ start: findStart(start), end: findEnd(end) }));
    expect(back).toEqual(segmentText(written).flatMap((one) => one.tokens.map((token) => ({ ...token }))));
  });
});
