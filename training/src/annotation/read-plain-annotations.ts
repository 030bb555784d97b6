import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { findCache } from '../project-files';
import { readTarFile } from '../sources/read-tar-file';
import { listForms, readTreebank, TRAINING_PARTS } from '../sources/read-treebank';
import { annotateTexts } from './annotate';

/** A token of running text. `form` and `lemma` are in small letters, `grammaticalCase` is a UD value or empty. */
export interface PlainToken {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly grammaticalCase: string;
}

/** Narrow in their words: laws and software help. */
const LEFT_OUT = new Set(['laws-sample.txt', 'libreoffice-help.txt', 'msdocs-human.txt']);

/**
 * Sentences of some 2 million words as the annotator reads them: newer clean texts, older fiction, and the training parts
 * of the treebanks. Annotating takes some minutes; the result is cached in `.cache/`. Delete the file after a change of
 * the annotator.
 */
export async function readPlainAnnotations(): Promise<PlainToken[][]> {
  const file = findCache('plain-annotations.tsv.gz');
  if (!existsSync(file)) {
    const texts = readPlainTexts();
    const annotations = await annotateTexts(texts);
    const sentences = annotations.flatMap((annotated, index) => listSentences(annotated, texts[index]!));
    writeFileSync(file, gzipSync(sentences.join('\n\n')));
  }
  const content = gunzipSync(readFileSync(file)).toString('utf8');
  return content.split('\n\n').map((sentence) => sentence.split('\n').map(parseToken));
}

function readPlainTexts(): string[] {
  const files = ['plain/clean-text.tar.gz', 'plain/fiction-books.tar.gz'].flatMap(readTarFile);
  const kept = files.filter(({ name }) => !LEFT_OUT.has(name));
  const treebanks = TRAINING_PARTS.map((name) =>
    listForms(readTreebank(name))
      .map((forms) => forms.join(' '))
      .join('\n'),
  );
  return [...kept.map(({ content }) => content.normalize('NFC')), ...treebanks];
}

function parseToken(line: string): PlainToken {
  const [form = '', lemma = '', upos = '', grammaticalCase = ''] = line.split('\t');
  return { form: form.toLowerCase(), lemma: lemma.toLowerCase(), upos, grammaticalCase };
}

function listSentences({ sentences }: AnnotatedText, text: string): string[] {
  return sentences.map(({ tokens }) =>
    tokens
      .map(({ start, end, lemma, upos, features }) => {
        const grammaticalCase = /(?:^|\|)Case=(\w+)/u.exec(features)?.[1] ?? '';
        const fields = [text.slice(start, end), lemma, upos, grammaticalCase];
        return fields.map((field) => field.replaceAll(/\s+/gu, ' ')).join('\t');
      })
      .join('\n'),
  );
}
