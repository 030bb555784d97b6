import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ConlluSentence } from '@keelerada/estonian/conllu/conllu-sentence';

/** Describes the JSON of `analyse` for its help. */
export const ANALYSIS_JSON_HELP = `
--json writes
  {"text", "language", "sentences": [{"start", "end", "tokens": [
    {"form", "lemma", "upos", "xpos", "feats", "start", "end"}]}]}
"text" is what was analysed (the text of the file, in NFC, with LF line ends); "start" and "end" are places in it in
UTF-16 code units, the end not included, as slices of JavaScript and Java strings are. "feats" are the features as in
CoNLL-U, "_" where there are none. With --pretokenized it is
  {"sentences": [{"comments", "tokens": [{"id", "form", "lemma", "upos", "xpos", "feats"}]}]}
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
      tokens: rows.map(({ id, form, lemma, upos, xpos, features }) => ({
        ...{ id, form, lemma, upos, xpos },
        feats: features,
      })),
    })),
  };
}
