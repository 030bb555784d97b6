import { readData } from '../project-files';

/** One correction of an annotator. */
export interface GoldEdit {
  readonly start: number;
  readonly end: number;
  /** Error type, for example `R:NOM:FORM`. */
  readonly type: string;
  /** Replacements that are equally right, the preferred one first. */
  readonly alternatives: readonly (readonly string[])[];
}

/** A sentence with the corrections of each annotator; an annotator without corrections finds it right. */
export interface GoldSentence {
  readonly tokens: readonly string[];
  readonly annotators: readonly (readonly GoldEdit[])[];
}

const NO_CORRECTION = '-NONE-';

/**
 * Reads the M2 format (Dahlmeier & Ng 2012). A sentence begins with `S `; blank lines are not relied on, because some
 * are missing in EstGEC-L2. `||` separates alternatives. Throws an Error that names the line.
 */
export function readM2(text: string): GoldSentence[] {
  const sentences: { tokens: string[]; annotators: Map<number, GoldEdit[]> }[] = [];
  for (const [number, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('S ')) {
      sentences.push({ tokens: splitTokens(line.slice(2)), annotators: new Map() });
    } else if (line.startsWith('A ')) {
      const sentence = sentences.at(-1);
      const parsed = parseAnnotation(line.slice(2));
      if (!sentence || !parsed) throw new Error(`M2 line ${number + 1} is no annotation of a sentence.`);
      const edits = sentence.annotators.get(parsed.annotator) ?? [];
      sentence.annotators.set(parsed.annotator, edits);
      if (parsed.edit) edits.push(parsed.edit);
    }
  }
  return sentences.map(({ tokens, annotators }) => ({
    tokens,
    annotators: annotators.size > 0 ? [...annotators.values()] : [[]],
  }));
}

/** The development part of EstGEC-L2. */
export function readDevelopmentGold(): GoldSentence[] {
  return readM2(readData('gec/estgec-l2-dev.m2'));
}

function parseAnnotation(line: string): { annotator: number; edit?: GoldEdit } | undefined {
  const [place = '', type = '', corrections = '', , , annotatorField] = line.split('|||');
  const [start, end] = place.split(' ').map(Number);
  const annotator = Number(annotatorField);
  if (!Number.isInteger(start) || !Number.isInteger(end) || !Number.isInteger(annotator)) return undefined;
  if (type === 'noop') return { annotator };
  const alternatives = corrections
    .split('||')
    .map((part) => (part === NO_CORRECTION ? [] : splitTokens(part)));
  return { annotator, edit: { start: start!, end: end!, type, alternatives } };
}

function splitTokens(text: string): string[] {
  return text.split(' ').filter((token) => token !== '');
}
