import { hasDemoTexts, readHashes } from '../store/corpus-text.repository';
import { hashContent } from '../store/describe-text';
import { saveTexts, type TextToSave } from '../store/save-texts.repository';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import { annotatePendingTexts } from './annotate-pending-texts';
import { BadTextError, cleanText } from './formats/clean-text';
import type { ImportItem, ImportProblem, ImportSource } from './formats/import-item';
import {
  reportDuplicate,
  reportNotListed,
  reportOutcomes,
  reportProblem,
  reportText,
  startReport,
  type ImportReport,
} from './import-report';
import { storeMarks, storeMatchedMarks } from './store-marks';
import { TakenTexts } from './taken-texts';
import type { VersionedAnnotator } from '../annotation/text-annotator';

/** Size of one transaction, the most that a kill can cost. */
const BATCH_TEXTS = 100;
const BATCH_CHARACTERS = 300_000;
const NO_MATCH = 'no "# text_id = …" names a text, and no text of the corpus has these sentences';

export interface ImportProgress {
  readonly phase: 'reading' | 'analysing';
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  readonly isDryRun?: boolean;
  /** Keep the demonstration texts; by default the first import removes them. */
  readonly keepsDemo?: boolean;
  /** The texts are those of the demonstration. */
  readonly isDemo?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/**
 * Stores the texts of the sources and analyses all texts that are not analysed yet. A text with a known id is updated if
 * its content or properties differ. An id that comes again in the same run with something else is a problem and
 * overwrites nothing. Equal contents under different ids are all kept and reported. Each batch is one transaction: an
 * interrupted import that is run again ends in the same database. Rejects if the database fails; what was
 * stored until then stays.
 */
export async function importCorpus(
  connection: DatabaseConnection,
  sources: readonly ImportSource[],
  annotator: VersionedAnnotator,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report = await storeSources(connection.db, sources, options);
  const { isDryRun = false, onProgress } = options;
  if (isDryRun) return report;
  const analysis = await annotatePendingTexts(connection, annotator, {
    ...options,
    onProgress: (done, all) => onProgress?.({ phase: 'analysing', done, total: all }),
  });
  report.analysed = analysis.texts;
  for (const problem of analysis.problems) reportProblem(report, problem);
  return report;
}

/** The first half of `importCorpus`: stores the texts, which then wait for their analysis. */
export async function storeSources(
  db: Database,
  sources: readonly ImportSource[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { isDryRun = false, isDemo = false, keepsDemo = false } = options;
  const report = startReport(
    sources.map((source) => source.name),
    isDryRun,
  );
  let removesDemo = !isDemo && !keepsDemo && (await hasDemoTexts(db));
  const stored = (await readHashes(db)).filter((text) => !(text.isDemo && removesDemo));
  const idsOfHash = new Map(stored.toReversed().map(({ id, hash }) => [hash, id]));
  const taken = new TakenTexts(new Set(stored.map(({ id }) => id)));
  for await (const texts of readBatches(sources, { db, report, options, taken, idsOfHash })) {
    if (removesDemo) report.demoTextsRemoved = true;
    reportOutcomes(report, await saveTexts(db, texts, { isDemo, isDryRun, removesDemo }));
    if (!isDryRun) removesDemo = false;
  }
  for (const { properties } of taken.bareTexts.values()) reportNotListed(report, properties);
  return report;
}

interface Reading {
  readonly db: Database;
  readonly report: ImportReport;
  readonly options: ImportOptions;
  readonly taken: TakenTexts;
  /** The first text of each content. */
  readonly idsOfHash: Map<string, string>;
}

/** Reads the sources; texts come in batches, none of two sources. */
async function* readBatches(
  sources: readonly ImportSource[],
  reading: Reading,
): AsyncGenerator<readonly TextToSave[]> {
  const { isDemo = false, signal, onProgress } = reading.options;
  const total = sources.reduce((sum, source) => sum + source.totalBytes, 0);
  let before = 0;
  for (const source of sources) {
    let batch: TextToSave[] = [];
    let characters = 0;
    for await (const item of source.read()) {
      signal?.throwIfAborted();
      const text = await takeItem(item, source, reading);
      if (text !== null) {
        batch.push(text);
        characters += text.content.length;
      }
      // The demonstration is stored in one transaction: a part of it would prevent loading it again.
      if (!isDemo && (batch.length >= BATCH_TEXTS || characters >= BATCH_CHARACTERS)) {
        yield batch;
        [batch, characters] = [[], 0];
      }
      if (item.kind === 'problem') continue;
      onProgress?.({ phase: 'reading', done: Math.min(before + item.bytesRead, total), total });
    }
    if (batch.length > 0) yield batch;
    before += source.totalBytes;
  }
}

/** Reports an item, stores its marks, and answers its text where it is to be saved. */
async function takeItem(
  item: ImportItem,
  source: ImportSource,
  { db, report, options, taken, idsOfHash }: Reading,
): Promise<TextToSave | null> {
  if (item.kind === 'problem') skip(report, item.problem);
  // Marks of people for a text that is stored already, also by an earlier file of the same command.
  if (item.kind === 'marks') {
    const { marks } = item;
    const isDryRun = options.isDryRun ?? false;
    if (marks.id === '') {
      const matched = await storeMatchedMarks(db, marks, isDryRun);
      report.markedTexts += matched;
      if (matched === 0) reportProblem(report, { place: marks.place, reason: NO_MATCH });
      return null;
    }
    const { isStored, reason } = await storeMarks(db, marks, isDryRun);
    if (isStored) report.markedTexts++;
    if (reason !== null) reportProblem(report, { place: marks.place, reason });
  }
  if (item.kind !== 'text') return null;
  const { place } = item.text;
  try {
    const cleaned = cleanText(item.text);
    const { text } = cleaned;
    taken.check(text, item.text, source);
    reportText(report, cleaned);
    if (!taken.add(text, place, source)) {
      reportOutcomes(report, ['unchanged']);
      return null;
    }
    const hash = hashContent(text.content);
    const sameAs = idsOfHash.get(hash);
    if (sameAs === undefined) idsOfHash.set(hash, text.id);
    else if (sameAs !== text.id) reportDuplicate(report, text.id, sameAs);
    return text;
  } catch (error) {
    if (!(error instanceof BadTextError)) throw error;
    skip(report, { place, reason: error.message });
    return null;
  }
}

function skip(report: ImportReport, problem: ImportProblem): void {
  report.texts.skipped++;
  reportProblem(report, problem);
}
