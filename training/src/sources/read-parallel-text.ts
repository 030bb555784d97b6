import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { readData } from '../project-files';
import { alignTokens } from './align-tokens';
import type { GoldEdit, GoldSentence } from './read-m2';

/** An extract of a learner's text and its corrected version. */
export interface TextPair {
  readonly original: string;
  readonly corrected: string;
}

/** The pairs of the Tartu-L2 parallel corpus (its `<mistake>` elements); white space becomes single spaces. */
export function readLearnerPairs(): TextPair[] {
  const xml = readData('gec/tartu-l2-parallel.xml.gz');
  const pairs: TextPair[] = [];
  for (const [, content = ''] of xml.matchAll(/<mistake>([\s\S]*?)<\/mistake>/g)) {
    const original = readElement(content, 'original');
    const corrected = readElement(content, 'correction');
    if (original !== '' && corrected !== '') pairs.push({ original, corrected });
  }
  return pairs;
}

function readElement(content: string, name: string): string {
  const text = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(content)?.[1] ?? '';
  return decodeEntities(text).replace(/\s+/g, ' ').trim().normalize('NFC');
}

function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

/** The tokens of a text, sentences one after another. */
export function listTokens(text: string): string[] {
  return segmentText(text).flatMap(({ tokens }) => tokens.map(({ start, end }) => text.slice(start, end)));
}

/** The pair as one sentence with one annotator, whose edits come from an alignment of the tokens. */
export function alignPair({ original, corrected }: TextPair): GoldSentence {
  const tokens = listTokens(original);
  const edits: GoldEdit[] = alignTokens(tokens, listTokens(corrected)).map(({ start, end, replacement }) => ({
    start,
    end,
    type: '',
    alternatives: [replacement],
  }));
  return { tokens, annotators: [edits] };
}
