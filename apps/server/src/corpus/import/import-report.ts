import { subcorpora, textLanguages } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import {
  knownPropertyNames,
  LANGUAGE_PROPERTY,
  SUBCORPUS_PROPERTY,
  TITLE_PROPERTY,
} from '../store/property-names';
import type { TextProperty } from '../store/corpus-text';
import type { SaveOutcome } from '../store/save-texts.repository';
import type { CleanedText } from './formats/clean-text';
import type { ImportProblem } from './formats/import-item';

/** Longer lists help nobody; the counts are whole. */
const MAX_LISTED = 1000;

/** What an import did or, as a dry run, would do. */
export interface ImportReport {
  readonly files: readonly string[];
  readonly isDryRun: boolean;
  readonly texts: { read: number; added: number; updated: number; unchanged: number; skipped: number };
  /** Words of the texts read, counted between spaces and punctuation; the analysis counts running words. */
  words: number;
  analysed: number;
  /** Stored texts whose errors people marked in an M2 file. */
  markedTexts: number;
  demoTextsRemoved: boolean;
  /** Property names the collection does not know: kept. How often each came. */
  readonly unknownProperties: Record<string, number>;
  /** Properties dropped for having no value, `?` or TEADMATA. */
  readonly droppedProperties: Record<string, number>;
  repeatedProperties: number;
  duplicates: number;
  /** Texts whose content another text has too: both are kept. */
  readonly duplicateTexts: { readonly id: string; readonly sameAs: string }[];
  /** Texts whose properties the file could not tell or not all: those in the store already keep what they have. */
  lackingProperties: number;
  /**
   * Texts that the text query cannot list for want of a property or of one it knows. Without a language a text is listed
   * under the one it is written in.
   */
  readonly notListed: {
    withoutTitle: number;
    withoutSubcorpus: number;
    withoutLanguage: number;
    withUnknownSubcorpus: number;
    withUnknownLanguage: number;
  };
  /** The codes of subcorpora and languages that the text query does not know, and how many texts have each. */
  readonly unknownSubcorpora: Record<string, number>;
  readonly unknownLanguages: Record<string, number>;
  /** Records skipped, texts that cannot be analysed. */
  problems: number;
  readonly problemList: ImportProblem[];
}

export function startReport(files: readonly string[], isDryRun: boolean): ImportReport {
  return {
    files,
    isDryRun,
    texts: { read: 0, added: 0, updated: 0, unchanged: 0, skipped: 0 },
    words: 0,
    analysed: 0,
    markedTexts: 0,
    demoTextsRemoved: false,
    unknownProperties: {},
    droppedProperties: {},
    repeatedProperties: 0,
    duplicates: 0,
    duplicateTexts: [],
    lackingProperties: 0,
    notListed: {
      withoutTitle: 0,
      withoutSubcorpus: 0,
      withoutLanguage: 0,
      withUnknownSubcorpus: 0,
      withUnknownLanguage: 0,
    },
    unknownSubcorpora: {},
    unknownLanguages: {},
    problems: 0,
    problemList: [],
  };
}

/** What became of an item of a source, of a batch of texts, or of the texts that waited for their analysis. */
export type ImportEvent =
  | { readonly kind: 'skipped'; readonly problem: ImportProblem }
  | { readonly kind: 'marked'; readonly texts: number; readonly problem?: ImportProblem }
  /** `sameAs` is the first text with the same content. */
  | { readonly kind: 'taken'; readonly cleaned: CleanedText; readonly sameAs?: string | undefined }
  /** The run has taken it already. */
  | { readonly kind: 'repeated'; readonly cleaned: CleanedText }
  | { readonly kind: 'saved'; readonly outcomes: readonly SaveOutcome[]; readonly removesDemo: boolean }
  /** No source has told its properties. */
  | { readonly kind: 'bare'; readonly properties: readonly TextProperty[] }
  | { readonly kind: 'analysed'; readonly texts: number; readonly problems: readonly ImportProblem[] };

export function reportEvent(report: ImportReport, event: ImportEvent): void {
  switch (event.kind) {
    case 'skipped':
      report.texts.skipped++;
      return addProblem(report, event.problem);
    case 'marked':
      report.markedTexts += event.texts;
      return event.problem && addProblem(report, event.problem);
    case 'taken':
      addText(report, event.cleaned);
      return event.sameAs === undefined
        ? undefined
        : addDuplicate(report, event.cleaned.text.id, event.sameAs);
    case 'repeated':
      report.texts.unchanged++;
      return addText(report, event.cleaned);
    case 'saved':
      for (const outcome of event.outcomes) report.texts[outcome]++;
      report.demoTextsRemoved ||= event.removesDemo;
      return;
    case 'bare':
      return addNotListed(report, event.properties);
    case 'analysed':
      report.analysed = event.texts;
      for (const problem of event.problems) addProblem(report, problem);
  }
}

function addProblem(report: ImportReport, problem: ImportProblem): void {
  report.problems++;
  if (report.problemList.length < MAX_LISTED) report.problemList.push(problem);
}

function addDuplicate(report: ImportReport, id: string, sameAs: string): void {
  report.duplicates++;
  if (report.duplicateTexts.length < MAX_LISTED) report.duplicateTexts.push({ id, sameAs });
}

function addText(report: ImportReport, { text, dropped, repeated }: CleanedText): void {
  report.texts.read++;
  report.words += text.content.match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  report.repeatedProperties += repeated;
  for (const name of dropped) count(report.droppedProperties, name);
  for (const { name } of text.properties) {
    if (!knownPropertyNames.has(name)) count(report.unknownProperties, name);
  }
  // What the store or a later source has of such a text is not seen here.
  if (text.lacksProperties) report.lackingProperties++;
  else addNotListed(report, text.properties);
}

function addNotListed(report: ImportReport, properties: readonly TextProperty[]): void {
  const { notListed, unknownSubcorpora, unknownLanguages } = report;
  const valuesOf = (name: string) => properties.filter((one) => one.name === name).map((one) => one.value);
  const [codes, languages] = [valuesOf(SUBCORPUS_PROPERTY), valuesOf(LANGUAGE_PROPERTY)];
  if (valuesOf(TITLE_PROPERTY).length === 0) notListed.withoutTitle++;
  if (codes.length === 0) notListed.withoutSubcorpus++;
  else if (!codes.some((code) => Object.hasOwn(subcorpora, code))) {
    notListed.withUnknownSubcorpus++;
    for (const code of codes) count(unknownSubcorpora, code);
  }
  if (languages.length === 0) notListed.withoutLanguage++;
  else if (!languages.some((code) => Object.hasOwn(textLanguages, code))) {
    notListed.withUnknownLanguage++;
    for (const code of languages) count(unknownLanguages, code);
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (readOwn(counts, name) ?? 0) + 1;
}
