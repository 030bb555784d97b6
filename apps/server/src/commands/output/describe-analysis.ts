import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ConlluRow, ConlluSentence } from '@keelerada/estonian/conllu/conllu-sentence';
import { describeTreePlace } from '@keelerada/estonian/conllu/write-conllu';

/** Describes the JSON of `analyse` for its help. */
export const ANALYSIS_JSON_HELP = `
--json writes
  {"text", "language", "sentences": [{"start", "end", "tokens": [
    {"form", "lemma", "upos", "xpos", "feats", "head", "deprel", "start", "end"}]}]}
"text" is what was analysed (the text of the file, in NFC, with LF line ends); "start" and "end" are places in it in
UTF-16 code units, the end not included, as slices of JavaScript and Java strings are. "feats" are the features as in
CoNLL-U, "_" if there are none. "head" is the number of the head in the sentence, the first token is 1 and 0 means the
root, as in CoNLL-U; "deprel" is the UD relation to it. In Russian texts, which are not parsed, they are null and "_".
With --pretokenized it is
  {"sentences": [{"comments", "tokens": [{"id", "form", "lemma", "upos", "xpos", "feats", "head", "deprel"}]}]}
with the comment lines and numbers of the input, multiword tokens and empty nodes among the tokens.`;

/** The analysis of a raw text as `analyse --json` writes it. */
export function describeAnalysis(text: string, { language, sentences }: AnnotatedText): object {
  return {
    text,
    language,
    sentences: sentences.map(({ start, end, tokens }) => ({
      start,
      end,
      tokens: tokens.map((token) => ({
        form: text.slice(token.start, token.end),
        lemma: token.lemma,
        upos: token.upos,
        xpos: token.xpos,
        feats: token.features,
        ...describeHead(describeTreePlace(token)),
        start: token.start,
        end: token.end,
      })),
    })),
  };
}

/** The same for sentences and tokens that were given. */
export function describeSentences(sentences: readonly ConlluSentence[]): object {
  return {
    sentences: sentences.map(({ comments, rows }) => ({
      comments,
      tokens: rows.map(({ id, form, lemma, upos, xpos, features, ...place }) => ({
        ...{ id, form, lemma, upos, xpos },
        feats: features,
        ...describeHead(place),
      })),
    })),
  };
}

function describeHead({ head, relation }: Pick<ConlluRow, 'head' | 'relation'>): object {
  return { head: head === '_' ? null : Number(head), deprel: relation };
}
