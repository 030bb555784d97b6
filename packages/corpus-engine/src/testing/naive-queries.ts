import type { WordUnit } from '../segment/segment';
import { placeTokens, type PlainText, splitSentences } from './random-texts';

/** The tool semantics once more, written plainly over strings, to hold the engine against. */

interface NaiveWord {
  readonly key: string;
  readonly upos: string;
  readonly token: number;
  readonly sentence: number;
}

export function keyOf(written: string, lemma: string, unit: WordUnit): string {
  if (unit === 'lemma' && lemma !== '_') return lemma.toLowerCase().normalize('NFC');
  const form = written.replaceAll(/(?<=\p{L})[’‘`´](?=\p{L})/gu, "'").normalize('NFC');
  return unit === 'form' ? form : form.toLowerCase();
}

export function readWords(text: PlainText, unit: WordUnit): NaiveWord[] {
  const sentences = splitSentences(text);
  return text.tokens.flatMap((one, token) => {
    if (one.upos === 'PUNCT' || one.upos === 'SYM') return [];
    const sentence = sentences.findIndex(([from, to]) => token >= from && token < to);
    return [{ key: keyOf(one.written, one.lemma, unit), upos: one.upos, token, sentence }];
  });
}

export function countNaively(texts: readonly PlainText[], unit: WordUnit): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, upos } of texts.flatMap((text) => readWords(text, unit))) {
    const row = counts.get(key) ?? new Map<string, number>();
    row.set(upos, (row.get(upos) ?? 0) + 1);
    counts.set(key, row);
  }
  return counts;
}

export function sum(counts: Map<string, number> | undefined): number {
  return [...(counts?.values() ?? [])].reduce((total, count) => total + count, 0);
}

/** In how many texts each word occurs. */
export function countTextsNaively(texts: readonly PlainText[], unit: WordUnit): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const key of new Set(readWords(text, unit).map((word) => word.key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Folded forms of a lemma with the texts of their occurrences. */
export function listFormsNaively(texts: readonly PlainText[], lemma: string): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const text of texts) {
    const folded = readWords(text, 'folded');
    readWords(text, 'lemma').forEach(({ key }, place) => {
      const form = folded[place]!.key;
      if (key === lemma) forms.set(form, [...(forms.get(form) ?? []), text.id]);
    });
  }
  return forms;
}

function findNaively(text: PlainText, keys: readonly string[], unit: WordUnit): number[] {
  const words = readWords(text, unit);
  return words.flatMap((_, index) => {
    const run = words.slice(index, index + keys.length);
    const isMatch = run.length === keys.length && run.every((one, i) => one.key === keys[i]);
    return isMatch ? [index] : [];
  });
}

function cutLine(content: string, from: number, to: number): string {
  return content
    .slice(from, to)
    .replaceAll('\r\n', '\n')
    .replace(/[\n\v\f\r\u2028\u2029\u0085]/g, ' ')
    .trim();
}

export interface NaiveContext {
  readonly contextBefore: string;
  readonly keyword: string;
  readonly contextAfter: string;
  readonly joined?: string;
  readonly textId: string;
}

type NaiveWidth = Readonly<{ type: 'WORD' | 'SENTENCE'; count: number }>;

export function concordNaively(
  texts: readonly PlainText[],
  keys: readonly string[],
  unit: WordUnit,
  width: NaiveWidth,
): NaiveContext[] {
  return texts.flatMap((text) => {
    const words = readWords(text, unit);
    return findNaively(text, keys, unit).map((index) =>
      cutNaively(text, words[index]!.token, words[index + keys.length - 1]!.token + 1, width),
    );
  });
}

/** The row of the tokens from `first` to before `end`. */
export function cutNaively(text: PlainText, first: number, end: number, width: NaiveWidth): NaiveContext {
  const words = readWords(text, 'form').map(({ token }) => token);
  const sentences = splitSentences(text);
  const findSentence = (token: number): number =>
    sentences.findIndex(([from, to]) => token >= from && token < to);
  const { content, starts, ends } = placeTokens(text);
  const { count } = width;
  let [from, to] = [starts[first]!, ends[end - 1]!];
  if (width.type === 'WORD') {
    const before = words.filter((token) => token < first).slice(-count || words.length);
    const after = words.filter((token) => token >= end).slice(0, count);
    if (before.length > 0) from = starts[before[0]!]!;
    if (after.length > 0) to = ends[after.at(-1)!]!;
  } else {
    const opening = sentences[Math.max(0, findSentence(first) - count)]!;
    const closing = sentences[Math.min(sentences.length - 1, findSentence(end - 1) + count)]!;
    from = starts[opening[0]]!;
    to = ends[closing[1] - 1]!;
  }
  return {
    contextBefore: cutLine(content, from, starts[first]!),
    keyword: cutLine(content, starts[first]!, ends[end - 1]!),
    contextAfter: cutLine(content, ends[end - 1]!, to),
    textId: text.id,
    ...nameJoined(
      /[^\s\u0085]$/u.test(content.slice(from, starts[first])),
      /^[^\s\u0085]/u.test(content.slice(ends[end - 1], to)),
    ),
  };
}

function nameJoined(isBefore: boolean, isAfter: boolean): { joined?: string } {
  if (isBefore && isAfter) return { joined: 'BOTH' };
  if (isBefore) return { joined: 'BEFORE' };
  return isAfter ? { joined: 'AFTER' } : {};
}

interface NaiveNeighbour {
  left: number;
  right: number;
  readonly texts: Set<string>;
}

export function neighboursNaively(
  texts: readonly PlainText[],
  keys: readonly string[],
  unit: WordUnit,
  span: number,
): { node: number; neighbours: Map<string, NaiveNeighbour> } {
  const neighbours = new Map<string, NaiveNeighbour>();
  let node = 0;
  for (const text of texts) {
    const hits = findNaively(text, keys, unit);
    node += hits.length;
    readWords(text, unit).forEach(({ key }, place) => {
      const distances = hits.map((hit) => {
        if (place < hit) return { side: 'left' as const, distance: hit - place };
        return { side: 'right' as const, distance: place - (hit + keys.length - 1) };
      });
      const [nearest] = distances
        .filter(({ distance }) => distance >= 1 && distance <= span)
        .sort((a, b) => a.distance - b.distance);
      if (nearest === undefined) return;
      const row = neighbours.get(key) ?? { left: 0, right: 0, texts: new Set<string>() };
      row[nearest.side] += 1;
      row.texts.add(text.id);
      neighbours.set(key, row);
    });
  }
  return { node, neighbours };
}
