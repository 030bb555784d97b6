import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { readTextPairs } from '../sources/read-parallel-text';
import { readTreebank } from '../sources/read-treebank';
import { readTarFile } from '../sources/read-tar-file';

export const DATA_FOLDER = new URL('../../../../shared/data/', import.meta.url);
const CLEAN_TEXT = new URL('plain/clean-text.tar.gz', DATA_FOLDER);
const FICTION = new URL('plain/fiction-books.tar.gz', DATA_FOLDER);
const CORPUS_TEXTS = new URL('evkk/texts.jsonl.gz', DATA_FOLDER);
const LEARNER_PAIRS = new URL('gec/tartu-l2-parallel.xml.gz', DATA_FOLDER);

/** The subcorpus of academic texts; those of native speakers are edited Estonian. */
const ACADEMIC_SUBCORPUS = 'cwUSEqQLt';
/** One in so many lines of the sources that would outweigh everyday language. */
const SAMPLING: Readonly<Record<string, number>> = {
  'laws-sample.txt': 4,
  'libreoffice-help.txt': 4,
  'msdocs-human.txt': 4,
};
/** Books with more `w` than this share of their letters keep the spelling of before 1910. */
const MOST_W_SHARE = 0.001;

/** A sentence of edited Estonian as tokens. `source` says where it comes from. */
export interface SourceSentence {
  readonly source: 'clean' | 'fiction' | 'academic' | 'treebank' | 'learner';
  readonly tokens: readonly string[];
  /** The corrected extract that the sentence belongs to, of learner sentences only. */
  readonly extract?: string;
}

/** True if the data of the language models lie beside the project. */
export function hasLanguageData(): boolean {
  return [CLEAN_TEXT, FICTION, CORPUS_TEXTS, LEARNER_PAIRS].every((file) => existsSync(file));
}

/** Every sentence that the language models learn from, in a fixed order; learner sentences are corrected ones. */
export function readSourceSentences(): SourceSentence[] {
  return [
    ...readTarFile(CLEAN_TEXT).flatMap(({ name, content }) => cutAll('clean', sampleLines(name, content))),
    ...readTarFile(FICTION)
      .filter(({ content }) => isModernSpelling(content))
      .flatMap(({ content }) => cutAll('fiction', joinWrappedLines(content))),
    ...cutAll('academic', readAcademicTexts()),
    ...(['et_edt-ud-train', 'et_ewt-ud-train'] as const).flatMap((name) =>
      readTreebank(name).map((sentence) => ({
        source: 'treebank' as const,
        tokens: sentence.map(({ form }) => form),
      })),
    ),
    ...[...new Set(readLearnerPairs().map(({ corrected }) => corrected))].flatMap((extract) =>
      cutAll('learner', [extract]).map((sentence) => ({ ...sentence, extract })),
    ),
  ];
}

/** The pairs of the Tartu learner corpus. */
export function readLearnerPairs(): ReturnType<typeof readTextPairs> {
  return readTextPairs(readGzip(LEARNER_PAIRS));
}

/** The text of a gzip file. */
export function readGzip(file: URL): string {
  return gunzipSync(readFileSync(file)).toString('utf8');
}

function sampleLines(name: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const step = SAMPLING[name] ?? 1;
  return lines.filter((_, i) => i % step === 0).map((line) => line.replace(/\\[rn]/gu, '\n'));
}

function isModernSpelling(text: string): boolean {
  return (text.match(/w/giu)?.length ?? 0) / text.length < MOST_W_SHARE;
}

/** Paragraphs of a book whose lines are wrapped: an empty line ends one. */
function joinWrappedLines(text: string): string[] {
  return text.split(/\r?\n\s*\r?\n/u).map((paragraph) => paragraph.replace(/\s+/gu, ' '));
}

function readAcademicTexts(): string[] {
  const rows = readGzip(CORPUS_TEXTS).trim().split('\n');
  return rows.flatMap((row) => {
    const { content, properties } = JSON.parse(row) as {
      content: string;
      properties: { name: string; value: string }[];
    };
    const value = (name: string): string | undefined => properties.find((p) => p.name === name)?.value;
    return value('korpus') === ACADEMIC_SUBCORPUS && value('emakeel') === 'eesti' ? [content] : [];
  });
}

function cutAll(source: SourceSentence['source'], texts: readonly string[]): SourceSentence[] {
  return texts.flatMap((raw) => {
    const text = raw.normalize('NFC');
    return segmentText(text).map(({ tokens }) => ({
      source,
      tokens: tokens.map(({ start, end }) => text.slice(start, end)),
    }));
  });
}
