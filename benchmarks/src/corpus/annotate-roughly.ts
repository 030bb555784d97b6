import { NO_TREE_PLACE } from '@keelerada/estonian/annotated-text';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';

const CLASSES = ['NOUN', 'VERB', 'ADJ', 'ADV', 'PRON'];

type GuessedReading = Readonly<Record<'lemma' | 'root' | 'upos' | 'features', string>>;

/**
 * A stored annotation of a text that is segmented as the product does. Speed does not depend on whose lemmas they are,
 * so a stand-in saves the analysis: the form in lower case without its ending of up to two letters, and the class from
 * its last letter.
 */
export function annotateRoughly(content: string): Uint8Array {
  const sentences = segmentText(content).map((sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token) => ({
      ...token,
      ...guessReading(content.slice(token.start, token.end)),
      xpos: '_',
      ...NO_TREE_PLACE,
    })),
  }));
  return encodeAnnotation({ language: 'et', sentences });
}

function guessReading(form: string): GuessedReading {
  if (/^[\p{P}\p{S}]+$/u.test(form)) return { lemma: form, root: form, upos: 'PUNCT', features: '_' };
  const lower = form.toLowerCase();
  const ending = lower.charCodeAt(lower.length - 1);
  const lemma = lower.length > 5 ? lower.slice(0, -2) : lower;
  return { lemma, root: lemma, upos: CLASSES[ending % CLASSES.length]!, features: `Ending=${ending % 23}` };
}
