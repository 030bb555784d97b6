export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Raw text of a treebank file with the places of its sentences and surface tokens. */
export interface TreebankText {
  text: string;
  sentences: Span[];
  tokens: Span[];
}

/**
 * Rebuilds raw text from the `# text` lines: sentences are joined by a space, by `paragraphBreak` where a `# newpar` or
 * `# newdoc` line stands before the sentence. Tokens are found in it by their forms, so spaces inside forms are kept.
 */
export function readTreebankText(conllu: string, paragraphBreak = '\n'): TreebankText {
  const parts: string[] = [];
  const result: TreebankText = { text: '', sentences: [], tokens: [] };
  let offset = 0;
  let isParagraph = false;
  let sentence: { start: number; text: string; at: number } | undefined;
  let rangeEnd = 0;
  for (const line of conllu.split('\n')) {
    if (/^# new(?:par|doc)/.test(line)) isParagraph = true;
    else if (line.startsWith('# text = ')) {
      const text = line.slice(9).trim();
      const gap = parts.length === 0 ? '' : isParagraph ? paragraphBreak : ' ';
      parts.push(gap, text);
      sentence = { start: offset + gap.length, text, at: 0 };
      offset += gap.length + text.length;
      result.sentences.push({ start: sentence.start, end: offset });
      isParagraph = false;
      rangeEnd = 0;
    } else if (sentence && /^\d/.test(line)) {
      rangeEnd = addToken(result, sentence, line, rangeEnd);
    }
  }
  result.text = parts.join('');
  return result;
}

/** Adds the surface token of a line; words inside a multiword token and empty nodes are passed over. */
function addToken(
  result: TreebankText,
  sentence: { start: number; text: string; at: number },
  line: string,
  rangeEnd: number,
): number {
  const [id = '', form = ''] = line.split('\t');
  if (id.includes('.') || Number.parseInt(id, 10) <= rangeEnd) return rangeEnd;
  const found = sentence.text.indexOf(form, sentence.at);
  if (found < 0) throw new Error(`form "${form}" does not stand in its sentence`);
  sentence.at = found + form.length;
  result.tokens.push({ start: sentence.start + found, end: sentence.start + sentence.at });
  return id.includes('-') ? Number(id.split('-')[1]) : rangeEnd;
}
