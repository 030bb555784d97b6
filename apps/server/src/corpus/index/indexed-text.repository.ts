import { asc, isNotNull, sql } from 'drizzle-orm';
import { readPresentAnnotator } from '../store/annotation-replacement.repository';
import { readAnnotatedTexts } from '../store/annotation.repository';
import { readCorpusVersion } from '../store/corpus-state.repository';
import type { Database } from '../../platform/database/database-connection';
import { corpusText } from '../../platform/database/schema';
import type { IndexSource } from './index-source';

export function makeDatabaseSource(db: Database): IndexSource {
  return {
    readVersion: () => readCorpusVersion(db),
    readAnnotator: () => readPresentAnnotator(db),
    listTexts: () =>
      db
        .select({ id: corpusText.id, ordinal: sql<number>`${corpusText.ordinal}` })
        .from(corpusText)
        .where(isNotNull(corpusText.ordinal))
        .orderBy(asc(corpusText.ordinal)),
    readTexts: (afterOrdinal) => readAnnotatedTexts(db, afterOrdinal),
  };
}
