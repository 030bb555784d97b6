import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { readData } from '../project-files';
import { readLearnerPairs } from '../sources/read-parallel-text';
import { readTarFile } from '../sources/read-tar-file';
import { listForms, readTreebank, TRAINING_PARTS } from '../sources/read-treebank';

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

/** Every sentence that the language models learn from, in a fixed order; learner sentences are corrected ones. */
export function readSourceSentences(): SourceSentence[] {
  return [
    ...readTarFile('plain/clean-text.tar.gz').flatMap(({ name, content }) =>
      cutAll('clean', sampleLines(name, content)),
    ),
    ...readTarFile('plain/fiction-books.tar.gz')
      .filter(({ content }) => isModernSpelling(content))
      .flatMap(({ content }) => cutAll('fiction', joinWrappedLines(content))),
    ...cutAll('academic', readAcademicTexts()),
    ...TRAINING_PARTS.flatMap((name) =>
      listForms(readTreebank(name)).map((tokens) => ({ source: 'treebank' as const, tokens })),
    ),
    ...[...new Set(readLearnerPairs().map(({ corrected }) => corrected))].flatMap((extract) =>
      cutAll('learner', [extract]).map((sentence) => ({ ...sentence, extract })),
    ),
  ];
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
  const rows = readData('evkk/texts.jsonl.gz').trim().split('\n');
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
