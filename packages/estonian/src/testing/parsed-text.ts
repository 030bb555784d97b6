import type { AnnotatedText } from '../annotated-text';

/**
 * A text of one sentence from lines of `form lemma upos xpos features head relation`; heads count from 1 and 0 is the root,
 * as in CoNLL-U. Words are separated by a space; a form that begins with `+` follows without one.
 */
export function makeParsedText(lines: string): { text: string; annotation: AnnotatedText } {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u) as [string, string, string, string, string, string, string]);
  let text = '';
  const tokens = rows.map(([given, lemma, upos, xpos, features, head, relation]) => {
    const isGlued = given.startsWith('+');
    if (text !== '' && !isGlued) text += ' ';
    const start = text.length;
    text += isGlued ? given.slice(1) : given;
    return {
      ...{ start, end: text.length, lemma, root: lemma, upos, xpos, features },
      ...{ head: Number(head) - 1, relation },
    };
  });
  return { text, annotation: { language: 'et', sentences: [{ start: 0, end: text.length, tokens }] } };
}
