import { hasDemoTexts, readHashes } from '../store/corpus-text.repository';
import type { CorpusText } from '../store/corpus-text';
import { hashContent } from '../store/describe-text';
import { saveTexts, type SaveOutcome, type TextToSave } from '../store/save-texts.repository';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import { annotatePendingTexts } from './annotate-pending-texts';
import { BadTextError, cleanText, type CleanedText } from './formats/clean-text';
import type { ImportItem, ImportSource, RawText, ImportedMarks } from './formats/import-item';
import {
  reportDuplicate,
  reportNotListed,
  reportOutcomes,
  reportProblem,
  reportText,
  startReport,
  type ImportReport,
} from './import-report';
import { storeMarks } from './store-marks';
import type { VersionedAnnotator } from '../annotation/text-annotator';

/** Size of one transaction, the most that a kill can cost. */
const BATCH_TEXTS = 100;
const BATCH_CHARACTERS = 300_000;
const NEEDS_ID = 'to keep both records, give each an "id"';

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
 * interrupted import that is run again ends in the same database. Rejects if the database fails or the analyser cannot
 * be reached; what was stored until then stays.
 */
export async function importCorpus(
  connection: DatabaseConnection,
  sources: readonly ImportSource[],
  annotator: VersionedAnnotator,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report = await storeSources(connection.db, sources, options);
  const { isDryRun = false, signal, onProgress } = options;
  if (isDryRun) return report;
  const analysis = await annotatePendingTexts(connection, annotator, {
    signal,
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
  const { isDryRun = false, signal, onProgress } = options;
  const report = startReport(
    sources.map((source) => source.name),
    isDryRun,
  );
  const run = new ImportRun(db, report, options);
  await run.prepare();
  const total = sources.reduce((sum, source) => sum + source.totalBytes, 0);
  let before = 0;
  for (const source of sources) {
    run.startSource(source);
    for await (const item of source.read()) {
      signal?.throwIfAborted();
      await run.take(item);
      const done = before + (item.kind === 'problem' ? 0 : item.bytesRead);
      if (item.kind !== 'problem') onProgress?.({ phase: 'reading', done: Math.min(done, total), total });
    }
    await run.flush();
    before += source.totalBytes;
  }
  run.finish();
  return report;
}

/** The text that a run took under an id, to recognise it if the id comes again. */
interface ImportedText {
  readonly source: ImportSource | null;
  readonly place: string;
  readonly contentHash: string;
  /** Does not depend on the order of the properties; null if the source did not give them all. */
  readonly propertiesHash: string | null;
}

class ImportRun {
  private readonly db: Database;
  private readonly report: ImportReport;
  private readonly options: ImportOptions;
  private readonly idsOfHash = new Map<string, string>();
  private readonly hashesOfId = new Map<string, string>();
  private readonly importedTexts = new Map<string, ImportedText>();
  /** New texts whose properties are not all known; a later source may still give them. */
  private readonly bareTexts = new Map<string, TextToSave>();
  private source: ImportSource | null = null;
  private batch: TextToSave[] = [];
  private batchCharacters = 0;
  private removesDemo = false;

  constructor(db: Database, report: ImportReport, options: ImportOptions) {
    this.db = db;
    this.report = report;
    this.options = options;
  }

  async prepare(): Promise<void> {
    const { isDemo = false, keepsDemo = false } = this.options;
    const { db } = this;
    this.removesDemo = !isDemo && !keepsDemo && (await hasDemoTexts(db));
    for (const { id, hash, isDemo: isDemoText } of await readHashes(db)) {
      if (isDemoText && this.removesDemo) continue;
      this.hashesOfId.set(id, hash);
      if (!this.idsOfHash.has(hash)) this.idsOfHash.set(hash, id);
    }
  }

  async take(item: ImportItem): Promise<void> {
    if (item.kind === 'problem') {
      this.report.texts.skipped++;
      reportProblem(this.report, item.problem);
    }
    if (item.kind === 'marks') await this.takeMarks(item.marks);
    if (item.kind !== 'text') return;
    const cleaned = this.clean(item.text);
    if (cleaned === null) return;
    reportText(this.report, cleaned);
    this.noteProperties(cleaned.text);
    if (this.isRepeated(cleaned.text, item.text.place)) {
      reportOutcomes(this.report, ['unchanged']);
      return;
    }
    this.findDuplicate(cleaned.text);
    this.batch.push(cleaned.text);
    this.batchCharacters += cleaned.text.content.length;
    const isFull = this.batch.length >= BATCH_TEXTS || this.batchCharacters >= BATCH_CHARACTERS;
    // The demonstration is stored in one transaction: a part of it would prevent loading it again.
    if (isFull && this.options.isDemo !== true) await this.flush();
  }

  /** Marks of people for a text that is stored already, also by an earlier file of the same command. */
  private async takeMarks(marks: ImportedMarks): Promise<void> {
    const reason = await storeMarks(this.db, marks, this.options.isDryRun ?? false);
    if (reason === null) this.report.markedTexts++;
    else reportProblem(this.report, { place: marks.place, reason });
  }

  startSource(source: ImportSource): void {
    this.source = source;
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const texts = this.batch;
    this.batch = [];
    this.batchCharacters = 0;
    reportOutcomes(this.report, await this.save(texts));
  }

  /** Call after the last source. */
  finish(): void {
    for (const { properties } of this.bareTexts.values()) reportNotListed(this.report, properties);
  }

  private clean(raw: RawText): CleanedText | null {
    try {
      const cleaned = cleanText(raw);
      this.checkId(cleaned.text, raw);
      return cleaned;
    } catch (error) {
      if (!(error instanceof BadTextError)) throw error;
      this.report.texts.skipped++;
      reportProblem(this.report, { place: raw.place, reason: error.message });
      return null;
    }
  }

  /**
   * An id names one text in a run. The same record may come from two sources, also once without its properties, but
   * nothing is overwritten: two folders of one name give their files equal ids.
   */
  private checkId(text: TextToSave, raw: RawText): void {
    const taken = this.importedTexts.get(text.id);
    if (taken === undefined) return;
    const { source, place } = taken;
    // A record without an id gets one made of its text.
    const isMadeOfText = raw.id === null;
    if (source === this.source) {
      throw new BadTextError(
        isMadeOfText
          ? `the same text comes twice, first at ${place}; ${NEEDS_ID}`
          : `its id comes twice, first at ${place}`,
      );
    }
    const { contentHash, propertiesHash } = hashRecord(text);
    const areEqual =
      propertiesHash === null || taken.propertiesHash === null || propertiesHash === taken.propertiesHash;
    if (areEqual && contentHash === taken.contentHash) return;
    if (isMadeOfText) {
      throw new BadTextError(
        `the same text came from ${source?.name} (${place}) with other properties already, and nothing is ` +
          `overwritten; ${NEEDS_ID}`,
      );
    }
    throw new BadTextError(
      `its id came from ${source?.name} (${place}) with another text or other properties already, and nothing is ` +
        `overwritten: ${this.source?.name} was left out here. Two texts need two ids; a file without one in the column ` +
        '"id" gets it from the name of the folder and its path',
    );
  }

  private noteProperties(text: TextToSave): void {
    if (!text.lacksProperties) this.bareTexts.delete(text.id);
    else if (!this.hashesOfId.has(text.id) && !this.importedTexts.has(text.id))
      this.bareTexts.set(text.id, text);
  }

  /** Whether the run has already taken the text with at least these properties. */
  private isRepeated(text: TextToSave, place: string): boolean {
    const taken = this.importedTexts.get(text.id);
    const hashes = hashRecord(text);
    if (taken && (taken.propertiesHash !== null || hashes.propertiesHash === null)) return true;
    this.importedTexts.set(text.id, { source: this.source, place, ...hashes });
    return false;
  }

  private findDuplicate({ id, content }: CorpusText): void {
    const hash = hashContent(content);
    const sameAs = this.idsOfHash.get(hash);
    if (sameAs === undefined) this.idsOfHash.set(hash, id);
    else if (sameAs !== id) reportDuplicate(this.report, id, sameAs);
  }

  private async save(texts: readonly TextToSave[]): Promise<SaveOutcome[]> {
    const { isDemo = false, isDryRun = false } = this.options;
    const { db } = this;
    if (this.removesDemo) this.report.demoTextsRemoved = true;
    const outcomes = await saveTexts(db, texts, { isDemo, isDryRun, removesDemo: this.removesDemo });
    if (!isDryRun) this.removesDemo = false;
    return outcomes;
  }
}

function hashRecord({ content, properties, lacksProperties = false }: TextToSave) {
  const named = properties.map(({ name, value }) => JSON.stringify([name, value])).sort();
  return {
    contentHash: hashContent(content),
    propertiesHash: lacksProperties ? null : hashContent(named.join('\n')),
  };
}
