import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { annotateTrainingTexts } from './annotate-training-texts';
import { readPlainTexts } from './read-plain-texts';

/** A token of running text. `form` and `lemma` are in small letters, `grammaticalCase` is a UD value or empty. */
export interface PlainToken {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly grammaticalCase: string;
}

const CACHE_FOLDER = new URL('../../../.cache/', import.meta.url);
const CACHE_FILE = new URL('plain-annotations.tsv.gz', CACHE_FOLDER);

/**
 * Sentences of the plain texts as the annotator reads them. Annotating takes some minutes; the result is cached in
 * `.cache/`. Delete the file after a change of the annotator.
 */
export async function readPlainAnnotations(): Promise<PlainToken[][]> {
  if (!existsSync(CACHE_FILE)) await writeCache();
  const content = gunzipSync(readFileSync(CACHE_FILE)).toString('utf8');
  return content.split('\n\n').map((sentence) => sentence.split('\n').map(parseToken));
}

function parseToken(line: string): PlainToken {
  const [form = '', lemma = '', upos = '', grammaticalCase = ''] = line.split('\t');
  return { form: form.toLowerCase(), lemma: lemma.toLowerCase(), upos, grammaticalCase };
}

async function writeCache(): Promise<void> {
  const texts = readPlainTexts();
  const annotations = await annotateTrainingTexts(texts);
  const sentences = annotations.flatMap((annotated, index) => listSentences(annotated, texts[index]!));
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(CACHE_FILE, gzipSync(sentences.join('\n\n')));
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
