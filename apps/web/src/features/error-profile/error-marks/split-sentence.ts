import type { ErrorMark } from '@keelerada/contract/error-marks/error-marks';

/** A stretch of a sentence: as it stands, or what a mark is about. */
export interface SentencePiece {
  readonly text: string;
  readonly mark: ErrorMark | null;
}

export interface SplitSentence {
  readonly written: readonly SentencePiece[];
  readonly corrected: readonly SentencePiece[];
  readonly marks: readonly ErrorMark[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const LAST_WORD = /\S+\s*$/u;
const FIRST_WORD = /^\s*\S+/u;

const plain = (text: string): SentencePiece[] => (text === '' ? [] : [{ text, mark: null }]);

/** What is put in, without the space around it. */
function showCorrection(mark: ErrorMark): SentencePiece[] {
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(mark.corrected) ?? [];
  return [...plain(before), ...(inside === '' ? [] : [{ text: inside, mark }]), ...plain(after)];
}

/** Takes the last word of plain text off, for a mark to stand on. */
function takeLastWord(pieces: SentencePiece[]): string {
  const last = pieces.at(-1);
  const word = last?.mark === null ? (LAST_WORD.exec(last.text)?.[0] ?? '') : '';
  if (last === undefined || word === '') return '';
  pieces.pop();
  pieces.push(...plain(last.text.slice(0, last.text.length - word.length)));
  return word;
}

/**
 * One sentence twice, cut where it is marked: as written and as corrected. Where something is missing the words on both
 * sides carry the mark, as there is nothing else to underline. A mark belongs to the sentence that it starts in.
 */
export function splitSentence(
  text: string,
  { start, end }: Place,
  marks: readonly ErrorMark[],
): SplitSentence {
  const written: SentencePiece[] = [];
  const corrected: SentencePiece[] = [];
  let at = start;
  marks.forEach((mark, place) => {
    const before = text.slice(at, mark.start);
    written.push(...plain(before));
    corrected.push(...plain(before), ...showCorrection(mark));
    at = mark.end;
    if (mark.start < mark.end) return void written.push({ text: text.slice(mark.start, mark.end), mark });
    const until = marks[place + 1]?.start ?? end;
    const next = FIRST_WORD.exec(text.slice(at, until))?.[0] ?? '';
    const shown = takeLastWord(written) + next;
    if (shown !== '') written.push({ text: shown, mark });
    corrected.push(...plain(next));
    at += next.length;
  });
  const rest = text.slice(at, Math.max(at, end));
  return { written: [...written, ...plain(rest)], corrected: [...corrected, ...plain(rest)], marks };
}

/** The sentences of a text, each cut at its marks. */
export function splitSentences(
  text: string,
  sentences: readonly Place[],
  marks: readonly ErrorMark[],
): readonly SplitSentence[] {
  let reached = 0;
  return sentences.map((sentence, place) => {
    const next = sentences[place + 1]?.start ?? Infinity;
    const own = marks.filter((mark) => mark.start >= sentence.start && mark.start < next);
    const from = Math.max(sentence.start, reached);
    reached = Math.max(sentence.end, own.at(-1)?.end ?? 0);
    return splitSentence(text, { start: from, end: sentence.end }, own);
  });
}
