import { NO_TREE_PLACE, type AnnotatedToken, type SentenceSpan } from '../annotated-text';
import type { Annotator } from '../annotation/annotate-text';
import { isWordRow, type ConlluSentence } from './conllu-sentence';
import { describeTreePlace } from './write-conllu';

/**
 * Fills lemma, UPOS, XPOS, features, HEAD and DEPREL of every word and keeps all else: sentences, tokens, comments, multiword
 * tokens, empty nodes, MISC; HEAD and DEPREL too if the annotator gives no trees. The sentences are read as one text, so words
 * are judged with their neighbours. Rejects as the annotator does.
 */
export async function annotateConllu(
  annotator: Pick<Annotator, 'annotate'>,
  sentences: readonly ConlluSentence[],
): Promise<ConlluSentence[]> {
  const filled = sentences.filter(({ rows }) => rows.length > 0);
  const { text, spans } = joinForms(filled);
  const annotation = await annotator.annotate({ text, sentences: spans });
  const readings = new Map(filled.map((sentence, index) => [sentence, annotation.sentences[index]!.tokens]));
  return sentences.map((sentence) => fillSentence(sentence, readings.get(sentence) ?? []));
}

/** The words of the sentences with a space between, as a text, and where they stand in it. */
function joinForms(sentences: readonly ConlluSentence[]): { text: string; spans: SentenceSpan[] } {
  const parts: string[] = [];
  const spans: SentenceSpan[] = [];
  let at = 0;
  for (const { rows } of sentences) {
    const tokens = rows.filter(isWordRow).map(({ form }) => {
      const start = at;
      parts.push(form);
      at += form.length + 1;
      return { start, end: start + form.length };
    });
    spans.push({ start: tokens[0]?.start ?? at, end: tokens.at(-1)?.end ?? at, tokens });
  }
  return { text: parts.join(' '), spans };
}

function fillSentence(sentence: ConlluSentence, readings: readonly AnnotatedToken[]): ConlluSentence {
  let word = 0;
  const rows = sentence.rows.map((row) => {
    if (!isWordRow(row)) return { ...row };
    const token = readings[word]!;
    word += 1;
    const { lemma, upos, xpos, features } = token;
    const place = token.relation === NO_TREE_PLACE.relation ? {} : describeTreePlace(token);
    return { ...row, lemma: lemma || '_', upos, xpos: xpos || '_', features, ...place };
  });
  return { comments: [...sentence.comments], rows };
}
