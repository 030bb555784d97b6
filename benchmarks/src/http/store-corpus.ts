import { createHash } from 'node:crypto';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { readAnnotatorVersion } from '../../../apps/server/src/corpus/annotation/read-annotator-version';
import { saveAnnotations } from '../../../apps/server/src/corpus/store/annotation.repository';
import type { CorpusText } from '../../../apps/server/src/corpus/store/corpus-text';
import { refreshStatistics } from '../../../apps/server/src/platform/database/refresh-statistics';
import { hashContent } from '../../../apps/server/src/corpus/store/describe-text';
import { saveTexts } from '../../../apps/server/src/corpus/store/save-texts.repository';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database';
import { annotateRoughly } from '../corpus/annotate-roughly';
import { readBaseContents } from '../corpus/read-base-contents';

const TEXTS_A_TRANSACTION = 200;

interface BaseText {
  readonly content: string;
  readonly hash: string;
  readonly annotation: { readonly bytes: Uint8Array; readonly words: number; readonly sentences: number };
}

/** Fills a new built-in database with about so many words, annotated under the version the server expects. */
export async function storeCorpus(
  dataDir: string,
  words: number,
): Promise<{ readonly source: string; readonly ids: readonly string[]; readonly runningWords: number }> {
  const { source, contents } = readBaseContents();
  const base = contents.map(makeBaseText);
  const baseWords = base.reduce((sum, { annotation }) => sum + annotation.words, 0);
  const copies = Math.max(1, Math.round(words / baseWords));
  const version = await readAnnotatorVersion();
  const connection = await openDatabase({ dataDir, databaseUrl: null });
  const ids: string[] = [];
  for (let copy = 0; copy < copies; copy++) {
    for (let from = 0; from < base.length; from += TEXTS_A_TRANSACTION) {
      const some = base.slice(from, from + TEXTS_A_TRANSACTION);
      const texts = some.map(({ content }, place) => makeText(copy, from + place, content));
      await saveTexts(connection.db, texts, { isDemo: false, removesDemo: false });
      const annotations = texts.map(({ id }, place) => {
        const { hash, annotation } = some[place]!;
        return { text: { id, hash, language: 'et' as const }, annotation };
      });
      await saveAnnotations(connection.db, version, annotations);
      ids.push(...texts.map(({ id }) => id));
    }
  }
  await refreshStatistics((sql) => connection.executeSql(sql));
  await connection.close();
  return { source, ids, runningWords: baseWords * copies };
}

function makeBaseText(content: string): BaseText {
  const bytes = annotateRoughly(content);
  const { tagTable, tags, tokenCount, sentenceCount } = decodeAnnotationColumns(bytes);
  let words = 0;
  for (let token = 0; token < tokenCount; token++) if (isRunningWord(tagTable[tags[token]!]!.upos)) words++;
  return { content, hash: hashContent(content), annotation: { bytes, words, sentences: sentenceCount } };
}

const subcorpora = ['clWmOIrLa', 'cFqPphvYi', 'cFOoRQekA', 'cYDRkpymb', 'cwUSEqQLt'];
const levels = ['A2', 'B1', 'B2', 'C1'];

function makeText(copy: number, number: number, content: string): CorpusText {
  const hex = createHash('sha256').update(`${copy} ${number}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const properties = [
    { name: 'keeletase', value: levels[number % levels.length]! },
    { name: 'korpus', value: subcorpora[number % subcorpora.length]! },
    { name: 'sugu', value: number % 3 === 0 ? 'mees' : 'naine' },
    { name: 'tekstikeel', value: 'eesti' },
    { name: 'title', value: `Tekst ${copy}-${number}` },
    { name: 'vanusevahemik', value: number % 2 === 0 ? 'kuni18' : 'kuni26' },
  ];
  return { id, content, properties };
}
